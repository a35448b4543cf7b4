// SPDX-License-Identifier: Apache-2.0

extension Publishers {
    /// The result of combining the values so far, for each value.
    public struct Scan<Upstream: Publisher, Output>: Publisher {
        /// The error with which it can end.
        public typealias Failure = Upstream.Failure

        let upstream: Upstream
        let initial: Output
        let next: (Output, Upstream.Output) -> Output

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            var result = initial
            let next = next
            upstream.stage(to: subscriber) { value in
                result = next(result, value)
                return .send(result)
            }
        }
    }
}

extension Publishers {
    /// The result of combining the values so far by a closure that can throw, for each value.
    public struct TryScan<Upstream: Publisher, Output>: Publisher {
        /// The error with which it can end.
        public typealias Failure = any Error

        let upstream: Upstream
        let initial: Output
        let next: (Output, Upstream.Output) throws -> Output

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            var result = initial
            let next = next
            upstream.throwingStage(to: subscriber) { value in
                result = try next(result, value)
                return .send(result)
            }
        }
    }
}

extension Publisher {
    /// Publishes the result of combining the values so far, for each value.
    public func scan<T>(
        _ initialResult: T,
        _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Scan<Self, T> {
        Publishers.Scan(upstream: self, initial: initialResult, next: nextPartialResult)
    }

    /// Publishes the result of combining the values so far, for each value; an error that is thrown
    /// ends them.
    public func tryScan<T>(
        _ initialResult: T,
        _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryScan<Self, T> {
        Publishers.TryScan(upstream: self, initial: initialResult, next: nextPartialResult)
    }
}
