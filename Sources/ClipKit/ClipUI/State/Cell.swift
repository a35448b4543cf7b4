// SPDX-License-Identifier: Apache-2.0

// The storage of a property wrapper, outside of the view's value, so that it outlives the value.
class Cell {
    // Whether a node owns the cell. Another node that finds it in a value creates a cell of its own.
    final var isOwned = false

    // The cell for a node whose value contains this one for the first time.
    func adopted(in environment: ViewEnvironment) -> Cell {
        isOwned = true
        return self
    }

    // The view of the node that owns this cell has a new value.
    func updated(in environment: ViewEnvironment) {}
}
