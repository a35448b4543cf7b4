// SPDX-License-Identifier: Apache-2.0

extension Publishers {
    /// Replaces a publisher that fails with another.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        /// The values that it publishes.
        public typealias Output = Upstream.Output
        /// The error with which it can end.
        public typealias Failure = NewPublisher.Failure

        let upstream: Upstream
        let handler: (Upstream.Failure) -> NewPublisher

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let (succession, handler) = (Succession(to: subscriber), handler)
            succession.begin(with: upstream) { completion in
                switch completion {
                case .finished: succession.end(.finished)
                case .failure(let error): succession.follow(handler(error)) { succession.end($0) }
                }
            }
        }
    }

    /// Replaces a publisher that fails with another, by a closure that can throw.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        /// The values that it publishes.
        public typealias Output = Upstream.Output
        /// The error with which it can end.
        public typealias Failure = any Error

        let upstream: Upstream
        let handler: (Upstream.Failure) throws -> NewPublisher

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let (succession, handler) = (Succession(to: subscriber), handler)
            succession.begin(with: upstream) { completion in
                guard case .failure(let error) = completion else {
                    return succession.end(.finished)
                }
                do {
                    succession.follow(try handler(error)) { succession.end($0.mapError { $0 }) }
                } catch {
                    succession.end(.failure(error))
                }
            }
        }
    }

    /// Subscribes again to a publisher that fails.
    public struct Retry<Upstream: Publisher>: Publisher {
        /// The values that it publishes.
        public typealias Output = Upstream.Output
        /// The error with which it can end.
        public typealias Failure = Upstream.Failure

        let upstream: Upstream
        let retries: Int

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let succession = Succession(to: subscriber)
            var left = retries
            let upstream = upstream
            // The closure calls itself, and is released at the end.
            var decide: ((Subscribers.Completion<Failure>) -> Void)?
            decide = { completion in
                guard case .failure = completion, left > 0, let again = decide else {
                    decide = nil
                    return succession.end(completion)
                }
                left -= 1
                succession.follow(upstream, onEnd: again)
            }
            succession.begin(with: upstream) { decide?($0) }
        }
    }
}

extension Publisher {
    /// Replaces this publisher with another if it fails.
    public func `catch`<P: Publisher>(
        _ handler: @escaping (Failure) -> P
    ) -> Publishers.Catch<Self, P> where P.Output == Output {
        Publishers.Catch(upstream: self, handler: handler)
    }

    /// Replaces this publisher with another if it fails; an error that the closure throws is
    /// published.
    public func tryCatch<P: Publisher>(
        _ handler: @escaping (Failure) throws -> P
    ) -> Publishers.TryCatch<Self, P> where P.Output == Output {
        Publishers.TryCatch(upstream: self, handler: handler)
    }

    /// Subscribes again if the publisher fails, up to a number of times.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> {
        Publishers.Retry(upstream: self, retries: retries)
    }
}
