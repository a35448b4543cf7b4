// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
extension Publishers {
    /// Changes the error.
    public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
        /// What it sends.
        public typealias Output = Upstream.Output

        let upstream: Upstream
        let transform: (Upstream.Failure) -> Failure

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let transform = transform
            upstream.stage(
                to: subscriber,
                onValue: { .send($0) },
                onCompletion: { (nil, $0.mapError(transform)) }
            )
        }
    }
}

extension Publisher {
    /// Changes the error.
    public func mapError<E: Error>(
        _ transform: @escaping (Failure) -> E
    ) -> Publishers.MapError<Self, E> {
        Publishers.MapError(upstream: self, transform: transform)
    }

    /// Stops the program with a message if there is an error.
    public func assertNoFailure(
        _ prefix: String = "",
        file: StaticString = #file,
        line: UInt = #line
    ) -> Publishers.MapError<Self, Never> {
        mapError { error in
            fatalError("\(prefix)\(error)", file: file, line: line)
        }
    }
}

extension Publishers {
    /// The same values, with an error that never comes.
    public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
    where Upstream.Failure == Never {
        /// What it sends.
        public typealias Output = Upstream.Output

        let upstream: Upstream

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            upstream.stage(
                to: subscriber,
                onValue: { .send($0) },
                onCompletion: { _ in (nil, .finished) }
            )
        }
    }
}

extension Publisher where Failure == Never {
    /// The same values, with an error that never comes.
    public func setFailureType<E: Error>(
        to failureType: E.Type
    ) -> Publishers.SetFailureType<Self, E> {
        Publishers.SetFailureType(upstream: self)
    }
}
#endif
