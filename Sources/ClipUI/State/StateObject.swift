/// A model that a view's place on the screen owns: SwiftUI's `StateObject`.
///
/// It is made once, when it is first read at a place, and lasts as long as the view stands there.
@propertyWrapper
public struct StateObject<Model: ObservableObject> {
    private let mark: Mark

    /// Makes the model when it is first needed.
    public init(wrappedValue: @autoclosure @escaping () -> Model) {
        mark = Mark(StateObjectCell(wrappedValue))
    }

    /// The model.
    public var wrappedValue: Model {
        // SAFETY: `init` put a cell of this class in; binding keeps the class.
        unsafe unsafeDowncast(mark.cell, to: StateObjectCell<Model>.self).get()
    }
}

final class StateObjectCell<Model: AnyObject>: Cell {
    private let make: () -> Model
    private var model: Model?

    init(_ make: @escaping () -> Model) {
        self.make = make
    }

    func get() -> Model {
        if let model { return model }
        let made = make()
        model = made
        return made
    }

    override func adopted(in environment: ViewEnvironment) -> Cell {
        let cell = isOwned ? StateObjectCell(make) : self
        cell.isOwned = true
        return cell
    }
}

/// A model that was handed over: SwiftUI's `ObservedObject`.
@propertyWrapper
public struct ObservedObject<Model: ObservableObject> {
    /// The model.
    public var wrappedValue: Model

    /// Observes a model that somebody else owns.
    public init(wrappedValue: Model) {
        self.wrappedValue = wrappedValue
    }
}
