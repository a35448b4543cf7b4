// SPDX-License-Identifier: Apache-2.0

extension Publishers {
    /// The values of a publisher, or one value if it has none.
    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
        /// The values that it publishes.
        public typealias Output = Upstream.Output
        /// The error with which it can end.
        public typealias Failure = Upstream.Failure

        let upstream: Upstream
        let output: Upstream.Output

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            var isEmpty = true
            let output = output
            upstream.stage(
                to: subscriber,
                onValue: { value in
                    isEmpty = false
                    return .send(value)
                },
                onCompletion: { completion in
                    if case .finished = completion, isEmpty { return (output, completion) }
                    return (nil, completion)
                }
            )
        }
    }
}

extension Publishers {
    /// The values of a publisher that cannot fail: a value replaces the error.
    public struct ReplaceError<Upstream: Publisher>: Publisher {
        /// The values that it publishes.
        public typealias Output = Upstream.Output
        /// The error with which it can end.
        public typealias Failure = Never

        let upstream: Upstream
        let output: Upstream.Output

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let output = output
            upstream.stage(
                to: subscriber,
                onValue: { .send($0) },
                onCompletion: { completion in
                    if case .failure = completion { return (output, .finished) }
                    return (nil, .finished)
                }
            )
        }
    }
}

extension Publisher {
    /// Publishes a value if the publisher ends without one.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }

    /// Replaces an error with a value.
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }
}
