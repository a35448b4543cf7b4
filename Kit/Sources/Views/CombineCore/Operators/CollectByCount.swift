// SPDX-License-Identifier: Apache-2.0

extension Publishers {
    /// The values in arrays of equal length; the last can be shorter.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        /// The values that it publishes.
        public typealias Output = [Upstream.Output]
        /// The error with which it can end.
        public typealias Failure = Upstream.Failure

        let upstream: Upstream
        let count: Int

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            var gathered: [Upstream.Output] = []
            let count = count
            upstream.stage(
                to: subscriber,
                appetite: .times(count),
                onValue: { value in
                    gathered.append(value)
                    guard gathered.count == count else { return .skip }
                    defer { gathered = [] }
                    return .send(gathered)
                },
                onCompletion: { completion in
                    if case .finished = completion, !gathered.isEmpty {
                        return (gathered, completion)
                    }
                    return (nil, completion)
                }
            )
        }
    }
}

extension Publisher {
    /// Collects values in arrays of a length; the last can be shorter.
    ///
    /// - Precondition: The length is above 0.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        precondition(count > 0, "an array of collected values has at least one")
        return Publishers.CollectByCount(upstream: self, count: count)
    }
}
