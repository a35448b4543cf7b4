// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes

extension Registry {
    /// Returns everything that decisions need, from one consistent state with its revision.
    ///
    /// Data that cannot be read is in the snapshot as an error, and does not affect the rest.
    public func snapshot() async throws -> RegistrySnapshot {
        let seed = UInt64.random(in: .min ... .max)
        return try await engine.read { session in
            var builder = RegistrySnapshot.Builder(seed: seed)
            for identifier in try session.clipIdentifiers() {
                builder.add(identifier, try reading { try session.publishedClip(identifier) })
            }
            for row in try session.rows("SELECT * FROM domains") {
                guard let host = try? row.host() else { continue }
                builder.add(host, try reading { try row.domain() })
            }
            return try session.snapshot(with: builder)
        }
    }

    /// Returns the current state of everything that has changed after a revision.
    ///
    /// - Parameters:
    ///   - revision: The revision of a snapshot.
    ///   - limit: The maximum number of changes that are read.
    /// - Returns: The update, for ``RegistrySnapshot/applying(_:)``; `nil` if there are more
    ///   changes.
    /// - Throws: What the storage throws.
    public func update(after revision: Revision, limit: Int) async throws -> RegistryUpdate? {
        try await engine.read { session in
            var update = RegistryUpdate(revision: try session.revision())
            // If a change cannot be read, it is unknown what it is about.
            let changes = try reading { try session.changes(after: revision, limit: limit) }
            guard case .success(let changes) = changes,
                changes.count < limit || changes.last?.revision == update.revision
            else { return nil }
            for change in changes { try session.read(change, into: &update) }
            return update
        }
    }
}

/// Returns the result of a closure; a registry error is a failure, and other errors are thrown.
private func reading<Value>(_ body: () throws -> Value) throws -> Result<Value, RegistryError> {
    do {
        return .success(try body())
    } catch let error as RegistryError {
        return .failure(error)
    }
}

extension SQLSession {
    fileprivate func clipIdentifiers() throws -> [AppIdentifier] {
        try rows("SELECT identifier FROM clips ORDER BY identifier")
            .compactMap { row in
                let text: String? = try? row.read("identifier")
                return try? text.map { try AppIdentifier($0) }
            }
    }

    /// Reads the object of a change, unless an earlier change was about the same.
    fileprivate func read(_ change: Change, into update: inout RegistryUpdate) throws {
        switch change.subject {
        case .build:
            guard let clip = try? AppIdentifier(change.key), update.clips[clip] == nil
            else { return }
            update.clips[clip] = try reading { try publishedClip(clip) }
        case .experience:
            guard let number = Int64(change.key),
                let id = try? AdvancedExperience.ID(stored: number),
                update.experiences[id] == nil
            else { return }
            update.experiences[id] = try reading {
                guard
                    let found = try storedExperiences(
                        "experience.id = ?",
                        [.integer(number)],
                        limit: 1
                    )
                    .first
                else { throw RegistryError.unknownExperience(id) }
                return found.experience
            }
        case .domain:
            guard let host = try? HostName(change.key), update.domains[host] == nil
            else { return }
            update.domains[host] = try reading {
                guard let domain = try domain(host) else { throw RegistryError.damaged("domains") }
                return domain
            }
        // A card that shows an image has a change of its own.
        case .image: break
        }
    }

    fileprivate func publishedClip(_ identifier: AppIdentifier) throws -> PublishedClip {
        let store = ReadTransaction(self)
        guard let stored = try store.clip(identifier) else { throw RegistryError.damaged("clips") }
        return try store.published(stored)
    }
}
