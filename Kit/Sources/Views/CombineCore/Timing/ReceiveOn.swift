// SPDX-License-Identifier: Apache-2.0

extension Publishers {
    /// The values, delivered on a scheduler: Combine's `Publishers.ReceiveOn`.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The values that it publishes.
        public typealias Output = Upstream.Output
        /// The error with which it can end.
        public typealias Failure = Upstream.Failure

        let upstream: Upstream
        let scheduler: Context
        let options: Context.SchedulerOptions?

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let (scheduler, options) = (scheduler, options)
            upstream.later(to: subscriber, errorsWait: true) { action in
                scheduler.schedule(options: options, action)
            }
        }
    }

    /// The values, delivered after a delay: Combine's `Publishers.Delay`.
    public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The values that it publishes.
        public typealias Output = Upstream.Output
        /// The error with which it can end.
        public typealias Failure = Upstream.Failure

        let upstream: Upstream
        let interval: Context.SchedulerTimeType.Stride
        let tolerance: Context.SchedulerTimeType.Stride
        let scheduler: Context
        let options: Context.SchedulerOptions?

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let delay = self
            upstream.later(to: subscriber, errorsWait: true) { action in
                let scheduler = delay.scheduler
                scheduler.schedule(
                    after: scheduler.now.advanced(by: delay.interval),
                    tolerance: delay.tolerance,
                    options: delay.options,
                    action
                )
            }
        }
    }
}

extension Publisher {
    /// Attaches a subscriber that receives each value and the completion when a scheduled action
    /// runs.
    ///
    /// The order is kept, even on a scheduler that runs actions concurrently.
    fileprivate func later<S: Subscriber>(
        to subscriber: S,
        errorsWait: Bool,
        schedule: @escaping (@escaping () -> Void) -> Void
    ) where S.Input == Output, S.Failure == Failure {
        let sources = Sources(to: subscriber, holdsBack: true)
        sources.outbox.onFurtherDemand = { [unowned sources] in sources.ask($0) }
        subscribe(
            AnySubscriber<Output, Failure>(
                receiveSubscription: {
                    sources.accept($0, from: 0)
                    sources.outbox.announce(sources)
                },
                receiveValue: {
                    sources.outbox.send($0)
                    schedule { sources.outbox.release() }
                    return .none
                },
                receiveCompletion: {
                    sources.forget(0)
                    sources.outbox.end($0)
                    schedule { sources.outbox.release() }
                }
            )
        )
    }

    /// Delivers values and the completion on a scheduler, such as `DispatchQueue.main`.
    public func receive<S: Scheduler>(
        on scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, S> {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }

    /// Delivers values and the completion after a delay, on a scheduler.
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride,
        tolerance: S.SchedulerTimeType.Stride? = nil,
        scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> {
        Publishers.Delay(
            upstream: self,
            interval: interval,
            tolerance: tolerance ?? scheduler.minimumTolerance,
            scheduler: scheduler,
            options: options
        )
    }
}
