// SPDX-License-Identifier: Apache-2.0

/// The connection of a subscriber to a publisher: Combine's `Subscription`.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Requests further values; demands add up.
    func request(_ demand: Subscribers.Demand)
}

/// Subscriptions without a publisher.
public enum Subscriptions {
    /// A subscription that never sends anything.
    public static var empty: any Subscription { EmptySubscription.shared }
}

final class EmptySubscription: Subscription, Sendable {
    static let shared = EmptySubscription()

    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}
