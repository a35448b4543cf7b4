// SPDX-License-Identifier: Apache-2.0

extension Publishers {
    /// All but the first values.
    public struct Drop<Upstream: Publisher>: Publisher {
        /// The values that it publishes.
        public typealias Output = Upstream.Output
        /// The error with which it can end.
        public typealias Failure = Upstream.Failure

        let upstream: Upstream
        let count: Int

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            var left = count
            upstream.stage(to: subscriber) { value in
                if left <= 0 { return .send(value) }
                left -= 1
                return .skip
            }
        }
    }
}

extension Publishers {
    /// The values from the first one on that does not satisfy a condition.
    public struct DropWhile<Upstream: Publisher>: Publisher {
        /// The values that it publishes.
        public typealias Output = Upstream.Output
        /// The error with which it can end.
        public typealias Failure = Upstream.Failure

        let upstream: Upstream
        let predicate: (Upstream.Output) -> Bool

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            var isDropping = true
            let predicate = predicate
            upstream.stage(to: subscriber) { value in
                if isDropping { isDropping = predicate(value) }
                return isDropping ? .skip : .send(value)
            }
        }
    }
}

extension Publisher {
    /// Drops the first values.
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        Publishers.Drop(upstream: self, count: count)
    }

    /// Drops values until one does not satisfy a condition.
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile(upstream: self, predicate: predicate)
    }
}
