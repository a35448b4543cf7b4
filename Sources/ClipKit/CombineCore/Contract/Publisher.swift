// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
/// Values over time: Combine's `Publisher`.
///
/// A publisher sends values only as far as its subscriber demands them, one after the other, and
/// after a completion nothing more.
public protocol Publisher<Output, Failure> {
    /// The values that it sends.
    associatedtype Output
    /// The error with which it can end; `Never` if it cannot fail.
    associatedtype Failure: Error

    /// Attaches a subscriber; call `subscribe(_:)` instead.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    /// Attaches a subscriber.
    public func subscribe<S: Subscriber>(_ subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    /// Sends everything to a subject, until the result is cancelled.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
    where S.Output == Output, S.Failure == Failure {
        let sink = Subscribers.Sink<Output, Failure>(
            receiveCompletion: { subject.send(completion: $0) },
            receiveValue: { subject.send($0) }
        )
        subscribe(sink)
        return AnyCancellable(sink)
    }

    /// The same values behind a type that does not say how they come about.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
        AnyPublisher(self)
    }
}
#endif
