// SPDX-License-Identifier: Apache-2.0

extension Publishers {
    /// The time between values.
    public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The values that it publishes.
        public typealias Output = Context.SchedulerTimeType.Stride
        /// The error with which it can end.
        public typealias Failure = Upstream.Failure

        let upstream: Upstream
        let scheduler: Context

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let scheduler = scheduler
            var last = scheduler.now
            upstream.stage(to: subscriber) { _ in
                let now = scheduler.now
                defer { last = now }
                return .send(last.distance(to: now))
            }
        }
    }
}

extension Publisher {
    /// Publishes the time between values, by the clock of a scheduler.
    public func measureInterval<S: Scheduler>(
        using scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.MeasureInterval<Self, S> {
        Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
    }
}
