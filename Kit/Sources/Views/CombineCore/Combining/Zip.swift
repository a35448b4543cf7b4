// SPDX-License-Identifier: Apache-2.0

extension Publishers {
    /// Pairs of values, one of each of two publishers.
    public struct Zip<A: Publisher, B: Publisher>: Publisher
    where B.Failure == A.Failure {
        /// The values that it publishes.
        public typealias Output = (A.Output, B.Output)
        /// The error with which it can end.
        public typealias Failure = A.Failure

        let a: A
        let b: B

        /// Creates a publisher that zips two others.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let meeting = ValueJoin(.once, of: 2, to: subscriber) { values in
                (values.value(0, of: A.Output.self), values.value(1, of: B.Output.self))
            }
            meeting.begin()
            meeting.add(a, 0)
            meeting.add(b, 1)
        }
    }

    /// Tuples of values, one of each of three publishers.
    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where B.Failure == A.Failure, C.Failure == A.Failure {
        /// The values that it publishes.
        public typealias Output = (A.Output, B.Output, C.Output)
        /// The error with which it can end.
        public typealias Failure = A.Failure

        let a: A
        let b: B
        let c: C

        /// Creates a publisher that zips three others.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let meeting = ValueJoin(.once, of: 3, to: subscriber) { values in
                (
                    values.value(0, of: A.Output.self), values.value(1, of: B.Output.self),
                    values.value(2, of: C.Output.self)
                )
            }
            meeting.begin()
            meeting.add(a, 0)
            meeting.add(b, 1)
            meeting.add(c, 2)
        }
    }

    /// Tuples of values, one of each of four publishers.
    public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure {
        /// The values that it publishes.
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        /// The error with which it can end.
        public typealias Failure = A.Failure

        let a: A
        let b: B
        let c: C
        let d: D

        /// Creates a publisher that zips four others.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let meeting = ValueJoin(.once, of: 4, to: subscriber) { values in
                (
                    values.value(0, of: A.Output.self), values.value(1, of: B.Output.self),
                    values.value(2, of: C.Output.self), values.value(3, of: D.Output.self)
                )
            }
            meeting.begin()
            meeting.add(a, 0)
            meeting.add(b, 1)
            meeting.add(c, 2)
            meeting.add(d, 3)
        }
    }
}

extension Publisher {
    /// Publishes pairs of values, one of each publisher.
    public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P>
    where P.Failure == Failure {
        Publishers.Zip(self, other)
    }

    /// Publishes pairs of values, one of each publisher, combined by a closure.
    public func zip<P: Publisher, T>(
        _ other: P,
        _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.Zip<Self, P>, T>
    where P.Failure == Failure {
        zip(other).map(transform)
    }

    /// Publishes tuples of values, one of each of three publishers.
    public func zip<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q)
        -> Publishers.Zip3<Self, P, Q>
    where P.Failure == Failure, Q.Failure == Failure {
        Publishers.Zip3(self, publisher1, publisher2)
    }

    /// Publishes tuples of values, one of each of three publishers, combined by a closure.
    public func zip<P: Publisher, Q: Publisher, T>(
        _ publisher1: P,
        _ publisher2: Q,
        _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T>
    where P.Failure == Failure, Q.Failure == Failure {
        zip(publisher1, publisher2).map(transform)
    }

    /// Publishes tuples of values, one of each of four publishers.
    public func zip<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P,
        _ publisher2: Q,
        _ publisher3: R
    ) -> Publishers.Zip4<Self, P, Q, R>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.Zip4(self, publisher1, publisher2, publisher3)
    }

    /// Publishes tuples of values, one of each of four publishers, combined by a closure.
    public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P,
        _ publisher2: Q,
        _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        zip(publisher1, publisher2, publisher3).map(transform)
    }
}
