// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
/// A publisher that is fed from outside: Combine's `Subject`.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to the subscribers.
    func send(_ value: Output)

    /// Sends the end to the subscribers.
    func send(completion: Subscribers.Completion<Failure>)

    /// Takes over a subscription to another publisher.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Sends an event without a value.
    public func send() {
        send(())
    }
}
#endif
