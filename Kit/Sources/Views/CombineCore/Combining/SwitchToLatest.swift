// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Publishers {
    /// The values of the latest publisher.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where P == Upstream.Output, P.Failure == Upstream.Failure {
        /// The values that it publishes.
        public typealias Output = P.Output
        /// The error with which it can end.
        public typealias Failure = P.Failure

        let upstream: Upstream

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure {
            let sources = Sources(to: subscriber)
            let turns = Turns()
            sources.outbox.onFurtherDemand = { [unowned sources] in sources.ask($0, of: 1) }
            sources.onRequest = { [unowned sources] in sources.ask($0, of: 1) }
            sources.outbox.announce(sources)
            upstream.subscribe(
                AnySubscriber<P, Failure>(
                    receiveSubscription: {
                        if sources.accept($0, from: 0) { $0.request(.unlimited) }
                    },
                    receiveValue: {
                        let turn = turns.begin()
                        sources.cancel(1)
                        Self.follow($0, turn, turns, sources)
                        return .none
                    },
                    receiveCompletion: { completion in
                        sources.forget(0)
                        if case .failure = completion { return sources.end(completion) }
                        if turns.endOuter() { sources.end(.finished) }
                    }
                )
            )
        }

        private static func follow<S: Subscriber>(
            _ publisher: P,
            _ turn: Int,
            _ turns: Turns,
            _ sources: Sources<S>
        ) where S.Input == Output, S.Failure == Failure {
            publisher.subscribe(
                AnySubscriber<Output, Failure>(
                    receiveSubscription: {
                        guard turns.isCurrent(turn) else { return $0.cancel() }
                        if sources.accept($0, from: 1) { $0.request(sources.outbox.demand) }
                    },
                    receiveValue: {
                        if turns.isCurrent(turn) { sources.outbox.send($0) }
                        return .none
                    },
                    receiveCompletion: { completion in
                        guard turns.isCurrent(turn) else { return }
                        sources.forget(1)
                        if case .failure = completion { return sources.end(completion) }
                        if turns.endInner(turn) { sources.end(.finished) }
                    }
                )
            )
        }
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Publishes the values of the latest publisher.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Output: Publisher, Failure == Never {
    /// Publishes the values of the latest publisher, which can fail.
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Output, Publishers.SetFailureType<Self, Output.Failure>
        >
    {
        setFailureType(to: Output.Failure.self).switchToLatest()
    }
}

extension Publisher where Output: Publisher, Output.Failure == Never, Failure == Never {
    /// Publishes the values of the latest publisher.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

/// Tracks the latest of the publishers, and whether it and the outer publisher have ended.
private final class Turns {
    private let lock = NSLock()
    private var turn = 0
    private var innerIsOver = true
    private var outerIsOver = false

    func begin() -> Int {
        lock.withLock {
            turn += 1
            innerIsOver = false
            return turn
        }
    }

    func isCurrent(_ number: Int) -> Bool { lock.withLock { turn == number } }

    // A newer publisher can have begun since the end of this one was delivered.
    func endInner(_ number: Int) -> Bool {
        lock.withLock {
            guard turn == number else { return false }
            innerIsOver = true
            return outerIsOver
        }
    }

    func endOuter() -> Bool {
        lock.withLock {
            outerIsOver = true
            return innerIsOver
        }
    }
}
