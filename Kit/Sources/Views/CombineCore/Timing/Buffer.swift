// SPDX-License-Identifier: Apache-2.0

extension Publishers {
    /// The way a buffer requests values.
    public enum PrefetchStrategy: Sendable {
        /// It requests as many as it has space for.
        case keepFull
        /// It requests as many as its subscriber demands.
        case byRequest
    }

    /// The way a full buffer handles another value.
    public enum BufferingStrategy<Failure: Error> {
        /// It drops that value.
        case dropNewest
        /// It drops its oldest value.
        case dropOldest
        /// It ends with an error.
        case customError(() -> Failure)
    }

    /// A buffer of values that waits until they are demanded: Combine's `Publishers.Buffer`.
    public struct Buffer<Upstream: Publisher>: Publisher {
        /// The values that it publishes.
        public typealias Output = Upstream.Output
        /// The error with which it can end.
        public typealias Failure = Upstream.Failure

        let upstream: Upstream
        let size: Int
        let prefetch: PrefetchStrategy
        let whenFull: BufferingStrategy<Failure>

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let sources = Sources(to: subscriber)
            let (size, prefetch, whenFull) = (size, prefetch, whenFull)
            if prefetch == .keepFull { sources.onRequest = { _ in } }
            upstream.subscribe(
                AnySubscriber<Output, Failure>(
                    receiveSubscription: {
                        sources.accept($0, from: 0)
                        sources.outbox.announce(sources)
                        sources.ask(prefetch == .keepFull ? .max(size) : .unlimited)
                    },
                    receiveValue: { value in
                        let outbox = sources.outbox
                        if outbox.count >= size, outbox.demand == .none {
                            switch whenFull {
                            case .dropNewest: return .none
                            case .dropOldest: outbox.dropOldest()
                            case .customError(let error):
                                sources.end(.failure(error()))
                                return .none
                            }
                        }
                        outbox.send(value) {
                            if prefetch == .keepFull { sources.ask(.max(1)) }
                        }
                        return .none
                    },
                    receiveCompletion: {
                        sources.forget(0)
                        sources.outbox.end($0)
                    }
                )
            )
        }
    }
}

extension Publisher {
    /// Buffers values until they are demanded, up to a number of them.
    public func buffer(
        size: Int,
        prefetch: Publishers.PrefetchStrategy,
        whenFull: Publishers.BufferingStrategy<Failure>
    ) -> Publishers.Buffer<Self> {
        Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
    }
}
