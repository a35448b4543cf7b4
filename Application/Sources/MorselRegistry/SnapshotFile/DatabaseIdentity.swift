// SPDX-License-Identifier: Apache-2.0

/// The identity of a database, which distinguishes it from all others.
struct DatabaseIdentity: Record {
    static let kind = "database"
    static let only = "identity"

    let id: String

    /// A random number, generated once.
    let number: UInt64

    var logged: Self? { nil }
}

extension Registry {
    /// Returns the history of a database at a revision: a digest of its identity and its latest
    /// changes until then.
    ///
    /// Two databases have the same history only if one is a copy of the other, and nothing has
    /// changed in either between the copy and the revision.
    func history(at revision: Revision) async throws -> Digest {
        let first = Revision(rawValue: max(revision.rawValue - 64, 0))
        let changes = try await changes(after: first, limit: 64)
            .filter { $0.revision <= revision }
            .map { "\($0.revision.rawValue) \($0.subject.rawValue) \($0.key)\n" }
        let text = "\(try await identity())\n" + changes.joined()
        return Digest(of: Array(text.utf8))
    }

    private func identity() async throws -> UInt64 {
        let only = DatabaseIdentity.only
        if let found = try await read({ try $0.record(DatabaseIdentity.self, only) }) {
            return found.number
        }
        let drawn = UInt64.random(in: 0...(.max >> 11))
        return try await write(by: .command, at: .now) { store in
            // Another process may have been faster.
            if let found = try store.record(DatabaseIdentity.self, only) { return found.number }
            try store.put(DatabaseIdentity(id: only, number: drawn))
            return drawn
        }
    }
}
