// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
extension Publishers {
    /// Drops values that are like the one before.
    public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// The error with which it can end.
        public typealias Failure = Upstream.Failure

        let upstream: Upstream
        let predicate: (Upstream.Output, Upstream.Output) -> Bool

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            var last: Output?
            let predicate = predicate
            upstream.stage(to: subscriber) { value in
                if let last, predicate(last, value) { return .skip }
                last = value
                return .send(value)
            }
        }
    }
}

extension Publishers {
    /// Drops values that are like the one before, unless comparing fails.
    public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output
        /// The error with which it can end.
        public typealias Failure = any Error

        let upstream: Upstream
        let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            var last: Output?
            let predicate = predicate
            upstream.throwingStage(to: subscriber) { value in
                if let last, try predicate(last, value) { return .skip }
                last = value
                return .send(value)
            }
        }
    }
}

extension Publisher {
    /// Drops values that are like the one before.
    public func removeDuplicates(
        by predicate: @escaping (Output, Output) -> Bool
    ) -> Publishers.RemoveDuplicates<Self> {
        Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }

    /// Drops values that are like the one before; an error that is thrown ends them.
    public func tryRemoveDuplicates(
        by predicate: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryRemoveDuplicates<Self> {
        Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
    }
}

extension Publisher where Output: Equatable {
    /// Drops values that equal the one before.
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
        removeDuplicates(by: ==)
    }
}
#endif
