// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A queue of values for one subscriber, which are sent from several threads or at later times.
///
/// Values are delivered one after the other, as far as they are demanded, and never under the lock:
/// a thread that sends while another delivers leaves its value to that thread.
final class DeliveryQueue<Downstream: Subscriber> {
    private typealias Entry = (value: Downstream.Input, afterwards: (() -> Void)?)
    private enum Delivery {
        case value(Downstream, Entry)
        case end(Downstream, Subscribers.Completion<Downstream.Failure>)
    }

    private let lock = NSLock()
    private var downstream: Downstream?
    private var waiting: [Entry] = []
    private var first = 0
    private var ending: Subscribers.Completion<Downstream.Failure>?
    private var demanded = Subscribers.Demand.none
    private var isDelivering = false
    // The number of entries that may be delivered; all of them unless they are held back for a
    // scheduler.
    private var released: Int
    /// Called with the demand that the subscriber returns when it receives a value.
    var onFurtherDemand: (Subscribers.Demand) -> Void = { _ in }

    // If values are held back, each value and the end wait for a call of `release()`.
    init(to downstream: Downstream, holdsBack: Bool = false) {
        self.downstream = downstream
        released = holdsBack ? 0 : .max
    }

    /// The number of values that the subscriber has demanded and not received yet.
    var demand: Subscribers.Demand { lock.withLock { demanded } }

    /// The number of values in the queue.
    var count: Int { lock.withLock { waiting.count - first } }

    /// Sends a value after all in the queue; the closure runs after the subscriber has received it.
    func send(_ value: Downstream.Input, afterwards: (() -> Void)? = nil) {
        lock.withLock {
            if downstream != nil, ending == nil { waiting.append((value, afterwards)) }
        }
        deliver()
    }

    /// Sends a value in place of all in the queue.
    func sendLatest(_ value: Downstream.Input) {
        let replaced = lock.withLock { () -> [Entry] in
            guard downstream != nil, ending == nil else { return [] }
            let old = waiting
            waiting = [(value, nil)]
            first = 0
            return old
        }
        _ = replaced
        deliver()
    }

    /// Drops the oldest value in the queue.
    func dropOldest() {
        _ = lock.withLock { first < waiting.count ? takeFirst() : nil }
    }

    /// Ends after the values in the queue, or before them if the end is urgent, as for an error.
    func end(_ completion: Subscribers.Completion<Downstream.Failure>, isUrgent: Bool = false) {
        let dropped = lock.withLock { () -> [Entry] in
            guard ending == nil else { return [] }
            ending = completion
            guard isUrgent else { return [] }
            defer { (waiting, first) = ([], 0) }
            return waiting
        }
        _ = dropped
        deliver()
    }

    /// Releases one more value or the end.
    func release() {
        lock.withLock { if released < .max { released += 1 } }
        deliver()
    }

    /// Passes the subscription to the subscriber.
    func announce(_ subscription: any Subscription) {
        lock.withLock { downstream }?.receive(subscription: subscription)
    }

    /// Adds to the demand.
    func request(_ demand: Subscribers.Demand) {
        lock.withLock { demanded += demand }
        deliver()
    }

    /// Stops sending, and drops the values in the queue.
    func cancel() {
        _ = lock.withLock { () -> (Downstream?, [Entry]) in
            defer { (waiting, first) = ([], 0) }
            return (downstream.take(), waiting)
        }
    }

    private func takeFirst() -> Entry {
        let entry = waiting[first]
        first += 1
        // Shifting the rest costs no more than the entries delivered since the last time.
        if first == waiting.count || first > 32 && first * 2 > waiting.count {
            waiting.removeFirst(first)
            first = 0
        }
        return entry
    }

    private func next() -> Delivery? {
        guard let downstream, released > 0 else { return nil }
        if first < waiting.count {
            guard demanded > .none else { return nil }
            demanded -= 1
            if released < .max { released -= 1 }
            return .value(downstream, takeFirst())
        }
        guard let ending else { return nil }
        self.downstream = nil
        return .end(downstream, ending)
    }

    private func deliver() {
        guard
            lock.withLock({
                defer { isDelivering = true }
                return !isDelivering
            })
        else { return }
        while true {
            let delivery = lock.withLock { () -> Delivery? in
                let delivery = next()
                if delivery == nil { isDelivering = false }
                return delivery
            }
            switch delivery {
            case .value(let downstream, let entry):
                let more = downstream.receive(entry.value)
                if more > .none {
                    lock.withLock { demanded += more }
                    onFurtherDemand(more)
                }
                entry.afterwards?()
            case .end(let downstream, let completion): downstream.receive(completion: completion)
            case nil: return
            }
        }
    }
}
