// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
extension Publishers {
    /// Another publisher in place of an error.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        /// What it sends.
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

    /// Another publisher in place of an error, unless finding one fails.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        /// What it sends.
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

    /// The same publisher anew in place of an error.
    public struct Retry<Upstream: Publisher>: Publisher {
        /// What it sends.
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
            // It calls itself, and is let go of at the end.
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
    /// Another publisher in place of an error.
    public func `catch`<P: Publisher>(
        _ handler: @escaping (Failure) -> P
    ) -> Publishers.Catch<Self, P> where P.Output == Output {
        Publishers.Catch(upstream: self, handler: handler)
    }

    /// Another publisher in place of an error; an error that is thrown ends the values.
    public func tryCatch<P: Publisher>(
        _ handler: @escaping (Failure) throws -> P
    ) -> Publishers.TryCatch<Self, P> where P.Output == Output {
        Publishers.TryCatch(upstream: self, handler: handler)
    }

    /// Subscribes anew in place of an error, up to a number of times.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> {
        Publishers.Retry(upstream: self, retries: retries)
    }
}
#endif
