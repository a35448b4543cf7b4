// SPDX-License-Identifier: Apache-2.0

/// What a cell can ask for where its view is: the environment of the view.
open class CellEnvironment {
    /// An environment without anything.
    public init() {}
}

/// The storage of a property wrapper, outside of the view's value, so that it outlives the value.
open class Cell {
    /// Whether a node owns the cell.
    ///
    /// Another node that finds it in a value creates a cell of its own.
    package final var isOwned = false

    /// A cell that nobody owns.
    public init() {}

    /// The cell for a node whose value contains this one for the first time.
    open func adopted(in environment: CellEnvironment) -> Cell {
        isOwned = true
        return self
    }

    /// The view of the node that owns this cell has a new value, or another environment.
    open func updated(in environment: CellEnvironment) {}
}
