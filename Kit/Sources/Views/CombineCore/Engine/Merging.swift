// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Merges the values of any number of publishers for one subscriber, as they arrive.
///
/// A publisher may be ahead of the subscriber by one value, unless the subscriber's demand is
/// unlimited.
final class Merging<Downstream: Subscriber> {
    private let sources: Sources<Downstream>
    private let lock = NSLock()
    private var last = 0
    // Publishers that have not ended, and number 0, which sends the others.
    private var open: Set<Int> = [0]
    var onEnd: () -> Void = {}

    init(to downstream: Downstream) {
        sources = Sources(to: downstream)
        sources.onRequest = { [unowned sources] demand in
            // Number 0 sends publishers, not values.
            if demand == .unlimited { sources.askAllButFirst() }
        }
        sources.outbox.onFurtherDemand = { [unowned sources] demand in
            if demand == .unlimited { sources.askAllButFirst() }
        }
        sources.outbox.announce(sources)
    }

    /// Accepts the subscription to the publisher that sends the others; `false` if everything has
    /// ended.
    func accept(_ subscription: any Subscription) -> Bool {
        sources.accept(subscription, from: 0)
    }

    /// Adds a publisher.
    func add<P: Publisher>(_ publisher: P)
    where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
        let number = lock.withLock {
            last += 1
            open.insert(last)
            return last
        }
        publisher.subscribe(
            AnySubscriber<P.Output, P.Failure>(
                receiveSubscription: { [sources] in
                    guard sources.accept($0, from: number) else { return }
                    let all = sources.outbox.demand == .unlimited
                    $0.request(all ? .unlimited : .max(1))
                },
                receiveValue: { [sources] value in
                    let all = sources.outbox.demand == .unlimited
                    sources.outbox.send(value) {
                        if !all { sources.ask(.max(1), of: number) }
                    }
                    return .none
                },
                receiveCompletion: { [self] in close(number, $0) }
            )
        )
    }

    /// Handles the end of a publisher; number 0 sends the others.
    func close(_ number: Int, _ completion: Subscribers.Completion<Downstream.Failure>) {
        sources.forget(number)
        if case .failure = completion { return sources.end(completion) }
        let isLast = lock.withLock {
            open.remove(number)
            return open.isEmpty
        }
        if isLast { sources.end(.finished) }
        if number > 0 { onEnd() }
    }
}

extension Sources {
    fileprivate func askAllButFirst() {
        for number in numbers where number > 0 { ask(.unlimited, of: number) }
    }
}
