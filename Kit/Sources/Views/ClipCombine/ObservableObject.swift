// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)
/// A model that views observe: Combine's `ObservableObject`.
///
/// A body depends on the published properties that it reads.
public protocol ObservableObject: AnyObject {}
#else
import Synchronization

/// A model that views observe: Combine's `ObservableObject`.
public protocol ObservableObject: AnyObject {
    /// The type of the publisher.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// A publisher that emits before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// A publisher that emits before each change of a published property, and when `send()` is called.
    ///
    /// The published properties of the object are looked up once, at the first access.
    public var objectWillChange: ObservableObjectPublisher {
        // SAFETY: the lock guards the table, which keeps a weak reference to the object, to check that it is the same
        // one.
        nonisolated(unsafe) let object = self
        return lock.withLock { _ in unsafe publishers.publisher(of: object) }
    }
}

private let lock = Mutex(())
nonisolated(unsafe) private var publishers = ObjectPublishers()

// The publishers of objects that do not have their own. An entry lasts as long as its object.
private struct ObjectPublishers {
    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var countToClean = 64

    mutating func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        let identifier = ObjectIdentifier(object)
        if let entry = entries[identifier], entry.object === object { return entry.publisher }
        let publisher = ObservableObjectPublisher()
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            for child in current.children {
                (child.value as? any PublishedProperty)?.storage.willChange = { publisher.send() }
            }
            mirror = current.superclassMirror
        }
        entries[identifier] = Entry(object: object, publisher: publisher)
        if entries.count > countToClean {
            entries = entries.filter { $0.value.object != nil }
            countToClean = max(64, 2 * entries.count)
        }
        return publisher
    }
}
#endif
