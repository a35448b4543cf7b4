// SPDX-License-Identifier: Apache-2.0

/// The environment of a view, from which a cell reads values.
open class CellEnvironment {
    /// Creates an empty environment.
    public init() {}
}

/// The storage of a property wrapper, outside of the view's value, so that it outlives the value.
open class Cell {
    /// A Boolean value that indicates whether a node owns the cell.
    ///
    /// Another node that finds it in a value creates a cell of its own.
    package final var isOwned = false

    /// Creates a cell without an owner.
    public init() {}

    /// Returns the cell for a node whose value contains this one for the first time.
    open func adopted(in environment: CellEnvironment) -> Cell {
        isOwned = true
        return self
    }

    /// Updates the cell after the view of its node has a new value or another environment.
    open func updated(in environment: CellEnvironment) {}
}
