// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
extension Publishers {
    /// The first values, and then the end.
    public struct Output<Upstream: Publisher>: Publisher {
        /// What it sends.
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
    /// Values for as long as they are of a kind.
    public struct PrefixWhile<Upstream: Publisher>: Publisher {
        /// What it sends.
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
    /// The first values, up to a number of them.
    ///
    /// - Precondition: The number is not below 0.
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
        output(in: 0..<maxLength)
    }

    /// The values at indices, counted from 0.
    public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self>
    where R.Bound == Int {
        Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
    }

    /// The value at an index, counted from 0.
    public func output(at index: Int) -> Publishers.Output<Self> {
        output(in: index...index)
    }

    /// The first value.
    public func first() -> Publishers.Output<Self> { prefix(1) }

    /// The first value of a kind.
    public func first(
        where predicate: @escaping (Output) -> Bool
    ) -> Publishers.Output<Publishers.Filter<Self>> {
        filter(predicate).first()
    }

    /// The values before the first that is not of a kind.
    public func prefix(
        while predicate: @escaping (Output) -> Bool
    ) -> Publishers.PrefixWhile<Self> {
        Publishers.PrefixWhile(upstream: self, includesLast: false, predicate: predicate)
    }
}
#endif
