// SPDX-License-Identifier: Apache-2.0

/// A publisher of one value: Combine's `Just`.
public struct Just<Output>: Publisher {
    /// It cannot fail.
    public typealias Failure = Never

    /// The value that it publishes.
    public let output: Output

    /// Creates a publisher of a value.
    public init(_ output: Output) {
        self.output = output
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        Publishers.Sequence<CollectionOfOne<Output>, Never>(sequence: CollectionOfOne(output))
            .receive(subscriber: subscriber)
    }
}
