// SPDX-License-Identifier: Apache-2.0

/// A model that belongs to a view's place on the screen: SwiftUI's `StateObject`.
///
/// It is created once, when it is first read, and lasts as long as the view is there.
@propertyWrapper
public struct StateObject<Model: ObservableObject> {
    private let mark: Mark

    /// Creates the property; the model is created when it is first read.
    public init(wrappedValue: @autoclosure @escaping () -> Model) {
        mark = Mark(StateObjectCell(wrappedValue))
    }

    /// The model.
    public var wrappedValue: Model {
        // SAFETY: `init` stores a cell of this class, and `bindCells` replaces it only with one of the
        // same class.
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

/// A model that is owned elsewhere: SwiftUI's `ObservedObject`.
@propertyWrapper
public struct ObservedObject<Model: ObservableObject> {
    /// The model.
    public var wrappedValue: Model

    /// Observes a model.
    public init(wrappedValue: Model) {
        self.wrappedValue = wrappedValue
    }
}
