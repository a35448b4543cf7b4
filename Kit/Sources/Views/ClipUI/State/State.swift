// SPDX-License-Identifier: Apache-2.0

import ClipState

/// A value that belongs to a view's place on the screen: SwiftUI's `State`.
///
/// It has its initial value when the view appears at a place, and lasts as long as a view of this type is there.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let mark: Mark

    /// Creates the state with an initial value.
    public init(wrappedValue: Value) {
        mark = Mark(StateCell(wrappedValue))
    }

    /// Creates the state with an initial value, for use in a view's initializer.
    public init(initialValue: Value) {
        mark = Mark(StateCell(initialValue))
    }

    /// The current value.
    ///
    /// Setting it to another value evaluates the bodies that read it; setting it to an equal one evaluates nothing.
    public var wrappedValue: Value {
        get { cell.get() }
        // No `_modify`: a read of the same state inside the mutation would break exclusivity.
        nonmutating set { cell.set(newValue) }
    }

    /// The value as a binding.
    public var projectedValue: Binding<Value> { Binding(cell) }

    // SAFETY: `init` stores a cell of this class, and `bindCells` replaces it only with one of the same class.
    private var cell: StateCell<Value> {
        unsafe unsafeDowncast(mark.cell, to: StateCell<Value>.self)
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Creates the state with `nil` as its initial value.
    public init() {
        self.init(wrappedValue: nil)
    }
}

extension State: @unchecked Sendable where Value: Sendable {}

final class StateCell<Value>: Location<Value> {
    private var value: Value
    private let initial: Value

    init(_ value: Value) {
        self.value = value
        initial = value
    }

    override func get() -> Value {
        recordRead()
        return value
    }

    override func set(_ value: Value) {
        let isChange = !isSame(value, as: self.value)
        self.value = value
        if isChange { recordChange() }
    }

    override func adopted(in environment: CellEnvironment) -> Cell {
        let cell = isOwned ? StateCell(initial) : self
        cell.isOwned = true
        return cell
    }
}
