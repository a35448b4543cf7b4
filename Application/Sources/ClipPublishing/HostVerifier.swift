// SPDX-License-Identifier: Apache-2.0

import AppClipTypes
import AppSiteAssociation
import AssociationVerification
package import MorselFetch
package import MorselRegistry
import MorselWording
import Terminal

/// Proof that a clip belongs to hosts of another team: their own association files name it.
package struct HostVerifier {
    /// The checker that requests the association files.
    private let checker: DomainChecker

    /// Creates a verifier.
    package init(checker: DomainChecker) { self.checker = checker }

    /// The maximum number of hosts whose files are requested for a build.
    private static let mostHosts = 16

    /// Returns the hosts of other teams that a clip may also name.
    ///
    /// - Parameters:
    ///   - conflicts: The hosts of other teams that the bundle names.
    ///   - bundle: The bundle of the clip.
    /// - Returns: The hosts whose files name the clip.
    /// - Throws: ``CommandError`` with the first host whose file does not name the clip.
    package func hosts(of conflicts: [HostConflict], for bundle: ClipBundle) async throws -> Set<
        HostPattern
    > {
        var proven: Set<HostPattern> = []
        for (number, conflict) in conflicts.enumerated() {
            guard !conflict.named.isWildcard else { throw Self.refusal(conflict, bundle, nil) }
            guard number < Self.mostHosts else {
                throw Self.refusal(
                    conflict,
                    bundle,
                    "The association files of at most \(Self.mostHosts) hosts are fetched."
                )
            }
            let host = conflict.named.host
            let status = AssociationStatus(
                of: bundle.clip,
                on: host,
                entitlement: bundle.entitlement,
                file: await checker.check(host).file
            )
            switch status {
            case .verified: proven.insert(conflict.named)
            case .failed(let cause): throw Self.refusal(conflict, bundle, Self.words(cause, host))
            }
        }
        return proven
    }

    private static func words(_ cause: AssociationStatus.Cause, _ host: HostName) -> String {
        switch cause {
        case .noFile(let status):
            "Its association file could not be fetched (\(status.rawValue)), so it does not show "
                + "that the clip belongs to the host, too."
        default: "Its association file does not list the clip."
        }
    }

    /// Returns the error that names the owner of a host, and what would be accepted.
    private static func refusal(
        _ conflict: HostConflict,
        _ bundle: ClipBundle,
        _ reason: String?
    ) -> CommandError {
        let name = conflict.named.text
        let file =
            conflict.named.isWildcard
            ? "" : " list \(bundle.clip.text) in the association file of \(name),"
        return CommandError(
            "host",
            "publish: \(conflict.sentence) \(reason.map { $0 + " " } ?? "")Remove '\(name)' from "
                + "the clip's associated domains,\(file) or allow it with --share-host '\(name)'."
        )
    }
}
