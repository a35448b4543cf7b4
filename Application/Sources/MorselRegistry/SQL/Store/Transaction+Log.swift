// SPDX-License-Identifier: Apache-2.0

extension ReadTransaction {
    /// Returns entries of the log, the newest first.
    ///
    /// - Parameters:
    ///   - subject: The subject of the entries; `nil` for all.
    ///   - hidden: The kinds of subjects that are left out.
    ///   - number: The last entry of the previous page; `nil` for the first page.
    ///   - limit: The maximum number of entries.
    /// - Returns: The entries, in descending order of their numbers; fewer than the limit only on the last
    ///   page.
    /// - Throws: As all functions here.
    public func log(
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

    /// Returns an entry of the log, or `nil` if there is none.
    public func logEntry(_ number: Int64) throws -> LogEntry? {
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
