// SPDX-License-Identifier: Apache-2.0

extension Publishers {
    /// A publisher that is subscribed to and cancelled on a scheduler: Combine's
    /// `Publishers.SubscribeOn`.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
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
            let (upstream, scheduler, options) = (upstream, scheduler, options)
            let relay = AnySubscriber<Output, Failure>(
                receiveSubscription: { subscription in
                    subscriber.receive(
                        subscription: ScheduledSubscription(subscription) {
                            scheduler.schedule(options: options, $0)
                        }
                    )
                },
                receiveValue: { subscriber.receive($0) },
                receiveCompletion: { subscriber.receive(completion: $0) }
            )
            scheduler.schedule(options: options) { upstream.subscribe(relay) }
        }
    }
}

private final class ScheduledSubscription: Subscription {
    private let subscription: any Subscription
    private let schedule: (@escaping () -> Void) -> Void

    init(
        _ subscription: any Subscription,
        schedule: @escaping (@escaping () -> Void) -> Void
    ) {
        self.subscription = subscription
        self.schedule = schedule
    }

    func request(_ demand: Subscribers.Demand) {
        schedule { [subscription] in subscription.request(demand) }
    }

    func cancel() {
        schedule { [subscription] in subscription.cancel() }
    }
}

extension Publisher {
    /// Subscribes, requests values and cancels on a scheduler.
    public func subscribe<S: Scheduler>(
        on scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, S> {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }
}
