// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipExperiences
import AppClipTypes

/// Changes to the contents of a registry: all of them or, if the closure throws, none.
///
/// Each change is reported to those who follow the registry, and is in the log; entries of the log are
/// written at the end of the transaction, many at a time. The rules of the store are checked before, by
/// ``ReadTransaction/findings(about:_:)``; only changes that would make the registry inconsistent are
/// refused here.
public final class WriteTransaction: ReadTransaction {
    private let author: Author
    private let time: Timestamp
    private var entries: [PendingEntry] = []
    private var released: Set<Digest> = []

    /// A cache of clips; none of them is ever removed.
    private var knownClips: [AppIdentifier: Int64] = [:]

    private struct PendingEntry {
        let subject: LogEntry.Subject
        let before: String?
        let after: String?
    }

    /// Creates a transaction for the changes of an author.
    init(_ session: any SQLSession, by author: Author, at time: Timestamp) {
        self.author = author
        self.time = time
        super.init(session)
    }

    /// - Throws: `RegistryError.unknownClip` if the clip was never published.
    func existingClipNumber(_ clip: AppIdentifier) throws -> Int64 {
        if let number = knownClips[clip] { return number }
        guard let number = try session.clipNumber(clip) else {
            throw RegistryError.unknownClip(clip)
        }
        knownClips[clip] = number
        return number
    }

    /// Records a change for the log; nothing is recorded if both values are equal.
    func log(_ subject: LogEntry.Subject, before: String?, after: String?) {
        guard before != after else { return }
        entries.append(PendingEntry(subject: subject, before: before, after: after))
    }

    /// Records that an object no longer refers to bytes; they are removed at the end if nothing else
    /// does.
    func release(_ digests: [Digest]) { released.formUnion(digests) }

    /// Writes the log and removes released bytes, once, at the end of the transaction.
    func finish() throws {
        if !released.isEmpty {
            try removeUnowned(Array(released))
            released = []
        }
        guard !entries.isEmpty else { return }
        let count = Int64(entries.count)
        let first = try session.nextNumber("log", count: entries.count) - count + 1
        let author = try JSON.text(of: author)
        try session.insert(
            into: "log",
            ["number", "time", "author", "kind", "id", "old_value", "new_value"],
            entries.enumerated().map { place, entry in
                [
                    .integer(first + Int64(place)), .integer(time.secondsSince1970),
                    .text(author), .text(entry.subject.kind), .text(entry.subject.id),
                    entry.before.map(SQLValue.text) ?? .null,
                    entry.after.map(SQLValue.text) ?? .null,
                ]
            }
        )
        entries = []
    }
}
