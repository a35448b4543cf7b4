// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Publishers one after the other, for one subscriber.
///
/// The demand that a publisher has not fulfilled carries over to the next one.
final class Succession<Downstream: Subscriber>: Subscription {
    private let lock = NSLock()
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var current: (any Subscription)?
    // Distinguishes a previous publisher from the current one.
    private var turn = 0

    init(to downstream: Downstream) {
        self.downstream = downstream
    }

    /// Starts with a publisher.
    func begin<P: Publisher>(
        with publisher: P,
        onEnd: @escaping (Subscribers.Completion<P.Failure>) -> Void
    ) where P.Output == Downstream.Input {
        lock.withLock { downstream }?.receive(subscription: self)
        follow(publisher, onEnd: onEnd)
    }

    /// Continues with another publisher; the closure handles its end.
    func follow<P: Publisher>(
        _ publisher: P,
        onEnd: @escaping (Subscribers.Completion<P.Failure>) -> Void
    ) where P.Output == Downstream.Input {
        let mine = lock.withLock {
            turn += 1
            current = nil
            return turn
        }
        publisher.subscribe(
            AnySubscriber(
                receiveSubscription: { [self] in accept($0, turn: mine) },
                receiveValue: { [self] in pass($0, turn: mine) },
                receiveCompletion: { [self] completion in
                    if lock.withLock({ turn == mine && downstream != nil }) { onEnd(completion) }
                }
            )
        )
    }

    /// Ends the values of the subscriber.
    func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let receiver = lock.withLock {
            current = nil
            return downstream.take()
        }
        receiver?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        lock.withLock {
            self.demand += demand
            return current
        }?.request(demand)
    }

    func cancel() {
        let (_, source) = lock.withLock { (downstream.take(), current.take()) }
        source?.cancel()
    }

    private func accept(_ subscription: any Subscription, turn mine: Int) {
        let open = lock.withLock { () -> Subscribers.Demand? in
            guard downstream != nil, turn == mine, current == nil else { return nil }
            current = subscription
            return demand
        }
        guard let open else { return subscription.cancel() }
        if open > .none { subscription.request(open) }
    }

    private func pass(_ value: Downstream.Input, turn mine: Int) -> Subscribers.Demand {
        let receiver = lock.withLock { () -> Downstream? in
            guard turn == mine else { return nil }
            demand -= 1
            return downstream
        }
        guard let more = receiver?.receive(value) else { return .none }
        lock.withLock { demand += more }
        return more
    }
}
