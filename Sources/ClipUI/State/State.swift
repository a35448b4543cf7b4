/// A value that belongs to a view's place on the screen: SwiftUI's `State`.
///
/// It begins with its default when the view comes up at a place, and lasts as long as a view of this
/// type stands there.
@propertyWrapper
public struct State<Value> {
    private let mark: Mark

    /// Begins with a value.
    public init(wrappedValue: Value) {
        mark = Mark(StateCell(wrappedValue))
    }

    /// Begins with a value, for use in a view's initializer.
    public init(initialValue: Value) {
        mark = Mark(StateCell(initialValue))
    }

    /// The value now.
    ///
    /// A change evaluates the bodies that read it.
    public var wrappedValue: Value {
        get { cell.get() }
        // No `_modify`: a read of the same state inside the mutation would break exclusivity.
        nonmutating set { cell.set(newValue) }
    }

    /// The value as a binding.
    public var projectedValue: Binding<Value> { Binding(cell) }

    // SAFETY: `init` put a cell of this class in, and binding replaces it by one of the same class only.
    private var cell: StateCell<Value> {
        unsafe unsafeDowncast(mark.cell, to: StateCell<Value>.self)
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Begins with nothing.
    public init() {
        self.init(wrappedValue: nil)
    }
}

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
        self.value = value
        recordChange()
    }

    override func adopted(in environment: ViewEnvironment) -> Cell {
        let cell = isOwned ? StateCell(initial) : self
        cell.isOwned = true
        return cell
    }
}
