// SPDX-License-Identifier: Apache-2.0

extension Publishers {
    /// The values that satisfy a condition.
    public struct Filter<Upstream: Publisher>: Publisher {
        /// The values that it publishes.
        public typealias Output = Upstream.Output
        /// The error with which it can end.
        public typealias Failure = Upstream.Failure

        let upstream: Upstream
        let isIncluded: (Upstream.Output) -> Bool

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let isIncluded = isIncluded
            upstream.stage(to: subscriber) { isIncluded($0) ? .send($0) : .skip }
        }
    }
}

extension Publishers {
    /// The values that satisfy a condition, which can throw.
    public struct TryFilter<Upstream: Publisher>: Publisher {
        /// The values that it publishes.
        public typealias Output = Upstream.Output
        /// The error with which it can end.
        public typealias Failure = any Error

        let upstream: Upstream
        let isIncluded: (Upstream.Output) throws -> Bool

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let isIncluded = isIncluded
            upstream.throwingStage(to: subscriber) { try isIncluded($0) ? .send($0) : .skip }
        }
    }
}

extension Publishers {
    /// The completion of a publisher, without its values.
    public struct IgnoreOutput<Upstream: Publisher>: Publisher {
        /// The values that it publishes.
        public typealias Output = Never
        /// The error with which it can end.
        public typealias Failure = Upstream.Failure

        let upstream: Upstream

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            upstream.stage(to: subscriber, appetite: .everything) { _ in .skip }
        }
    }
}

extension Publisher {
    /// Publishes only the values that satisfy a condition.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
        Publishers.Filter(upstream: self, isIncluded: isIncluded)
    }

    /// Publishes only the values that satisfy a condition; an error that is thrown ends them.
    public func tryFilter(
        _ isIncluded: @escaping (Output) throws -> Bool
    ) -> Publishers.TryFilter<Self> {
        Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
    }

    /// Drops all values, and passes on the completion.
    public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
        Publishers.IgnoreOutput(upstream: self)
    }
}
