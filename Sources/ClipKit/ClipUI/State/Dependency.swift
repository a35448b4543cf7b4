// SPDX-License-Identifier: Apache-2.0

import EvaluationContext

// A value that bodies read. It records which views read it, and invalidates them when it changes.
class Dependency: Cell {
    private final var observers: [CompositeNode] = []

    @inline(never)
    final func recordRead() {
        guard let pointer = unsafe evaluatedView() else { return }
        // SAFETY: `beginEvaluation` set it to a node that is alive until `endEvaluation` resets it.
        let view = unsafe Unmanaged<CompositeNode>.fromOpaque(pointer).takeUnretainedValue()
        if view.dependsOn(self) { return }
        view.addDependency(self)
        observers.append(view)
    }

    @inline(never)
    final func recordChange() {
        for observer in observers { observer.invalidate() }
    }

    // Searches from the end: often the newest views are removed first.
    final func removeObserver(_ view: CompositeNode) {
        guard let index = observers.lastIndex(where: { $0 === view }) else { return }
        observers.swapAt(index, observers.count - 1)
        observers.removeLast()
    }
}

// A value that can be read and written, independent of its storage.
class Location<Value>: Dependency {
    func get() -> Value { fatalError("subclasses of Location implement get()") }
    func set(_ value: Value) { fatalError("subclasses of Location implement set(_:)") }
}
