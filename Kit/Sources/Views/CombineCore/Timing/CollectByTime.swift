// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Publishers {
    /// The condition on which ``CollectByTime`` sends the collected values.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// At a regular interval.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// At a regular interval, or as soon as there is a number of values.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// The values in arrays, by time: Combine's `Publishers.CollectByTime`.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The values that it publishes.
        public typealias Output = [Upstream.Output]
        /// The error with which it can end.
        public typealias Failure = Upstream.Failure

        let upstream: Upstream
        let strategy: TimeGroupingStrategy<Context>
        let options: Context.SchedulerOptions?

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let sources = Sources(to: subscriber)
            sources.onRequest = { _ in }
            let (scheduler, interval, limit) =
                switch strategy {
                case .byTime(let scheduler, let interval): (scheduler, interval, Int.max)
                case .byTimeOrCount(let scheduler, let interval, let count):
                    (scheduler, interval, Swift.max(1, count))
                }
            let gathered = Gathered<Upstream.Output>()
            func send() {
                let values = gathered.takeAll()
                if !values.isEmpty { sources.outbox.send(values) }
            }
            upstream.subscribe(
                AnySubscriber<Upstream.Output, Failure>(
                    receiveSubscription: { subscription in
                        let clock = scheduler.schedule(
                            after: scheduler.now.advanced(by: interval),
                            interval: interval,
                            tolerance: scheduler.minimumTolerance,
                            options: options
                        ) {
                            send()
                        }
                        sources.accept(CancelOnly(clock), from: 1)
                        sources.accept(subscription, from: 0)
                        sources.outbox.announce(sources)
                        sources.ask(.unlimited, of: 0)
                    },
                    receiveValue: { value in
                        if gathered.add(value) >= limit { send() }
                        return .none
                    },
                    receiveCompletion: { completion in
                        sources.forget(0)
                        if case .finished = completion { send() }
                        sources.end(completion)
                    }
                )
            )
        }
    }
}

private final class Gathered<Value> {
    private let lock = NSLock()
    private var values: [Value] = []

    func add(_ value: Value) -> Int {
        lock.withLock {
            values.append(value)
            return values.count
        }
    }

    func takeAll() -> [Value] {
        lock.withLock {
            defer { values = [] }
            return values
        }
    }
}

/// A subscription that can only be cancelled.
final class CancelOnly: Subscription {
    private let canceller: any Cancellable

    init(_ canceller: any Cancellable) {
        self.canceller = canceller
    }

    func request(_ demand: Subscribers.Demand) {}
    func cancel() { canceller.cancel() }
}

extension Publisher {
    /// Collects values in arrays, by time.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}
