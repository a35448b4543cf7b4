// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
import Foundation

/// The publishers that together feed one outbox, by number.
final class Sources<Downstream: Subscriber>: Subscription {
    let outbox: Outbox<Downstream>
    private let lock = NSLock()
    private var open: [Int: any Subscription] = [:]
    private var isOver = false
    /// What a demand of the subscriber means for the sources; the default asks it of each.
    var onRequest: ((Subscribers.Demand) -> Void)?

    init(to downstream: Downstream, holdsBack: Bool = false) {
        outbox = Outbox(to: downstream, holdsBack: holdsBack)
    }

    /// Keeps the subscription to a source; `false`, and it is cancelled, if all is over.
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

    /// A source has ended by itself.
    func forget(_ source: Int) {
        _ = lock.withLock { open.removeValue(forKey: source) }
    }

    /// Leaves a source.
    func cancel(_ source: Int) {
        lock.withLock { open.removeValue(forKey: source) }?.cancel()
    }

    /// The numbers of the sources that are open, in order.
    var numbers: [Int] { lock.withLock { open.keys.sorted() } }

    /// Asks one source, or all of them.
    func ask(_ demand: Subscribers.Demand, of source: Int? = nil) {
        guard demand > .none else { return }
        let asked = lock.withLock {
            open.filter { source == nil || $0.key == source }.sorted { $0.key < $1.key }
        }
        for (_, subscription) in asked { subscription.request(demand) }
    }

    /// Ends with an error, at once, or behind what waits; the sources are left.
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
#endif
