// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
import ClipState

/// A value of the environment that a clip adds: SwiftUI's `EnvironmentKey`.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value

    /// The value where no view above sets it.
    static var defaultValue: Value { get }
}

/// Values by their keys, at one place of the tree.
package final class EnvironmentTable {
    private let values: [ObjectIdentifier: Any]

    private init(_ values: [ObjectIdentifier: Any]) {
        self.values = values
    }

    /// The table with another value.
    package static func setting(_ value: Any, for key: Any.Type, in table: EnvironmentTable?)
        -> EnvironmentTable
    {
        var values = table?.values ?? [:]
        values[ObjectIdentifier(key)] = value
        return EnvironmentTable(values)
    }

    /// Whether all values are the same, so that nobody who reads one has to read again.
    package func isSame(as other: EnvironmentTable) -> Bool {
        values.count == other.values.count
            && values.allSatisfy { key, value in
                other.values[key].map { ClipState.isSame(value, as: $0) } ?? false
            }
    }

    /// The value of a key.
    package func value(for key: Any.Type) -> Any? { values[ObjectIdentifier(key)] }
}
#endif
