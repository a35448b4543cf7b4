internal import ArgumentParser
internal import MorselFetch
internal import NIOSSL

/// How sites are asked over the network.
struct FetchOptions: ParsableArguments {
    @Flag(
        help: ArgumentHelp(
            "Ask addresses of private networks and of this machine as well.",
            discussion: "Devices and their cache ask public addresses only."
        )
    )
    var allowPrivate = false

    @Option(help: ArgumentHelp("Another port than 443, for tests.", visibility: .hidden))
    var testPort: Int?

    @Option(
        help: ArgumentHelp(
            "Certificates that are trusted besides the machine's own, in PEM.",
            valueName: "file"
        )
    )
    var trust: String?

    func validate() throws {
        guard testPort.map({ (1...65_535).contains($0) }) ?? true else {
            throw ValidationError("--test-port takes 1 to 65535.")
        }
    }

    /// The policy for asking sites.
    ///
    /// - Throws: ``Refusal``.
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
                throw Refusal("trust", "trust: '\(trust)' has no certificates in PEM.")
            }
        }
        return policy
    }
}
