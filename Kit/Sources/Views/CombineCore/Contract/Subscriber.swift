// SPDX-License-Identifier: Apache-2.0

/// Receives the values of a publisher: Combine's `Subscriber`.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// The values that it receives.
    associatedtype Input
    /// The error with which the values can end; `Never` if the publisher cannot fail.
    associatedtype Failure: Error

    /// Called when the publisher has accepted the subscriber, which may now request values.
    func receive(subscription: any Subscription)

    /// Receives a value; the result is added to the demand so far.
    func receive(_ input: Input) -> Subscribers.Demand

    /// Receives the completion; nothing follows.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// Receives an event without a value.
    public func receive() -> Subscribers.Demand {
        receive(())
    }
}
