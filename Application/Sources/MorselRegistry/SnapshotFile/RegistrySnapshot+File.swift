// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes

extension RegistrySnapshot {
    /// Returns a snapshot of a registry, made of the experiences of a file and the changes since.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - registry: The registry.
    ///   - limit: The maximum number of changes to catch up with.
    /// - Returns: A snapshot of the current revision, with the large indexes of the file.
    /// - Throws: ``SnapshotFileError/otherDatabase`` or ``SnapshotFileError/tooOld``, or what the
    ///   registry throws.
    static func resuming(
        _ file: SnapshotFile,
        for registry: Registry,
        limit: Int
    ) async throws -> RegistrySnapshot {
        let base = file.base
        guard try await registry.revision() >= base.revision,
            try await registry.history(at: base.revision) == file.history
        else { throw SnapshotFileError.otherDatabase }
        var builder = Builder(seed: .random(in: .min ... .max))
        // Clips and hosts are few. Changes since the file was written are also in the update, so that in
        // the end everything is from one consistent state.
        for (identifier, clip) in try await registry.publishedClips() {
            builder.add(identifier, clip)
        }
        for domain in try await registry.domains() { builder.add(domain.host, .success(domain)) }
        guard let update = try await registry.update(after: base.revision, limit: limit)
        else { throw SnapshotFileError.tooOld }
        return builder.finish(base).applying(update)
    }

    /// Returns the content of the snapshot file: the experiences as they were when the large indexes
    /// were built.
    ///
    /// - Parameter registry: The registry of the snapshot.
    /// - Returns: The content of the file, which is not written yet.
    /// - Throws: What the registry throws.
    public func file(of registry: Registry) async throws -> SnapshotFile {
        SnapshotFile(of: self, history: try await registry.history(at: base.revision))
    }
}

extension Registry {
    /// Returns all clips with their builds and default experiences, from one consistent state.
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
