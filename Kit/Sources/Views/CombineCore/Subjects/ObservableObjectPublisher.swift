// SPDX-License-Identifier: Apache-2.0

/// A publisher that emits before an object changes: Combine's `ObservableObjectPublisher`.
public final class ObservableObjectPublisher: Publisher, Sendable {
    /// An event without a value.
    public typealias Output = Void
    /// It cannot fail.
    public typealias Failure = Never

    private let subject = PassthroughSubject<Void, Never>()

    /// Creates a publisher for an object.
    public init() {}

    /// Emits an event, before the object changes.
    public func send() { subject.send(()) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        subject.receive(subscriber: subscriber)
    }
}
