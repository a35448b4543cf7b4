// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipExperiences
import AppClipTypes
import MorselRegistry

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The contents of a registry, as one transaction of a database sees them.
///
/// Entries of the log are written at the end of the transaction, many at a time.
final class SQLStore {
    let session: any SQLSession
    private let author: Author
    private let time: Timestamp
    private var entries: [PendingEntry] = []
    private var released: Set<Digest> = []

    /// A cache of clips and images; none of them is ever removed.
    private var knownClips: [AppIdentifier: Int64] = [:]
    private var knownImages: [Digest: HeaderImage] = [:]

    private struct PendingEntry {
        let subject: LogEntry.Subject
        let before: String?
        let after: String?
    }

    /// Creates a store for reading.
    convenience init(reading session: any SQLSession) {
        self.init(session, by: .command, at: Timestamp(secondsSince1970: 0))
    }

    /// Creates a store for the changes of an author.
    init(_ session: any SQLSession, by author: Author, at time: Timestamp) {
        self.session = session
        self.author = author
        self.time = time
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

    func image(_ digest: Digest) throws -> HeaderImage? {
        if let image = knownImages[digest] { return image }
        let image = try session.rows("SELECT * FROM images WHERE digest = ?", [.text(digest.text)])
            .first?.header(digest: "digest")
        knownImages[digest] = image
        return image
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

/// JSON with sorted keys, so that equal values have equal texts.
enum JSON {
    static func text(of value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    /// - Throws: ``RegistryError/damaged(_:)`` if the text cannot be decoded as the value.
    static func value<Value: Decodable>(
        _ type: Value.Type,
        of text: String,
        column: String
    ) throws -> Value {
        do {
            return try JSONDecoder().decode(type, from: Data(text.utf8))
        } catch {
            throw RegistryError.damaged(column)
        }
    }
}
