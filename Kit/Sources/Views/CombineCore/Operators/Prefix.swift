// SPDX-License-Identifier: Apache-2.0

extension Publishers {
    /// The first values, followed by the end.
    public struct Output<Upstream: Publisher>: Publisher {
        /// The values that it publishes.
        public typealias Output = Upstream.Output
        /// The error with which it can end.
        public typealias Failure = Upstream.Failure

        let upstream: Upstream
        let range: Range<Int>

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            guard !range.isEmpty else {
                return Empty<Output, Failure>().receive(subscriber: subscriber)
            }
            var index = -1
            let range = range
            upstream.stage(to: subscriber) { value in
                index += 1
                if index < range.lowerBound { return .skip }
                return index + 1 >= range.upperBound ? .finish(value) : .send(value)
            }
        }
    }
}

extension Publishers {
    /// The values up to the first that does not satisfy a condition.
    public struct PrefixWhile<Upstream: Publisher>: Publisher {
        /// The values that it publishes.
        public typealias Output = Upstream.Output
        /// The error with which it can end.
        public typealias Failure = Upstream.Failure

        let upstream: Upstream
        let includesLast: Bool
        let predicate: (Upstream.Output) -> Bool

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            let includesLast = includesLast
            upstream.stage(to: subscriber) { value in
                guard !predicate(value) else { return .send(value) }
                return .finish(includesLast ? value : nil)
            }
        }
    }
}

extension Publisher {
    /// Publishes the first values, up to a number of them.
    ///
    /// - Precondition: The number is not negative.
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
        output(in: 0..<maxLength)
    }

    /// Publishes the values at a range of indices, from 0.
    public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self>
    where R.Bound == Int {
        Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
    }

    /// Publishes the value at an index, from 0.
    public func output(at index: Int) -> Publishers.Output<Self> {
        output(in: index...index)
    }

    /// Publishes the first value.
    public func first() -> Publishers.Output<Self> { prefix(1) }

    /// Publishes the first value that satisfies a condition.
    public func first(
        where predicate: @escaping (Output) -> Bool
    ) -> Publishers.Output<Publishers.Filter<Self>> {
        filter(predicate).first()
    }

    /// Publishes the values before the first that does not satisfy a condition.
    public func prefix(
        while predicate: @escaping (Output) -> Bool
    ) -> Publishers.PrefixWhile<Self> {
        Publishers.PrefixWhile(upstream: self, includesLast: false, predicate: predicate)
    }
}
