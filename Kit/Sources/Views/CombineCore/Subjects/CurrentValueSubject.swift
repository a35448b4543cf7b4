// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A subject that stores its latest value and sends it to each new subscriber: Combine's
/// `CurrentValueSubject`.
///
/// `@unchecked Sendable`: its value and its subscribers are protected by locks.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let conduits = SubjectSubscriptions<Output, Failure>()
    private let lock = NSLock()
    private var current: Output

    /// Creates a subject with a value.
    public init(_ value: Output) {
        current = value
    }

    /// The current value; setting it sends it.
    public var value: Output {
        get { lock.withLock { current } }
        set { send(newValue) }
    }

    /// Stores a value, and sends it to the subscribers.
    public func send(_ value: Output) {
        guard !conduits.isOver else { return }
        // The old value is released outside of the lock.
        let old = lock.withLock {
            defer { current = value }
            return current
        }
        _ = old
        conduits.send(value)
    }

    /// Sends a completion to the subscribers; later subscribers receive it immediately.
    public func send(completion: Subscribers.Completion<Failure>) { conduits.end(completion) }

    /// Receives the values of another publisher, with unlimited demand.
    public func send(subscription: any Subscription) { conduits.take(subscription) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        conduits.attach(subscriber) { [self] in value }
    }
}
