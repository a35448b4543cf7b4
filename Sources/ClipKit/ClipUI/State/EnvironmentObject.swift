// SPDX-License-Identifier: Apache-2.0

/// A model that a view above provides with `environmentObject(_:)`: SwiftUI's `EnvironmentObject`.
@propertyWrapper
public struct EnvironmentObject<Model: ObservableObject> {
    private let mark: Mark

    /// Creates a reference to the nearest model of this type.
    public init() {
        mark = Mark(EnvironmentObjectCell<Model>())
    }

    /// The model.
    ///
    /// Reading it is a programming error, and ends the clip, if no view above provides a model of this type.
    public var wrappedValue: Model {
        // SAFETY: `init` stores a cell of this class, and `bindCells` replaces it only with one of the
        // same class.
        let cell = unsafe unsafeDowncast(mark.cell, to: EnvironmentObjectCell<Model>.self)
        guard let model = cell.model else {
            fatalError("no view above provides an object of this type with environmentObject(_:)")
        }
        return model
    }
}

final class EnvironmentObjectCell<Model: AnyObject>: Cell {
    private(set) var model: Model?

    override func adopted(in environment: ViewEnvironment) -> Cell {
        let cell = isOwned ? EnvironmentObjectCell() : self
        cell.isOwned = true
        cell.updated(in: environment)
        return cell
    }

    override func updated(in environment: ViewEnvironment) {
        var entry = environment.objects
        while let candidate = entry {
            if let model = candidate.object as? Model {
                self.model = model
                return
            }
            entry = candidate.next
        }
    }
}
