// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)
// Records nothing: a body depends on the published properties that it reads.
@inline(__always)
func recordRead<Model: ObservableObject>(of model: Model) {}
#else
import ClipState
import Synchronization

/// Records that the body that is being evaluated depends on all changes of a model, as in SwiftUI: also on properties
/// that are not published, when a published one changes.
func recordRead<Model: ObservableObject>(of model: Model) {
    guard Observer.isReading else { return }
    // SAFETY: the lock guards the table.
    let dependency = lock.withLock { _ in
        unsafe UncheckedDependency(observed.dependency(of: model))
    }
    dependency.value.recordRead()
}

private let lock = Mutex(())
nonisolated(unsafe) private var observed = ObservedObjects()

private struct UncheckedDependency: @unchecked Sendable {
    let value: Dependency

    init(_ value: Dependency) { self.value = value }
}

// The dependencies of views on objects. An entry lasts as long as its object.
private struct ObservedObjects {
    private struct Entry {
        weak var object: AnyObject?
        let dependency: Dependency
        let subscription: AnyCancellable
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var countToClean = 64

    mutating func dependency<Model: ObservableObject>(of model: Model) -> Dependency {
        let identifier = ObjectIdentifier(model)
        if let entry = entries[identifier], entry.object === model { return entry.dependency }
        let dependency = ObjectDependency()
        let subscription = model.objectWillChange.sink { [weak dependency] _ in
            dependency?.recordChange()
        }
        entries[identifier] = Entry(
            object: model,
            dependency: dependency,
            subscription: subscription
        )
        if entries.count > countToClean {
            entries = entries.filter { $0.value.object != nil }
            countToClean = max(64, 2 * entries.count)
        }
        return dependency
    }
}

private final class ObjectDependency: Dependency {
    override init() {}
}
#endif
