// SPDX-License-Identifier: Apache-2.0

import MorselRegistry

extension SQLStore {
    func log(
        of subject: LogEntry.Subject?,
        without hidden: Set<String>,
        before number: Int64?,
        limit: Int
    ) throws -> [LogEntry] {
        var conditions: [String] = []
        var arguments: [SQLValue] = []
        if let subject {
            conditions.append("kind = ? AND id = ?")
            arguments += [.text(subject.kind), .text(subject.id)]
        }
        if !hidden.isEmpty {
            let marks = repeatElement("?", count: hidden.count).joined(separator: ", ")
            conditions.append("kind NOT IN (\(marks))")
            arguments += hidden.sorted().map(SQLValue.text)
        }
        if let number {
            conditions.append("number < ?")
            arguments.append(.integer(number))
        }
        let condition =
            conditions.isEmpty ? "" : "WHERE \(conditions.joined(separator: " AND "))"
        return try session.rows(
            "SELECT * FROM log \(condition) ORDER BY number DESC LIMIT ?",
            arguments + [.integer(Int64(limit))]
        ).map { try $0.logEntry() }
    }

    func logEntry(_ number: Int64) throws -> LogEntry? {
        try session.rows("SELECT * FROM log WHERE number = ?", [.integer(number)])
            .first?.logEntry()
    }
}

extension SQLRow {
    func logEntry() throws -> LogEntry {
        LogEntry(
            number: try read("number"),
            time: try time("time"),
            author: try JSON.value(Author.self, of: read("author"), column: "author"),
            subject: LogEntry.Subject(kind: try read("kind"), id: try read("id")),
            before: try read("old_value"),
            after: try read("new_value")
        )
    }
}
