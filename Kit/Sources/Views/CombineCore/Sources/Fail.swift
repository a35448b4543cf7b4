// SPDX-License-Identifier: Apache-2.0

/// A publisher that fails immediately: Combine's `Fail`.
public struct Fail<Output, Failure: Error>: Publisher {
    /// The error that it publishes.
    public let error: Failure

    /// Creates a publisher of an error.
    public init(error: Failure) {
        self.error = error
    }

    /// Creates a publisher of an error, with an explicit type of values.
    public init(outputType: Output.Type, failure: Failure) {
        error = failure
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .failure(error))
    }
}
