// SPDX-License-Identifier: Apache-2.0

extension Publishers {
    /// The values of the publishers into which values are transformed: Combine's
    /// `Publishers.FlatMap`.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where NewPublisher.Failure == Upstream.Failure {
        /// The values that it publishes.
        public typealias Output = NewPublisher.Output
        /// The error with which it can end.
        public typealias Failure = Upstream.Failure

        let upstream: Upstream
        let maxPublishers: Subscribers.Demand
        let transform: (Upstream.Output) -> NewPublisher

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let merging = Merging(to: subscriber)
            let (transform, maxPublishers) = (transform, maxPublishers)
            upstream.subscribe(
                AnySubscriber<Upstream.Output, Upstream.Failure>(
                    receiveSubscription: { subscription in
                        guard merging.accept(subscription) else { return }
                        merging.onEnd = { subscription.request(.max(1)) }
                        subscription.request(maxPublishers)
                    },
                    receiveValue: {
                        merging.add(transform($0))
                        return .none
                    },
                    receiveCompletion: { merging.close(0, $0) }
                )
            )
        }
    }
}

extension Publisher {
    /// Transforms each value into a publisher, and publishes the values of all of them as they
    /// arrive.
    ///
    /// `maxPublishers` is the maximum number of them that are subscribed to at a time.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }

    /// Transforms each value into a publisher that cannot fail.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
        flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
    }
}

extension Publisher where Failure == Never {
    /// Transforms each value of a publisher that cannot fail into one that can.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
        setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
    }

    /// Transforms each value into a publisher; none of them can fail.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}
