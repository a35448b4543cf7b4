// SPDX-License-Identifier: Apache-2.0

import GRDB
import GRDBSQLite
import MorselRegistry

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A transaction of SQLite.
struct SQLiteSession: SQLSession {
    let database: Database
    let pending = PendingWrites()

    init(_ database: Database) { self.database = database }

    func execute(_ sql: String, _ arguments: [SQLValue]) throws -> Int {
        let statement = try database.cachedStatement(sql: sql)
        try statement.execute(arguments: StatementArguments(arguments.map(\.databaseValue)))
        return database.changesCount
    }

    func batch(_ sql: String, _ arguments: [SQLValue]) throws -> SQLBatch {
        let statement = try database.cachedStatement(sql: sql)
        var batch = SQLBatch(columns: statement.columnNames)
        let cursor = try Row.fetchCursor(
            statement,
            arguments: StatementArguments(arguments.map(\.databaseValue))
        )
        // After each step, the statement has a current row.
        while try cursor.next() != nil {
            for column in 0..<Int32(clamping: batch.columns.count) {
                unsafe batch.append(column, of: statement.sqliteStatement)
            }
        }
        return batch
    }

    func forEachRow(
        _ sql: String,
        _ arguments: [SQLValue],
        _ body: (SQLRow) throws -> Void
    ) throws {
        let statement = try database.cachedStatement(sql: sql)
        let columns = statement.columnNames
        let cursor = try Row.fetchCursor(
            statement,
            arguments: StatementArguments(arguments.map(\.databaseValue))
        )
        while let row = try cursor.next() {
            try body(SQLRow(columns: columns, values: row.databaseValues.map(SQLValue.init)))
        }
    }

    func storageFindings(limit: Int) throws -> [RegistryFinding] {
        let pages = try rows("PRAGMA integrity_check(\(limit))").map { row in
            try row.read("integrity_check") as String
        }.filter { $0 != "ok" }
        // If pages are damaged, the rest cannot be trusted.
        guard pages.isEmpty else { return pages.map { .storage($0) } }
        return try rows("PRAGMA foreign_key_check").prefix(limit).map { row in
            .reference(table: try row.read("table"), missing: try row.read("parent"))
        }
    }
}

extension SQLBatch {
    /// Appends a column of a statement's current row.
    ///
    /// GRDB's rows allocate an object for each text.
    fileprivate mutating func append(_ column: Int32, of statement: SQLiteStatement) {
        switch unsafe sqlite3_column_type(statement, column) {
        case SQLITE_INTEGER: unsafe append(sqlite3_column_int64(statement, column))
        case SQLITE_FLOAT: unsafe append(sqlite3_column_double(statement, column))
        case SQLITE_TEXT:
            // SQLite requires that the pointer is read first, and then the number of bytes.
            let start = unsafe UnsafeRawPointer(sqlite3_column_text(statement, column))
            let count = unsafe Int(sqlite3_column_bytes(statement, column))
            unsafe append(text: UnsafeRawBufferPointer(start: start, count: count))
        case SQLITE_BLOB:
            let start = unsafe sqlite3_column_blob(statement, column)
            let count = unsafe Int(sqlite3_column_bytes(statement, column))
            unsafe append(bytes: UnsafeRawBufferPointer(start: start, count: count))
        default: appendNull()
        }
    }
}

extension SQLValue {
    fileprivate var databaseValue: DatabaseValue {
        switch self {
        case .null: .null
        case .integer(let number): number.databaseValue
        case .real(let number): number.databaseValue
        case .text(let text): text.databaseValue
        case .bytes(let bytes): Data(bytes).databaseValue
        }
    }

    fileprivate init(_ value: DatabaseValue) {
        self =
            switch value.storage {
            case .null: .null
            case .int64(let number): .integer(number)
            case .double(let number): .real(number)
            case .string(let text): .text(text)
            case .blob(let bytes): .bytes(Array(bytes))
            }
    }
}
