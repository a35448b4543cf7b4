// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
extension Publishers {
    /// The values of the publishers that values become: Combine's `Publishers.FlatMap`.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where NewPublisher.Failure == Upstream.Failure {
        /// What it sends.
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
    /// The values of the publishers that values become, as they come.
    ///
    /// `maxPublishers` says how many of them may be open at a time.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }

    /// The values of publishers that cannot fail.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
        flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
    }
}

extension Publisher where Failure == Never {
    /// The values of publishers that can fail where the values themselves cannot.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
        setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
    }

    /// The values of publishers, none of which can fail.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}
#endif
