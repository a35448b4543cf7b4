// SPDX-License-Identifier: Apache-2.0

/// A source of values over time: Combine's `Publisher`.
///
/// A publisher sends only as many values as its subscriber demands, one after the other, and
/// nothing after a completion.
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

    /// Sends all values and the completion to a subject, until the result is cancelled.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
    where S.Output == Output, S.Failure == Failure {
        let sink = Subscribers.Sink<Output, Failure>(
            receiveCompletion: { subject.send(completion: $0) },
            receiveValue: { subject.send($0) }
        )
        subscribe(sink)
        return AnyCancellable(sink)
    }

    /// Returns the same values as a publisher whose type does not reveal its source.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
        AnyPublisher(self)
    }
}
