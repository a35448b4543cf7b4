// SPDX-License-Identifier: Apache-2.0

import CPostgreSQL
import MorselRegistry

/// A result of libpq, with values in PostgreSQL's binary format.
@safe struct PostgreSQLResult: ~Copyable {
    private let result: OpaquePointer?

    init(_ result: OpaquePointer?) { unsafe self.result = result }

    deinit { unsafe PQclear(result) }

    var isSuccess: Bool {
        let status = unsafe PQresultStatus(result)
        return status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK
    }

    /// The SQLSTATE code of an error.
    var code: String? {
        // "C" is the field of the code; the text lives as long as the result.
        guard let text = unsafe PQresultErrorField(result, Int32(UInt8(ascii: "C"))) else {
            return nil
        }
        return unsafe String(cString: text)
    }

    var message: String {
        guard let text = unsafe PQresultErrorMessage(result) else { return "" }
        return unsafe String(cString: text)
    }

    /// The name of the completed command, such as `COMMIT`.
    var command: String {
        guard let text = unsafe PQcmdStatus(result) else { return "" }
        return unsafe String(cString: text)
    }

    /// The number of rows that were inserted, changed or deleted.
    var changedCount: Int {
        guard let text = unsafe PQcmdTuples(result) else { return 0 }
        return unsafe Int(String(cString: text)) ?? 0
    }

    var rowCount: Int { Int(unsafe PQntuples(result)) }

    var columns: [String] {
        unsafe (0..<PQnfields(result)).map { column in
            unsafe PQfname(result, column).map { unsafe String(cString: $0) } ?? ""
        }
    }

    /// All rows of the result.
    var rows: [SQLRow] { batch.rows }

    /// All rows of the result, in few memory blocks.
    var batch: SQLBatch {
        var batch = SQLBatch(columns: columns)
        let types = batch.columns.indices.map { unsafe PQftype(result, Int32($0)) }
        for row in 0..<Int32(clamping: rowCount) {
            for (column, type) in types.enumerated() {
                append(row, Int32(column), type: type, to: &batch)
            }
        }
        return batch
    }

    private func append(_ row: Int32, _ column: Int32, type: Oid, to batch: inout SQLBatch) {
        guard unsafe PQgetisnull(result, row, column) == 0,
            let start = unsafe PQgetvalue(result, row, column)
        else { return batch.appendNull() }
        // The bytes live as long as the result, and there are as many as libpq says.
        let bytes = unsafe UnsafeRawBufferPointer(
            start: start,
            count: Int(unsafe PQgetlength(result, row, column))
        )
        switch type {
        case 16: unsafe batch.append(bytes.first == 1 ? 1 : 0 as Int64)
        case 20, 21, 23, 26: unsafe batch.append(Self.integer(bytes))
        case 700:
            let bits = unsafe UInt32(truncatingIfNeeded: Self.integer(bytes))
            batch.append(Double(Float(bitPattern: bits)))
        case 701:
            unsafe batch.append(Double(bitPattern: UInt64(bitPattern: Self.integer(bytes))))
        case 17: unsafe batch.append(bytes: bytes)
        default: unsafe batch.append(text: bytes)
        }
    }

    /// Returns a big-endian number of any width.
    private static func integer(_ bytes: UnsafeRawBufferPointer) -> Int64 {
        let sign: Int64 = unsafe bytes.first.map { $0 & 0x80 == 0 ? 0 : -1 } ?? 0
        return unsafe bytes.reduce(sign) { $0 << 8 | Int64($1) }
    }
}
