// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import MorselFetch
import NIOSSL
import Terminal

/// The options of commands that fetch files from sites.
struct FetchOptions: ParsableArguments {
    @Flag(
        help: ArgumentHelp(
            "Also connect to addresses of private networks and of this machine.",
            discussion: "Apple's devices and its cache connect to public addresses only."
        )
    )
    var allowPrivate = false

    @Option(help: ArgumentHelp("A port other than 443, for tests.", visibility: .hidden))
    var testPort: Int?

    @Option(
        help: ArgumentHelp(
            "Additional certificates to trust, in PEM format.",
            valueName: "file"
        )
    )
    var trust: String?

    func validate() throws {
        guard testPort.map({ (1...65_535).contains($0) }) ?? true else {
            throw ValidationError("--test-port must be between 1 and 65535.")
        }
    }

    /// Returns the policy for requests to sites.
    ///
    /// - Throws: ``CommandError`` if the certificates to trust cannot be read.
    func policy() throws -> SiteFetcher.Policy {
        var policy = SiteFetcher.Policy()
        policy.allowsPrivateAddresses = allowPrivate
        if let testPort {
            policy.port = testPort
            policy.allowsOtherPorts = true
        }
        if let trust {
            let bytes = try InputFile.bytes(trust, limit: 1 << 20, what: "trust")
            do {
                policy.additionalRoots = try NIOSSLCertificate.fromPEMBytes(bytes)
            } catch {
                throw CommandError(
                    "trust",
                    "trust: '\(trust)' contains no certificates in PEM "
                        + "format."
                )
            }
        }
        return policy
    }
}
