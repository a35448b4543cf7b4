// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
extension Publishers {
    /// All but the first values.
    public struct Drop<Upstream: Publisher>: Publisher {
        /// What it sends.
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
    /// The values from the first one on that is not of a kind.
    public struct DropWhile<Upstream: Publisher>: Publisher {
        /// What it sends.
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
    /// All but the first values.
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        Publishers.Drop(upstream: self, count: count)
    }

    /// The values from the first one on that is not of a kind.
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile(upstream: self, predicate: predicate)
    }
}
#endif
