// SPDX-License-Identifier: Apache-2.0

extension Publishers {
    /// The values, until none arrives for a time: Combine's `Publishers.Timeout`.
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The values that it publishes.
        public typealias Output = Upstream.Output
        /// The error with which it can end.
        public typealias Failure = Upstream.Failure

        let upstream: Upstream
        let interval: Context.SchedulerTimeType.Stride
        let scheduler: Context
        let options: Context.SchedulerOptions?
        let customError: (() -> Failure)?

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let sources = Sources(to: subscriber)
            sources.outbox.onFurtherDemand = { [unowned sources] in sources.ask($0) }
            let pause = Pause()
            let timeout = self
            func wait() {
                let turn = pause.restart()
                let scheduler = timeout.scheduler
                scheduler.schedule(
                    after: scheduler.now.advanced(by: timeout.interval),
                    tolerance: scheduler.minimumTolerance,
                    options: timeout.options
                ) { [weak sources] in
                    guard pause.isOver(turn) else { return }
                    sources?.end(timeout.customError.map { .failure($0()) } ?? .finished)
                }
            }
            upstream.subscribe(
                AnySubscriber<Output, Failure>(
                    receiveSubscription: {
                        sources.accept($0, from: 0)
                        sources.outbox.announce(sources)
                        wait()
                    },
                    receiveValue: { value in
                        wait()
                        timeout.scheduler.schedule(options: timeout.options) {
                            sources.outbox.send(value)
                        }
                        return .none
                    },
                    receiveCompletion: { completion in
                        _ = pause.restart()
                        sources.forget(0)
                        timeout.scheduler.schedule(options: timeout.options) {
                            sources.end(completion)
                        }
                    }
                )
            )
        }
    }
}

extension Publisher {
    /// Ends, with an error if one is given, when no value arrives for a time.
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride,
        scheduler: S,
        options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> {
        Publishers.Timeout(
            upstream: self,
            interval: interval,
            scheduler: scheduler,
            options: options,
            customError: customError
        )
    }
}
