// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes

extension ReadTransaction {
    /// Returns a record, or `nil` if there is none.
    public func record<Value: Record>(_ type: Value.Type, _ id: String) throws -> Value? {
        try body(type, id).map { try JSON.value(type, of: $0, column: "body") }
    }

    /// Returns records in the order of their creation.
    ///
    /// - Parameters:
    ///   - type: The type of the records.
    ///   - owner: The id of the object that they belong to; `nil` for all.
    ///   - id: The last record of the previous page; `nil` for the first page.
    ///   - limit: The maximum number of records.
    /// - Returns: The records; fewer than the limit only on the last page.
    /// - Throws: As all functions here.
    public func records<Value: Record>(
        _ type: Value.Type,
        of owner: String?,
        after id: String?,
        limit: Int
    ) throws -> [Value] {
        var condition = "kind = ?"
        var arguments: [SQLValue] = [.text(Value.kind)]
        if let owner {
            condition += " AND owner = ?"
            arguments.append(.text(owner))
        }
        if let id {
            condition += """
                 AND number > coalesce(
                    (SELECT number FROM records WHERE kind = ? AND id = ?), 0)
                """
            arguments += [.text(Value.kind), .text(id)]
        }
        return try session.rows(
            "SELECT body FROM records WHERE \(condition) ORDER BY number LIMIT ?",
            arguments + [.integer(Int64(limit))]
        ).map { row in try JSON.value(type, of: row.read("body"), column: "body") }
    }

    private func body<Value: Record>(_ type: Value.Type, _ id: String) throws -> String? {
        try session.rows(
            "SELECT body FROM records WHERE kind = ? AND id = ?",
            [.text(Value.kind), .text(id)]
        ).first?.read("body")
    }
}

extension WriteTransaction {
    /// Stores a record, replacing one with the same id.
    public func put<Value: Record>(_ record: Value) throws {
        let before = try self.record(Value.self, record.id)
        guard before != record else { return }
        let body = try JSON.text(of: record)
        if before == nil {
            try session.execute(
                "INSERT INTO records (kind, id, owner, number, body) VALUES (?, ?, ?, ?, ?)",
                [
                    .text(Value.kind), .text(record.id), .text(record.owner),
                    .integer(try session.nextNumber("record")), .text(body),
                ]
            )
        } else {
            try session.execute(
                "UPDATE records SET owner = ?, body = ? WHERE kind = ? AND id = ?",
                [.text(record.owner), .text(body), .text(Value.kind), .text(record.id)]
            )
        }
        if let clip = record.shownClip {
            let number = try existingClipNumber(clip)
            for image in record.shownImages {
                guard try self.image(image) != nil else {
                    throw RegistryError.unknownImage(image.text)
                }
                try session.execute(
                    """
                    INSERT INTO shown_images (image, clip) VALUES (?, ?)
                    ON CONFLICT (image, clip) DO NOTHING
                    """,
                    [.text(image.text), .integer(number)]
                )
            }
        }
        try note(before, record)
    }

    /// Removes a record, if it exists.
    public func remove<Value: Record>(_ type: Value.Type, _ id: String) throws {
        guard let before = try record(type, id) else { return }
        try session.execute(
            "DELETE FROM records WHERE kind = ? AND id = ?",
            [.text(Value.kind), .text(id)]
        )
        try note(before, nil)
    }

    private func note<Value: Record>(_ before: Value?, _ after: Value?) throws {
        let kept = Set(after?.ownedBytes ?? [])
        release((before?.ownedBytes ?? []).filter { !kept.contains($0) })
        guard let id = (after ?? before)?.id else { return }
        log(
            LogEntry.Subject(kind: Value.kind, id: id),
            before: try before?.logged.map(JSON.text),
            after: try after?.logged.map(JSON.text)
        )
        let builds = try Set([before?.shownBuild, after?.shownBuild].compactMap(\.self))
            .compactMap { try build($0)?.published.build.clip }
        for clip in Set([before?.shownClip, after?.shownClip].compactMap(\.self) + builds) {
            session.note(.build, clip.text)
        }
    }
}
