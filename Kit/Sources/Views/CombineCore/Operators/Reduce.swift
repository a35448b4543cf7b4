// SPDX-License-Identifier: Apache-2.0

extension Publishers {
    /// The result of combining all values, at the end.
    public struct Reduce<Upstream: Publisher, Output>: Publisher {
        /// The error with which it can end.
        public typealias Failure = Upstream.Failure

        let upstream: Upstream
        let initial: Output
        let next: (inout Output, Upstream.Output) -> Bool

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            var result = initial
            let next = next
            upstream.stage(
                to: subscriber,
                appetite: .everything,
                onValue: { value in
                    // The closure returns whether the result is final.
                    next(&result, value) ? .finish(result) : .skip
                },
                onCompletion: { completion in
                    if case .finished = completion {
                        (result, .finished)
                    } else {
                        (nil, completion)
                    }
                }
            )
        }
    }
}

extension Publishers {
    /// The result of combining all values by a closure that can throw, at the end.
    public struct TryReduce<Upstream: Publisher, Output>: Publisher {
        /// The error with which it can end.
        public typealias Failure = any Error

        let upstream: Upstream
        let initial: Output
        let next: (Output, Upstream.Output) throws -> Output

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            var result = initial
            let next = next
            upstream.stage(
                to: subscriber,
                appetite: .everything,
                onValue: { value in
                    do {
                        result = try next(result, value)
                        return .skip
                    } catch {
                        return .fail(error)
                    }
                },
                onCompletion: { completion in
                    if case .failure(let error) = completion { return (nil, .failure(error)) }
                    return (result, .finished)
                }
            )
        }
    }
}

extension Publisher {
    /// Publishes the result of combining all values, at the end.
    public func reduce<T>(
        _ initialResult: T,
        _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Reduce<Self, T> {
        Publishers.Reduce(upstream: self, initial: initialResult) {
            $0 = nextPartialResult($0, $1)
            return false
        }
    }

    /// Publishes the result of combining all values, at the end; an error that is thrown ends them.
    public func tryReduce<T>(
        _ initialResult: T,
        _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
        Publishers.TryReduce(upstream: self, initial: initialResult, next: nextPartialResult)
    }

    /// Publishes all values in one array, at the end.
    public func collect() -> Publishers.Reduce<Self, [Output]> {
        Publishers.Reduce(upstream: self, initial: []) {
            $0.append($1)
            return false
        }
    }

    /// Publishes the number of values, at the end.
    public func count() -> Publishers.Reduce<Self, Int> {
        reduce(0) { count, _ in count + 1 }
    }

    /// Publishes whether a value satisfies a condition: `true` as soon as one does, `false` at the
    /// end.
    public func contains(
        where predicate: @escaping (Output) -> Bool
    ) -> Publishers.Reduce<Self, Bool> {
        Publishers.Reduce(upstream: self, initial: false) {
            $0 = predicate($1)
            return $0
        }
    }

    /// Publishes whether all values satisfy a condition: `false` as soon as one does not, `true` at
    /// the end.
    public func allSatisfy(
        _ predicate: @escaping (Output) -> Bool
    ) -> Publishers.Reduce<Self, Bool> {
        Publishers.Reduce(upstream: self, initial: true) {
            $0 = predicate($1)
            return !$0
        }
    }

    /// Publishes the last value, if there is one, at the end.
    public func last() -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output> {
        reduce(nil as Output?) { $1 }.compactMap { $0 }
    }

    /// Publishes the last value that satisfies a condition, if there is one, at the end.
    public func last(
        where predicate: @escaping (Output) -> Bool
    ) -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output> {
        reduce(nil as Output?) { predicate($1) ? $1 : $0 }.compactMap { $0 }
    }

    /// Publishes the smallest value in an order, at the end; of equal ones, the first.
    public func min(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output> {
        reduce(nil as Output?) { least, value in
            least.map { areInIncreasingOrder(value, $0) ? value : $0 } ?? value
        }
        .compactMap { $0 }
    }

    /// Publishes the largest value in an order, at the end; of equal ones, the last.
    public func max(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output> {
        reduce(nil as Output?) { largest, value in
            largest.map { areInIncreasingOrder(value, $0) ? $0 : value } ?? value
        }
        .compactMap { $0 }
    }
}

extension Publisher where Output: Equatable {
    /// Publishes whether a value occurs: `true` as soon as it does, `false` at the end.
    public func contains(_ output: Output) -> Publishers.Reduce<Self, Bool> {
        contains { $0 == output }
    }
}

extension Publisher where Output: Comparable {
    /// Publishes the smallest value, at the end.
    public func min() -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output> {
        min(by: <)
    }

    /// Publishes the largest value, at the end.
    public func max() -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output> {
        max(by: <)
    }
}
