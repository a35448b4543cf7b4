// SPDX-License-Identifier: Apache-2.0

package import AppClipBytes
import AppClipExperiences
import AppClipTypes
package import MorselRegistry
import MorselWording
import Terminal

/// The publication of clip bundles.
package enum Publishing {
    /// Reads a clip bundle from a folder.
    ///
    /// - Throws: ``CommandError`` if the folder is not a clip bundle.
    package static func bundle(_ folder: String) throws -> ClipBundle {
        guard InputFile.exists(folder) else {
            throw CommandError("bundle", "bundle: the folder '\(folder)' does not exist.")
        }
        guard InputFile.isFolder(folder) else {
            throw CommandError(
                "bundle",
                "bundle: '\(folder)' is not a folder; a clip bundle is a folder with "
                    + "'\(ClipBundle.manifestName)' in it."
            )
        }
        do throws(ClipBundleError) {
            return try ClipBundle(folder: folder)
        } catch {
            guard error != .fileMissing(path: ClipBundle.manifestName) else {
                throw CommandError(
                    "bundle",
                    "bundle: the folder '\(folder)' has no file '\(ClipBundle.manifestName)', so it "
                        + "is not a clip bundle."
                )
            }
            throw CommandError("bundle", "bundle: \(error.sentence)")
        }
    }

    /// A published build, and the findings of the store about it.
    package typealias Result = (build: StoredBuild, findings: PublishingFindings)

    /// Publishes a bundle; this server then serves the hosts of its entitlement.
    ///
    /// - Parameters:
    ///   - bundle: The bundle to publish.
    ///   - registry: The registry to which it is published.
    ///   - time: The time of publication.
    ///   - permissions: The permissions that the operator gives for hosts.
    ///   - proof: Checks with hosts of other teams whether the clip belongs to them; `nil` for no such check.
    ///   - isForced: Whether the bundle is published even if the store would reject it.
    /// - Returns: The build and the findings.
    /// - Throws: ``CommandError`` if nothing was published.
    package static func publish(
        _ bundle: ClipBundle,
        in registry: Registry,
        at time: Timestamp,
        _ permissions: HostPermissions = HostPermissions(),
        _ proof: HostVerifier? = nil,
        isForced: Bool = false
    ) async throws -> Result {
        do {
            return try await registry.write(by: .command, at: time) { store in
                try store.submit(bundle, at: time, hosts: permissions, isForced: isForced)
            }
        } catch let refused as PublishingError {
            throw Self.refusal(refused.findings)
        } catch RegistryError.hostsOfOtherTeams(let conflicts) where proof != nil {
            var permissions = permissions
            let proven = try await proof?.hosts(of: conflicts, for: bundle) ?? []
            permissions.shared.formUnion(proven)
            return try await publish(
                bundle,
                in: registry,
                at: time,
                permissions,
                isForced: isForced
            )
        } catch let error as RegistryError {
            throw CommandError("registry", "publish: \(error.sentence)")
        }
    }

    /// Returns the error that lists the findings, and says that nothing was published.
    private static func refusal(_ findings: PublishingFindings) -> CommandError {
        let errors = findings.experience.filter { $0.severity == .error }.map { $0.sentence }
        let experience = errors.isEmpty ? [] : ["Default experience:"] + errors
        let sentences = findings.build.map { $0.sentence } + experience
        let way = findings.canBeForced ? "; --force publishes it all the same." : "."
        return CommandError(
            "refused",
            "publish: \(sentences.joined(separator: " ")) Nothing was published\(way)"
        )
    }
}
