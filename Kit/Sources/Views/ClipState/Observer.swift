// SPDX-License-Identifier: Apache-2.0

import EvaluationContext

#if !hasFeature(Embedded)
import Synchronization

// Models can change on any thread. A browser has only one.
private let lock = Mutex(())
#endif

/// An object that depends on values that it has read, such as the node of a view on values that its body reads.
open class Observer {
    private final var dependencies: [Dependency] = []

    /// Creates an observer without dependencies.
    public init() {}

    /// Called when a value that this depends on has changed.
    open func invalidate() {}

    // SAFETY: the pointer is not retained. It is in place between `beginReading` and `endReading` only, and callers keep
    // this object alive until then.

    /// Makes this the observer of values that the thread reads, and returns the previous one, for `endReading(_:)`.
    @inline(never)
    package final func beginReading() -> UnsafeMutableRawPointer? {
        let previous = unsafe evaluatedView()
        unsafe setEvaluatedView(Unmanaged.passUnretained(self).toOpaque())
        return unsafe previous
    }

    /// Restores the previous observer.
    @inline(never)
    package final func endReading(_ previous: UnsafeMutableRawPointer?) {
        unsafe setEvaluatedView(previous)
    }

    /// Whether an observer records the values that the thread reads.
    package static var isReading: Bool { unsafe evaluatedView() != nil }

    /// Removes all dependencies.
    package final func forgetDependencies() {
        locked {
            for dependency in dependencies { dependency.removeObserver(self) }
            dependencies = []
        }
    }

    fileprivate func dependsOn(_ dependency: Dependency) -> Bool {
        dependencies.contains { $0 === dependency }
    }

    fileprivate func addDependency(_ dependency: Dependency) {
        dependencies.append(dependency)
    }
}

/// A value that bodies read: it records its readers, and notifies them when it changes.
open class Dependency: Cell {
    private final var observers: [Observer] = []

    /// Creates a value that nobody has read.
    public override init() {}

    /// Makes the current observer of the thread depend on this value.
    @inline(never)
    public final func recordRead() {
        guard let pointer = unsafe evaluatedView() else { return }
        // SAFETY: `beginReading` set it to an object that is alive until `endReading` resets it.
        let observer = unsafe Unmanaged<Observer>.fromOpaque(pointer).takeUnretainedValue()
        if observer.dependsOn(self) { return }
        locked {
            observer.addDependency(self)
            observers.append(observer)
        }
    }

    /// Notifies all observers that this value has changed.
    @inline(never)
    public final func recordChange() {
        let told = locked { observers }
        for observer in told { observer.invalidate() }
    }

    // Searches from the end: the newest views are often removed first.
    fileprivate func removeObserver(_ observer: Observer) {
        guard let index = observers.lastIndex(where: { $0 === observer }) else { return }
        observers.swapAt(index, observers.count - 1)
        observers.removeLast()
    }
}

/// A value that can be read and written, independent of its storage.
open class Location<Value>: Dependency {
    /// Creates a location; subclasses add the storage.
    public override init() {}

    /// Returns the current value.
    open func get() -> Value { fatalError("subclasses of Location implement get()") }

    /// Replaces the value.
    open func set(_ value: Value) { fatalError("subclasses of Location implement set(_:)") }
}

/// A value that closures read and write.
public final class ComputedLocation<Value>: Location<Value> {
    private let read: () -> Value
    private let write: (Value) -> Void

    /// Creates a location that reads and writes with closures.
    public init(_ read: @escaping () -> Value, _ write: @escaping (Value) -> Void) {
        self.read = read
        self.write = write
    }

    /// Returns the result of the first closure.
    public override func get() -> Value { read() }

    /// Calls the second closure.
    public override func set(_ value: Value) { write(value) }
}

#if hasFeature(Embedded)
@inline(__always)
private func locked<Result>(_ action: () -> Result) -> Result { action() }
#else
// SAFETY: the lock is held for the whole action, which calls nothing outside of this file.
private func locked<Result>(_ action: () -> Result) -> Result {
    lock._unsafeLock()
    defer { lock._unsafeUnlock() }
    return action()
}
#endif
