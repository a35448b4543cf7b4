// SPDX-License-Identifier: Apache-2.0

extension Publishers {
    /// Transforms each value, and drops each result that is `nil`.
    public struct CompactMap<Upstream: Publisher, Output>: Publisher {
        /// The error with which it can end.
        public typealias Failure = Upstream.Failure

        let upstream: Upstream
        let transform: (Upstream.Output) -> Output?

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let transform = transform
            upstream.stage(to: subscriber) { transform($0).map { .send($0) } ?? .skip }
        }
    }
}

extension Publishers {
    /// Transforms each value by a closure that can throw, and drops each result that is `nil`.
    public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
        /// The error with which it can end.
        public typealias Failure = any Error

        let upstream: Upstream
        let transform: (Upstream.Output) throws -> Output?

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let transform = transform
            upstream.throwingStage(to: subscriber) { try transform($0).map { .send($0) } ?? .skip }
        }
    }
}

extension Publisher {
    /// Transforms each value, and drops each result that is `nil`.
    public func compactMap<T>(
        _ transform: @escaping (Output) -> T?
    ) -> Publishers.CompactMap<Self, T> {
        Publishers.CompactMap(upstream: self, transform: transform)
    }

    /// Transforms each value, and drops each result that is `nil`; an error that is thrown ends the
    /// values.
    public func tryCompactMap<T>(
        _ transform: @escaping (Output) throws -> T?
    ) -> Publishers.TryCompactMap<Self, T> {
        Publishers.TryCompactMap(upstream: self, transform: transform)
    }
}
