// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
/// An error: Combine's `Fail`.
public struct Fail<Output, Failure: Error>: Publisher {
    /// The error.
    public let error: Failure

    /// Publishes an error.
    public init(error: Failure) {
        self.error = error
    }

    /// Publishes an error in place of values of a type.
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
#endif
