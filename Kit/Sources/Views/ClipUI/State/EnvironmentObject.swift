// SPDX-License-Identifier: Apache-2.0

import ClipState

/// A model that a view above provides with `environmentObject(_:)`: SwiftUI's `EnvironmentObject`.
#if !hasFeature(Embedded)
@MainActor @preconcurrency
#endif
@propertyWrapper
public struct EnvironmentObject<Model: ObservableObject>: DynamicProperty {
    private let mark: Mark

    /// Creates a reference to the nearest model of this type.
    nonisolated public init() {
        mark = Mark(EnvironmentObjectCell<Model>())
    }

    /// The model of this type that the nearest view above provides.
    ///
    /// Reading it is a programming error, and ends the clip, if no view above provides a model of this type.
    public var wrappedValue: Model {
        // SAFETY: `init` stores a cell of this class, and `bindCells` replaces it only with one of the
        // same class.
        let cell = unsafe unsafeDowncast(mark.cell, to: EnvironmentObjectCell<Model>.self)
        guard let model = cell.model else {
            fatalError("no view above provides an object of this type with environmentObject(_:)")
        }
        recordRead(of: model)
        return model
    }

    #if !hasFeature(Embedded)
    // The compiler finds it in the type's own declaration alone, not in an extension.
    /// Bindings to the properties of the model.
    public var projectedValue: ObservedObject<Model>.Wrapper { .init(model: wrappedValue) }
    #endif
}

final class EnvironmentObjectCell<Model: AnyObject>: Cell {
    private(set) var model: Model?

    override func adopted(in environment: CellEnvironment) -> Cell {
        let cell = isOwned ? EnvironmentObjectCell() : self
        cell.isOwned = true
        cell.updated(in: environment)
        return cell
    }

    package override func updated(in environment: CellEnvironment) {
        var entry = ViewEnvironment.of(environment).objects
        while let candidate = entry {
            if let model = candidate.object as? Model {
                self.model = model
                return
            }
            entry = candidate.next
        }
    }
}
