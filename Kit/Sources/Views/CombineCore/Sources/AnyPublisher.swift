// SPDX-License-Identifier: Apache-2.0

/// A publisher whose type is erased: Combine's `AnyPublisher`.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
    private let attach: (AnySubscriber<Output, Failure>) -> Void

    /// Creates a publisher with the values of another.
    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        if let erased = publisher as? Self {
            self = erased
        } else {
            attach = { publisher.subscribe($0) }
        }
    }

    /// The name of the type.
    public var description: String { "AnyPublisher" }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        attach(AnySubscriber(subscriber))
    }
}
