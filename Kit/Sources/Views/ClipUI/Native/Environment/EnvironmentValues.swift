// SPDX-License-Identifier: Apache-2.0

import ClipState

/// The values that views inherit from the views above and from the phone: SwiftUI's `EnvironmentValues`.
public struct EnvironmentValues {
    // nil outside of a screen: then all values are defaults.
    package var environment: ViewEnvironment?

    /// Creates the values at a place of the tree.
    package init(_ environment: ViewEnvironment) {
        self.environment = environment
    }

    /// Creates the default values.
    public init() {}

    /// The value of a key.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { environment?.table?.value(for: key) as? Key.Value ?? key.defaultValue }
        set { environment = environment?.setting(newValue, for: key) }
    }

    /// Changes a property that elements inherit.
    package mutating func inherit(_ key: ElementKey, _ value: PropertyValue) {
        environment = environment?.inheriting([Property(key, value)])
    }

    /// Returns the value of a property that elements inherit.
    package func inherited(_ key: ElementKey) -> PropertyValue {
        environment?.inheritedValue(key) ?? .unset
    }

    // The settings of the phone; the body that reads them is evaluated again when they change.
    package var surroundings: Surroundings.Values {
        environment?.renderer.surroundings.current ?? Surroundings.Values()
    }
}

/// A value of the environment: SwiftUI's `Environment`.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let mark: Mark

    /// Creates a property that reads the value at a key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        mark = Mark(EnvironmentCell { $0[keyPath: keyPath] })
    }

    package init(_ read: @escaping (EnvironmentValues) -> Value) {
        mark = Mark(EnvironmentCell(read))
    }

    /// The value at the key path, in the environment of the view.
    public var wrappedValue: Value {
        // SAFETY: `init` stores a cell of this class, and `bindCells` replaces it only with one of the same class.
        unsafe unsafeDowncast(mark.cell, to: EnvironmentCell<Value>.self).value
    }
}

private final class EnvironmentCell<Value>: Cell {
    private let read: (EnvironmentValues) -> Value
    private var values = EnvironmentValues()

    init(_ read: @escaping (EnvironmentValues) -> Value) {
        self.read = read
    }

    var value: Value { read(values) }

    override func adopted(in environment: CellEnvironment) -> Cell {
        let cell = isOwned ? EnvironmentCell(read) : self
        cell.isOwned = true
        cell.updated(in: environment)
        return cell
    }

    override func updated(in environment: CellEnvironment) {
        values = EnvironmentValues(ViewEnvironment.of(environment))
    }
}

nonisolated extension View {
    /// Sets a value of the environment for the view and the views in it.
    public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
        _ value: Value
    ) -> some View {
        transformEnvironment(keyPath) { $0 = value }
    }

    /// Changes a value of the environment for the view and the views in it.
    public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
        transform: @escaping (inout Value) -> Void
    ) -> some View {
        ModifiedView<Self>(
            EnvironmentBox(boxed()) { environment in
                var values = EnvironmentValues(environment)
                transform(&values[keyPath: keyPath])
                return values.environment ?? environment
            }
        )
    }
}
