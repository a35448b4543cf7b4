/// A model that a view further up gave with `environmentObject(_:)`: SwiftUI's `EnvironmentObject`.
@propertyWrapper
public struct EnvironmentObject<Model: ObservableObject> {
    private let mark: Mark

    /// Looks for a model of this type further up.
    public init() {
        mark = Mark(EnvironmentObjectCell<Model>())
    }

    /// The model.
    ///
    /// It is a mistake of the clip's author to ask for one that nobody gave.
    public var wrappedValue: Model {
        // SAFETY: `init` put a cell of this class in; binding keeps the class.
        let cell = unsafe unsafeDowncast(mark.cell, to: EnvironmentObjectCell<Model>.self)
        guard let model = cell.model else {
            fatalError("no view further up gives an object of this type with environmentObject(_:)")
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
