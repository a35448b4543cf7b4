// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes

extension RegistrySnapshot {
    /// A snapshot of a registry, with the experiences of a file and what has changed since.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - registry: The registry.
    ///   - limit: The most changes to catch up with.
    /// - Returns: A snapshot of the present revision, with the large indexes of the file.
    /// - Throws: ``SnapshotFileError/otherDatabase`` or ``SnapshotFileError/tooOld``, or what the
    ///   registry throws.
    static func resuming(
        _ file: SnapshotFile,
        for registry: any Registry,
        limit: Int
    ) async throws -> RegistrySnapshot {
        let base = file.base
        guard try await registry.revision() >= base.revision,
            try await registry.history(at: base.revision) == file.history
        else { throw SnapshotFileError.otherDatabase }
        var builder = Builder(seed: .random(in: .min ... .max))
        // Clips and hosts are few. What has changed since the file stands in the update too, so that all
        // is of one moment in the end.
        for (identifier, clip) in try await registry.publishedClips() {
            builder.add(identifier, clip)
        }
        for domain in try await registry.domains() { builder.add(domain.host, .success(domain)) }
        guard let update = try await registry.update(after: base.revision, limit: limit)
        else { throw SnapshotFileError.tooOld }
        return builder.finish(base).applying(update)
    }

    /// What a file shows of this snapshot: the experiences as they were when the large indexes were
    /// built.
    ///
    /// - Parameter registry: The registry of the snapshot.
    /// - Returns: The content of the file, which is not written yet.
    /// - Throws: What the registry throws.
    public func file(of registry: any Registry) async throws -> SnapshotFile {
        SnapshotFile(of: self, history: try await registry.history(at: base.revision))
    }
}

extension Registry {
    /// All clips with their builds and default experiences, of one moment.
    fileprivate func publishedClips() async throws -> [(
        AppIdentifier, Result<PublishedClip, RegistryError>
    )] {
        try await read { store in
            try store.clips().map { stored in
                let identifier = stored.clip.identifier
                do {
                    return (identifier, .success(try store.published(stored)))
                } catch let error as RegistryError {
                    return (identifier, .failure(error))
                }
            }
        }
    }
}
