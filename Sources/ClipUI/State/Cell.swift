// What a property wrapper keeps outside of the view's value, so that it outlives the value.
class Cell {
    // Whether a place in the tree holds it. Another place that finds it takes a copy of its own.
    final var isOwned = false

    // The cell to keep at a place where this one turns up for the first time.
    func adopted(in environment: ViewEnvironment) -> Cell {
        isOwned = true
        return self
    }

    // A new value of the view stands at this kept cell's place.
    func updated(in environment: ViewEnvironment) {}
}
