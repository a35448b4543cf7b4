// SPDX-License-Identifier: Apache-2.0

import ClipState

/// A key of a value that a clip adds to the environment: SwiftUI's `EnvironmentKey`.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value

    /// The value if no view above sets one.
    static var defaultValue: Value { get }
}

/// The values of the keys at one place of the tree.
package final class EnvironmentTable {
    private let values: [ObjectIdentifier: Any]

    private init(_ values: [ObjectIdentifier: Any]) {
        self.values = values
    }

    /// Returns the table with another value.
    package static func setting(_ value: Any, for key: Any.Type, in table: EnvironmentTable?)
        -> EnvironmentTable
    {
        var values = table?.values ?? [:]
        values[ObjectIdentifier(key)] = value
        return EnvironmentTable(values)
    }

    /// Returns whether all values are the same, so that their readers need no update.
    package func isSame(as other: EnvironmentTable) -> Bool {
        values.count == other.values.count
            && values.allSatisfy { key, value in
                other.values[key].map { ClipState.isSame(value, as: $0) } ?? false
            }
    }

    /// Returns the value of a key.
    package func value(for key: Any.Type) -> Any? { values[ObjectIdentifier(key)] }
}
