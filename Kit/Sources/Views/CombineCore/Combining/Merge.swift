// SPDX-License-Identifier: Apache-2.0

extension Publishers {
    /// The values of several publishers of one type, as they arrive.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        /// The values that it publishes.
        public typealias Output = Upstream.Output
        /// The error with which it can end.
        public typealias Failure = Upstream.Failure

        /// The publishers whose values are merged.
        public let publishers: [Upstream]

        /// Creates a publisher that merges others.
        public init(_ upstream: Upstream...) {
            publishers = upstream
        }

        /// Creates a publisher that merges the publishers of a sequence.
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
            publishers = Array(upstream)
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let merging = Merging(to: subscriber)
            for publisher in publishers { merging.add(publisher) }
            merging.close(0, .finished)
        }
    }

    /// The values of two publishers, as they arrive.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure {
        /// The values that it publishes.
        public typealias Output = A.Output
        /// The error with which it can end.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        /// Creates a publisher that merges two others.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let merging = Merging(to: subscriber)
            merging.add(a)
            merging.add(b)
            merging.close(0, .finished)
        }
    }
}

extension Publisher {
    /// Publishes the values of both publishers, as they arrive.
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
    where P.Output == Output, P.Failure == Failure {
        Publishers.Merge(self, other)
    }

    /// Publishes the values of two publishers of the same type, as they arrive.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> {
        Publishers.MergeMany([self, other])
    }

    /// Publishes the values of three publishers, as they arrive.
    public func merge<P: Publisher, Q: Publisher>(with publisher1: P, _ publisher2: Q)
        -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
    where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure {
        Publishers.MergeMany([
            eraseToAnyPublisher(), publisher1.eraseToAnyPublisher(),
            publisher2.eraseToAnyPublisher(),
        ])
    }

    /// Publishes the values of four publishers, as they arrive.
    public func merge<P: Publisher, Q: Publisher, R: Publisher>(
        with publisher1: P,
        _ publisher2: Q,
        _ publisher3: R
    ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
    where
        P.Output == Output,
        P.Failure == Failure,
        Q.Output == Output,
        Q.Failure == Failure,
        R.Output == Output,
        R.Failure == Failure
    {
        Publishers.MergeMany([
            eraseToAnyPublisher(), publisher1.eraseToAnyPublisher(),
            publisher2.eraseToAnyPublisher(), publisher3.eraseToAnyPublisher(),
        ])
    }

    /// Publishes the values of five publishers, as they arrive.
    public func merge<P: Publisher, Q: Publisher, R: Publisher, S: Publisher>(
        with publisher1: P,
        _ publisher2: Q,
        _ publisher3: R,
        _ publisher4: S
    ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
    where
        P.Output == Output,
        P.Failure == Failure,
        Q.Output == Output,
        Q.Failure == Failure,
        R.Output == Output,
        R.Failure == Failure,
        S.Output == Output,
        S.Failure == Failure
    {
        Publishers.MergeMany([
            eraseToAnyPublisher(), publisher1.eraseToAnyPublisher(),
            publisher2.eraseToAnyPublisher(), publisher3.eraseToAnyPublisher(),
            publisher4.eraseToAnyPublisher(),
        ])
    }

    /// Publishes the values of six publishers, as they arrive.
    public func merge<P: Publisher, Q: Publisher, R: Publisher, S: Publisher, T: Publisher>(
        with publisher1: P,
        _ publisher2: Q,
        _ publisher3: R,
        _ publisher4: S,
        _ publisher5: T
    ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
    where
        P.Output == Output,
        P.Failure == Failure,
        Q.Output == Output,
        Q.Failure == Failure,
        R.Output == Output,
        R.Failure == Failure,
        S.Output == Output,
        S.Failure == Failure,
        T.Output == Output,
        T.Failure == Failure
    {
        Publishers.MergeMany([
            eraseToAnyPublisher(), publisher1.eraseToAnyPublisher(),
            publisher2.eraseToAnyPublisher(), publisher3.eraseToAnyPublisher(),
            publisher4.eraseToAnyPublisher(), publisher5.eraseToAnyPublisher(),
        ])
    }
}
