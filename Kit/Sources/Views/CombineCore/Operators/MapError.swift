// SPDX-License-Identifier: Apache-2.0

extension Publishers {
    /// Transforms the error.
    public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
        /// The values that it publishes.
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
    /// Transforms the error.
    public func mapError<E: Error>(
        _ transform: @escaping (Failure) -> E
    ) -> Publishers.MapError<Self, E> {
        Publishers.MapError(upstream: self, transform: transform)
    }

    /// Stops the program with a message if the publisher fails.
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
    /// The same values, with an error type that never occurs.
    public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
    where Upstream.Failure == Never {
        /// The values that it publishes.
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
    /// Changes the error type of a publisher that cannot fail.
    public func setFailureType<E: Error>(
        to failureType: E.Type
    ) -> Publishers.SetFailureType<Self, E> {
        Publishers.SetFailureType(upstream: self)
    }
}
