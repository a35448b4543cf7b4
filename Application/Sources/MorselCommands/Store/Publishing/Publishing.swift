// SPDX-License-Identifier: Apache-2.0

internal import AppClipExperiences
internal import AppClipTypes
internal import MorselRegistry
internal import MorselWording

/// What publishing takes.
enum Publishing {
    /// Reads a clip bundle.
    ///
    /// - Throws: ``CommandError``.
    static func bundle(_ folder: String) throws -> ClipBundle {
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

    /// A build that was published, and what the store says about it.
    typealias Result = (build: StoredBuild, findings: PublishingFindings)

    /// Publishes a bundle; this server then serves the hosts of its entitlement.
    ///
    /// - Parameters:
    ///   - bundle: The bundle.
    ///   - registry: Where it is published.
    ///   - time: The moment of publication.
    ///   - permissions: What the operator allows.
    ///   - proof: Asks hosts of other teams whether the clip belongs to them; `nil` asks none.
    ///   - isForced: Whether it is published although the store would refuse it.
    /// - Returns: The build.
    /// - Throws: ``CommandError``.
    static func publish(
        _ bundle: ClipBundle,
        in registry: some Registry,
        at time: Timestamp,
        _ permissions: HostPermissions = HostPermissions(),
        _ proof: HostProof? = nil,
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

    /// What the store refuses, and that nothing was published.
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

    /// The hosts of a bundle that are known as external sites.
    ///
    /// - Throws: What the registry throws.
    static func externalHosts(
        of bundle: ClipBundle,
        in registry: some Registry
    ) async throws -> [HostName] {
        var hosts: [HostName] = []
        for host in bundle.hosts where try await registry.domain(host)?.file != .hosted {
            hosts.append(host)
        }
        return hosts
    }
}
