// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
/// Passes on what it is sent: Combine's `PassthroughSubject`.
///
/// A subscriber that demands nothing at the moment misses the value.
///
/// `@unchecked Sendable`: its subscribers are kept under a lock.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let conduits = Conduits<Output, Failure>()

    /// Creates a subject without subscribers.
    public init() {}

    /// Sends a value to the subscribers.
    public func send(_ value: Output) { conduits.send(value) }

    /// Sends the end to the subscribers; later ones get it at once.
    public func send(completion: Subscribers.Completion<Failure>) { conduits.end(completion) }

    /// Takes over a subscription, and demands everything of it.
    public func send(subscription: any Subscription) { conduits.take(subscription) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        conduits.attach(subscriber, latest: nil)
    }
}
#endif
