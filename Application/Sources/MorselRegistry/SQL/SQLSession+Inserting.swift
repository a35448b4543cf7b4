// SPDX-License-Identifier: Apache-2.0

extension SQLSession {
    /// Inserts rows, a hundred per statement: databases limit the number of its parameters.
    func insert(into table: String, _ columns: [String], _ rows: [[SQLValue]]) throws {
        for start in stride(from: 0, to: rows.count, by: 100) {
            let some = rows[start..<min(start + 100, rows.count)]
            let sql = insertion(into: table, columns, rowCount: some.count)
            try execute(sql, some.flatMap(\.self))
        }
    }
}

/// Returns a statement that inserts rows.
func insertion(into table: String, _ columns: [String], rowCount: Int) -> String {
    let row = "(" + repeatElement("?", count: columns.count).joined(separator: ", ") + ")"
    let rows = repeatElement(row, count: rowCount).joined(separator: ", ")
    return "INSERT INTO \(table) (\(columns.joined(separator: ", "))) VALUES \(rows)"
}
