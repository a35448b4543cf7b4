// SPDX-License-Identifier: Apache-2.0

import MorselRegistry

/// A row of a result.
package struct SQLRow: Sendable {
    /// The names of the columns; the first one of a name counts.
    package let columns: [String]

    /// One value for each column.
    package let values: [SQLValue]

    package init(columns: [String], values: [SQLValue]) {
        self.columns = columns
        self.values = values
    }

    /// The value of a column.
    ///
    /// - Throws: `RegistryError.damaged` if the result has no such column.
    package subscript(column: String) -> SQLValue {
        get throws {
            guard let index = columns.firstIndex(of: column), values.indices.contains(index) else {
                throw RegistryError.damaged(column)
            }
            return values[index]
        }
    }

    /// A column that has a value.
    ///
    /// - Throws: `RegistryError.damaged` with the column where the value is missing or of another type:
    ///   another program wrote it.
    package func read<Value: SQLConvertible>(_ column: String) throws -> Value {
        guard let value = try Value(self[column]) else { throw RegistryError.damaged(column) }
        return value
    }

    /// A column that may be without a value.
    ///
    /// - Throws: `RegistryError.damaged` with the column where the value is of another type.
    package func read<Value: SQLConvertible>(_ column: String) throws -> Value? {
        let value = try self[column]
        if value == .null { return nil }
        guard let value = Value(value) else { throw RegistryError.damaged(column) }
        return value
    }
}
