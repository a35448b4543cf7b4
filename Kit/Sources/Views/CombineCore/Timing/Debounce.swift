// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Publishers {
    /// The last value before a pause: Combine's `Publishers.Debounce`.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The values that it publishes.
        public typealias Output = Upstream.Output
        /// The error with which it can end.
        public typealias Failure = Upstream.Failure

        let upstream: Upstream
        let dueTime: Context.SchedulerTimeType.Stride
        let scheduler: Context
        let options: Context.SchedulerOptions?

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let sources = Sources(to: subscriber)
            sources.onRequest = { _ in }
            let debounce = self
            let pause = Pause()
            upstream.subscribe(
                AnySubscriber<Output, Failure>(
                    receiveSubscription: {
                        sources.accept($0, from: 0)
                        sources.outbox.announce(sources)
                        sources.ask(.unlimited)
                    },
                    receiveValue: { value in
                        let turn = pause.restart()
                        let scheduler = debounce.scheduler
                        scheduler.schedule(
                            after: scheduler.now.advanced(by: debounce.dueTime),
                            tolerance: scheduler.minimumTolerance,
                            options: debounce.options
                        ) {
                            if pause.isOver(turn) { sources.outbox.sendLatest(value) }
                        }
                        return .none
                    },
                    receiveCompletion: { completion in
                        // A value after which the pause is not over is not sent.
                        _ = pause.restart()
                        sources.forget(0)
                        debounce.scheduler.schedule(options: debounce.options) {
                            sources.end(completion)
                        }
                    }
                )
            )
        }
    }
}

/// Distinguishes the latest of several pauses from the others.
final class Pause {
    private let lock = NSLock()
    private var turn = 0

    func restart() -> Int {
        lock.withLock {
            turn += 1
            return turn
        }
    }

    func isOver(_ number: Int) -> Bool { lock.withLock { turn == number } }
}

extension Publisher {
    /// Publishes a value when no other has followed it for a time.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride,
        scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(
            upstream: self,
            dueTime: dueTime,
            scheduler: scheduler,
            options: options
        )
    }
}
