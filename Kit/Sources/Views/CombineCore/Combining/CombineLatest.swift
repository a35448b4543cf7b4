// SPDX-License-Identifier: Apache-2.0

extension Publishers {
    /// The latest values of two publishers, whenever one of them sends.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
    where B.Failure == A.Failure {
        /// The values that it publishes.
        public typealias Output = (A.Output, B.Output)
        /// The error with which it can end.
        public typealias Failure = A.Failure

        let a: A
        let b: B

        /// Creates a publisher that combines two others.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let meeting = ValueJoin(.latest, of: 2, to: subscriber) { values in
                (values.value(0, of: A.Output.self), values.value(1, of: B.Output.self))
            }
            meeting.begin()
            meeting.add(a, 0)
            meeting.add(b, 1)
        }
    }

    /// The latest values of three publishers, whenever one of them sends.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where B.Failure == A.Failure, C.Failure == A.Failure {
        /// The values that it publishes.
        public typealias Output = (A.Output, B.Output, C.Output)
        /// The error with which it can end.
        public typealias Failure = A.Failure

        let a: A
        let b: B
        let c: C

        /// Creates a publisher that combines three others.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let meeting = ValueJoin(.latest, of: 3, to: subscriber) { values in
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

    /// The latest values of four publishers, whenever one of them sends.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure {
        /// The values that it publishes.
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        /// The error with which it can end.
        public typealias Failure = A.Failure

        let a: A
        let b: B
        let c: C
        let d: D

        /// Creates a publisher that combines four others.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let meeting = ValueJoin(.latest, of: 4, to: subscriber) { values in
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
    /// Publishes the latest values of two publishers, whenever one of them sends.
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where P.Failure == Failure {
        Publishers.CombineLatest(self, other)
    }

    /// Publishes the latest values of two publishers, combined by a closure, whenever one of them
    /// sends.
    public func combineLatest<P: Publisher, T>(
        _ other: P,
        _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
    where P.Failure == Failure {
        combineLatest(other).map(transform)
    }

    /// Publishes the latest values of three publishers, whenever one of them sends.
    public func combineLatest<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q)
        -> Publishers.CombineLatest3<Self, P, Q>
    where P.Failure == Failure, Q.Failure == Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2)
    }

    /// Publishes the latest values of three publishers, combined by a closure, whenever one of them
    /// sends.
    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ publisher1: P,
        _ publisher2: Q,
        _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
    where P.Failure == Failure, Q.Failure == Failure {
        combineLatest(publisher1, publisher2).map(transform)
    }

    /// Publishes the latest values of four publishers, whenever one of them sends.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P,
        _ publisher2: Q,
        _ publisher3: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
    }

    /// Publishes the latest values of four publishers, combined by a closure, whenever one of them
    /// sends.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P,
        _ publisher2: Q,
        _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        combineLatest(publisher1, publisher2, publisher3).map(transform)
    }
}
