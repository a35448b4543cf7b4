// SPDX-License-Identifier: Apache-2.0

/// A subscriber made of closures, or one whose type is erased: Combine's `AnySubscriber`.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
    private let onSubscription: (any Subscription) -> Void
    private let onValue: (Input) -> Subscribers.Demand
    private let onCompletion: (Subscribers.Completion<Failure>) -> Void
    /// The identifier of the subscriber.
    public let combineIdentifier: CombineIdentifier

    /// Creates a subscriber that forwards to another.
    public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
        onSubscription = subscriber.receive(subscription:)
        onValue = subscriber.receive(_:)
        onCompletion = subscriber.receive(completion:)
        combineIdentifier = subscriber.combineIdentifier
    }

    /// Creates a subscriber that calls closures; without one for subscriptions, its demand is
    /// unlimited.
    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        onSubscription = receiveSubscription ?? { $0.request(.unlimited) }
        onValue = receiveValue ?? { _ in .none }
        onCompletion = receiveCompletion ?? { _ in }
        combineIdentifier = CombineIdentifier()
    }

    /// Forwards the subscription.
    public func receive(subscription: any Subscription) { onSubscription(subscription) }

    /// Forwards a value.
    public func receive(_ input: Input) -> Subscribers.Demand { onValue(input) }

    /// Forwards the completion.
    public func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
}
