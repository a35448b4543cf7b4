// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The publishers that together fill one queue, by number.
final class Sources<Downstream: Subscriber>: Subscription {
    let outbox: DeliveryQueue<Downstream>
    private let lock = NSLock()
    private var open: [Int: any Subscription] = [:]
    private var isOver = false
    /// Handles a demand of the subscriber; by default, it is requested of each source.
    var onRequest: ((Subscribers.Demand) -> Void)?

    init(to downstream: Downstream, holdsBack: Bool = false) {
        outbox = DeliveryQueue(to: downstream, holdsBack: holdsBack)
    }

    /// Stores the subscription to a source; if everything has ended, cancels it and returns
    /// `false`.
    @discardableResult
    func accept(_ subscription: any Subscription, from source: Int) -> Bool {
        let (isAccepted, old) = lock.withLock { () -> (Bool, (any Subscription)?) in
            guard !isOver else { return (false, nil) }
            return (true, open.updateValue(subscription, forKey: source))
        }
        old?.cancel()
        if !isAccepted { subscription.cancel() }
        return isAccepted
    }

    /// Removes a source that has ended by itself.
    func forget(_ source: Int) {
        _ = lock.withLock { open.removeValue(forKey: source) }
    }

    /// Cancels the subscription to a source.
    func cancel(_ source: Int) {
        lock.withLock { open.removeValue(forKey: source) }?.cancel()
    }

    /// The numbers of the sources that have not ended, in order.
    var numbers: [Int] { lock.withLock { open.keys.sorted() } }

    /// Requests values of one source, or of all.
    func ask(_ demand: Subscribers.Demand, of source: Int? = nil) {
        guard demand > .none else { return }
        let asked = lock.withLock {
            open.filter { source == nil || $0.key == source }.sorted { $0.key < $1.key }
        }
        for (_, subscription) in asked { subscription.request(demand) }
    }

    /// Cancels all sources, and ends: immediately with an error, otherwise after the values in the
    /// queue.
    func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
        leaveAll()
        if case .failure = completion {
            outbox.end(completion, isUrgent: true)
        } else {
            outbox.end(completion)
        }
    }

    func request(_ demand: Subscribers.Demand) {
        outbox.request(demand)
        if let onRequest { onRequest(demand) } else { ask(demand) }
    }

    func cancel() {
        outbox.cancel()
        leaveAll()
    }

    private func leaveAll() {
        let left = lock.withLock {
            isOver = true
            defer { open = [:] }
            return open
        }
        for subscription in left.values { subscription.cancel() }
    }
}
