// SPDX-License-Identifier: Apache-2.0

/// A row of a result.
package struct SQLRow: Sendable {
    /// The names of the columns; of several with the same name, the first one counts.
    package let columns: [String]

    /// One value for each column.
    package let values: [SQLValue]

    package init(columns: [String], values: [SQLValue]) {
        self.columns = columns
        self.values = values
    }

    /// Returns the value of a column.
    ///
    /// - Throws: `RegistryError.damaged` if the result does not have the column.
    package subscript(column: String) -> SQLValue {
        get throws {
            guard let index = columns.firstIndex(of: column), values.indices.contains(index) else {
                throw RegistryError.damaged(column)
            }
            return values[index]
        }
    }

    /// Reads a column that has a value.
    ///
    /// - Throws: `RegistryError.damaged` with the column if the value is missing or has another type:
    ///   another program wrote it.
    package func read<Value: SQLConvertible>(_ column: String) throws -> Value {
        guard let value = try Value(self[column]) else { throw RegistryError.damaged(column) }
        return value
    }

    /// Reads a column whose value can be missing.
    ///
    /// - Throws: `RegistryError.damaged` with the column if the value has another type.
    package func read<Value: SQLConvertible>(_ column: String) throws -> Value? {
        let value = try self[column]
        if value == .null { return nil }
        guard let value = Value(value) else { throw RegistryError.damaged(column) }
        return value
    }
}
