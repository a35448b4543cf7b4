// SPDX-License-Identifier: Apache-2.0

import ClipState

/// A value that lasts as long as a gesture: SwiftUI's `GestureState`.
///
/// When the gesture is over, the value returns to the initial one.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private let mark: Mark

    /// Creates the state with an initial value.
    public init(wrappedValue: Value) {
        mark = Mark(GestureCell(wrappedValue) { _, _ in })
    }

    /// Creates the state with an initial value, for use in a view's initializer.
    public init(initialValue: Value) {
        self.init(wrappedValue: initialValue)
    }

    /// Creates the state with an initial value, and the transaction in which it is reset.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        mark = Mark(GestureCell(wrappedValue) { $1 = resetTransaction })
    }

    /// Creates the state with an initial value, and the transaction in which it is reset.
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }

    /// Creates the state with an initial value, and a closure that changes the transaction in which it is reset.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        mark = Mark(GestureCell(wrappedValue, reset))
    }

    /// Creates the state with an initial value, and a closure that changes the transaction in which it is reset.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    /// The current value.
    public var wrappedValue: Value { cell.get() }

    /// The state itself, for `updating(_:body:)`.
    public var projectedValue: GestureState<Value> { self }

    // SAFETY: `init` stores a cell of this class, and `bindCells` replaces it only with one of the same class.
    private var cell: GestureCell<Value> {
        unsafe unsafeDowncast(mark.cell, to: GestureCell<Value>.self)
    }

    func update(_ body: (inout Value, inout Transaction) -> Void) {
        var transaction = Transaction()
        var value = cell.get()
        body(&value, &transaction)
        withTransaction(transaction) { cell.set(value) }
    }

    func reset() { cell.reset() }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// Creates the state with `nil` as its initial value.
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }
}

extension GestureState: @unchecked Sendable where Value: Sendable {}

private final class GestureCell<Value>: Location<Value> {
    private var value: Value
    private let initial: Value
    private let change: (Value, inout Transaction) -> Void
    // Whether a gesture has set the value.
    private var isSet = false

    init(_ value: Value, _ change: @escaping (Value, inout Transaction) -> Void) {
        self.value = value
        initial = value
        self.change = change
    }

    override func get() -> Value {
        recordRead()
        return value
    }

    override func set(_ value: Value) {
        let isChange = !isSame(value, as: self.value)
        self.value = value
        isSet = true
        if isChange { recordChange() }
    }

    func reset() {
        guard isSet else { return }
        var transaction = Transaction()
        change(value, &transaction)
        withTransaction(transaction) {
            value = initial
            recordChange()
        }
        isSet = false
    }

    override func adopted(in environment: CellEnvironment) -> Cell {
        let cell = isOwned ? GestureCell(initial, change) : self
        cell.isOwned = true
        return cell
    }
}
