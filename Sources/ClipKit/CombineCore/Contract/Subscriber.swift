// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
/// Receives the values of a publisher: Combine's `Subscriber`.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// The values that it receives.
    associatedtype Input
    /// The error with which the values can end; `Never` if they cannot fail.
    associatedtype Failure: Error

    /// The publisher has accepted the subscriber, which may now request values.
    func receive(subscription: any Subscription)

    /// A value; the result is added to what the subscriber has demanded before.
    func receive(_ input: Input) -> Subscribers.Demand

    /// The end; nothing follows.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// An event without a value.
    public func receive() -> Subscribers.Demand {
        receive(())
    }
}
#endif
