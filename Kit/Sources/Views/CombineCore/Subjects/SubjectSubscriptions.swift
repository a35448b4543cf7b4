// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The subscribers of a subject, in the order in which they attached.
final class SubjectSubscriptions<Output, Failure: Error> {
    private let lock = NSLock()
    private var conduits: [SubjectSubscription<Output, Failure>] = []
    private var ending: Subscribers.Completion<Failure>?
    private var upstreams: [any Subscription] = []

    /// Attaches a subscriber, with a value that it receives as soon as it demands one.
    func attach<S: Subscriber>(_ subscriber: S, latest: (() -> Output)?)
    where S.Input == Output, S.Failure == Failure {
        let conduit = SubjectSubscription(to: AnySubscriber(subscriber), latest: latest)
        conduit.onCancel = { [weak self, weak conduit] in self?.remove(conduit) }
        let ending = lock.withLock { () -> Subscribers.Completion<Failure>? in
            if self.ending == nil { conduits.append(conduit) }
            return self.ending
        }
        if let ending {
            subscriber.receive(subscription: Subscriptions.empty)
            subscriber.receive(completion: ending)
        } else {
            subscriber.receive(subscription: conduit)
        }
    }

    var isOver: Bool { lock.withLock { ending != nil } }

    func send(_ value: Output) {
        for conduit in lock.withLock({ conduits }) { conduit.offer(value) }
    }

    func end(_ completion: Subscribers.Completion<Failure>) {
        let (receivers, _) = lock.withLock {
            () -> ([SubjectSubscription<Output, Failure>], [any Subscription]) in
            guard ending == nil else { return ([], []) }
            ending = completion
            defer { (conduits, upstreams) = ([], []) }
            return (conduits, upstreams)
        }
        for conduit in receivers { conduit.end(completion) }
    }

    func take(_ subscription: any Subscription) {
        let isTaken = lock.withLock {
            if ending == nil { upstreams.append(subscription) }
            return ending == nil
        }
        if isTaken { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    private func remove(_ conduit: SubjectSubscription<Output, Failure>?) {
        lock.withLock { conduits.removeAll { $0 === conduit } }
    }

    deinit {
        for subscription in upstreams { subscription.cancel() }
    }
}

/// The connection of a subject to one subscriber.
final class SubjectSubscription<Output, Failure: Error>: Subscription {
    // Recursive: a subscriber may send to its subject, and receives that value before the call
    // returns.
    private let delivering = NSRecursiveLock()
    private let lock = NSLock()
    private var downstream: AnySubscriber<Output, Failure>?
    private var demand = Subscribers.Demand.none
    // The value that a subscriber without demand missed: the latest one, if the subject stores it.
    private let latest: (() -> Output)?
    private var isBehind: Bool
    var onCancel: () -> Void = {}

    init(to downstream: AnySubscriber<Output, Failure>, latest: (() -> Output)?) {
        self.downstream = downstream
        self.latest = latest
        isBehind = latest != nil
    }

    func offer(_ value: Output) {
        delivering.withLock {
            let receiver = lock.withLock { () -> AnySubscriber<Output, Failure>? in
                guard demand > .none else {
                    isBehind = latest != nil
                    return nil
                }
                demand -= 1
                isBehind = false
                return downstream
            }
            guard let receiver else { return }
            let more = receiver.receive(value)
            if more > .none { lock.withLock { demand += more } }
        }
    }

    func end(_ completion: Subscribers.Completion<Failure>) {
        delivering.withLock {
            lock.withLock { downstream.take() }?.receive(completion: completion)
        }
    }

    func request(_ demand: Subscribers.Demand) {
        let catchesUp = lock.withLock {
            self.demand += demand
            return isBehind && self.demand > .none
        }
        if catchesUp, let latest { offer(latest()) }
    }

    func cancel() {
        _ = lock.withLock { downstream.take() }
        onCancel()
    }
}
