// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
/// Says that an object is about to change: Combine's `ObservableObjectPublisher`.
public final class ObservableObjectPublisher: Publisher, Sendable {
    /// There is nothing to say but that it changes.
    public typealias Output = Void
    /// It cannot fail.
    public typealias Failure = Never

    private let subject = PassthroughSubject<Void, Never>()

    /// Creates a publisher for an object.
    public init() {}

    /// Says that the object is about to change.
    public func send() { subject.send(()) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        subject.receive(subscriber: subscriber)
    }
}
#endif
