import CurrentView

// Something that bodies read: it knows who did, and tells them when it changed.
class Dependency: Cell {
    private final var observers: [CompositeNode] = []

    @inline(never)
    final func recordRead() {
        guard let pointer = unsafe currentView() else { return }
        // SAFETY: set by `beginEvaluation` of a node that is alive until `endEvaluation`.
        let view = unsafe Unmanaged<CompositeNode>.fromOpaque(pointer).takeUnretainedValue()
        if view.dependsOn(self) { return }
        view.addDependency(self)
        observers.append(view)
    }

    @inline(never)
    final func recordChange() {
        for observer in observers { observer.invalidate() }
    }

    // Searched from the end: views that came last often go first.
    final func removeObserver(_ view: CompositeNode) {
        guard let index = observers.lastIndex(where: { $0 === view }) else { return }
        observers.swapAt(index, observers.count - 1)
        observers.removeLast()
    }
}

// A place where a value can be read and written, whatever stands behind it.
class Location<Value>: Dependency {
    func get() -> Value { fatalError("a location says how it is read") }
    func set(_ value: Value) { fatalError("a location says how it is written") }
}
