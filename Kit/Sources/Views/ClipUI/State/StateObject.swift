// SPDX-License-Identifier: Apache-2.0

import ClipState

/// A model that belongs to a view's place on the screen: SwiftUI's `StateObject`.
///
/// It is created once, when it is first read, and lasts as long as the view is on the screen.
#if !hasFeature(Embedded)
@MainActor @preconcurrency
#endif
@propertyWrapper
public struct StateObject<Model: ObservableObject>: DynamicProperty {
    private let mark: Mark

    /// Creates the property; the model is created when it is first read.
    nonisolated public init(wrappedValue: @autoclosure @escaping () -> Model) {
        mark = Mark(StateObjectCell(wrappedValue))
    }

    /// The model, which is created at the first read.
    public var wrappedValue: Model {
        // SAFETY: `init` stores a cell of this class, and `bindCells` replaces it only with one of the
        // same class.
        let model = unsafe unsafeDowncast(mark.cell, to: StateObjectCell<Model>.self).get()
        recordRead(of: model)
        return model
    }

    #if !hasFeature(Embedded)
    // The compiler finds it in the type's own declaration alone, not in an extension.
    /// Bindings to the properties of the model.
    public var projectedValue: ObservedObject<Model>.Wrapper { .init(model: wrappedValue) }
    #endif
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

    override func adopted(in environment: CellEnvironment) -> Cell {
        let cell = isOwned ? StateObjectCell(make) : self
        cell.isOwned = true
        return cell
    }
}
