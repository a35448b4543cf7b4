// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Publishers {
    /// At most one value per interval: Combine's `Publishers.Throttle`.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The values that it publishes.
        public typealias Output = Upstream.Output
        /// The error with which it can end.
        public typealias Failure = Upstream.Failure

        let upstream: Upstream
        let interval: Context.SchedulerTimeType.Stride
        let scheduler: Context
        let latest: Bool

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let sources = Sources(to: subscriber)
            sources.onRequest = { _ in }
            let scheduler = scheduler
            let gate = ThrottleGate<Output, Context.SchedulerTimeType>(
                interval: interval,
                latest: latest
            )
            upstream.subscribe(
                AnySubscriber<Output, Failure>(
                    receiveSubscription: {
                        sources.accept($0, from: 0)
                        sources.outbox.announce(sources)
                        sources.ask(.unlimited)
                    },
                    receiveValue: { value in
                        guard let time = gate.arrive(value, at: scheduler.now) else {
                            return .none
                        }
                        scheduler.schedule(after: time) {
                            if let value = gate.leave() { sources.outbox.sendLatest(value) }
                        }
                        return .none
                    },
                    receiveCompletion: { completion in
                        sources.forget(0)
                        scheduler.schedule {
                            if let value = gate.leave() { sources.outbox.sendLatest(value) }
                            sources.end(completion)
                        }
                    }
                )
            )
        }
    }
}

private final class ThrottleGate<Value, Time: Strideable> {
    private let lock = NSLock()
    private let interval: Time.Stride
    private let latest: Bool
    private var waiting: Value?
    private var opens: Time?

    init(interval: Time.Stride, latest: Bool) {
        self.interval = interval
        self.latest = latest
    }

    /// Stores a value, and returns the time at which to send it; `nil` if a value is already
    /// waiting.
    func arrive(_ value: Value, at now: Time) -> Time? {
        lock.withLock {
            if waiting != nil {
                if latest { waiting = value }
                return nil
            }
            waiting = value
            let time = opens.map { Swift.max($0, now) } ?? now
            opens = time.advanced(by: interval)
            return time
        }
    }

    func leave() -> Value? { lock.withLock { waiting.take() } }
}

extension Publisher {
    /// Publishes at most one value per interval: the latest one, or the first.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride,
        scheduler: S,
        latest: Bool
    ) -> Publishers.Throttle<Self, S> {
        Publishers.Throttle(
            upstream: self,
            interval: interval,
            scheduler: scheduler,
            latest: latest
        )
    }
}
