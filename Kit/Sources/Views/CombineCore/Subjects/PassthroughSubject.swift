// SPDX-License-Identifier: Apache-2.0

/// A subject that passes on the values that are sent to it: Combine's `PassthroughSubject`.
///
/// A subscriber without demand at that moment misses the value.
///
/// `@unchecked Sendable`: its subscribers are protected by a lock.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let conduits = SubjectSubscriptions<Output, Failure>()

    /// Creates a subject without subscribers.
    public init() {}

    /// Sends a value to the subscribers.
    public func send(_ value: Output) { conduits.send(value) }

    /// Sends a completion to the subscribers; later subscribers receive it immediately.
    public func send(completion: Subscribers.Completion<Failure>) { conduits.end(completion) }

    /// Receives the values of another publisher, with unlimited demand.
    public func send(subscription: any Subscription) { conduits.take(subscription) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        conduits.attach(subscriber, latest: nil)
    }
}
