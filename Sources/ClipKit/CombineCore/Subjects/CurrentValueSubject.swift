// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
import Foundation

/// Keeps the last value that it was sent, for those who subscribe later: Combine's
/// `CurrentValueSubject`.
///
/// `@unchecked Sendable`: its value and its subscribers are kept under locks.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let conduits = Conduits<Output, Failure>()
    private let lock = NSLock()
    private var current: Output

    /// Creates a subject with a value.
    public init(_ value: Output) {
        current = value
    }

    /// The last value; setting it sends it.
    public var value: Output {
        get { lock.withLock { current } }
        set { send(newValue) }
    }

    /// Keeps a value and sends it to the subscribers.
    public func send(_ value: Output) {
        guard !conduits.isOver else { return }
        // The old value is let go of outside of the lock.
        let old = lock.withLock {
            defer { current = value }
            return current
        }
        _ = old
        conduits.send(value)
    }

    /// Sends the end to the subscribers; later ones get it at once.
    public func send(completion: Subscribers.Completion<Failure>) { conduits.end(completion) }

    /// Takes over a subscription, and demands everything of it.
    public func send(subscription: any Subscription) { conduits.take(subscription) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        conduits.attach(subscriber) { [self] in value }
    }
}
#endif
