// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import Synchronization

/// A clock that stands still until it is advanced.
final class ManualClock: Clock {
    /// A point in time, counted from the clock's start.
    struct Instant: InstantProtocol {
        var offset: Duration

        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
    }

    private struct Sleeper {
        let number: Int
        let deadline: Instant
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var now = Instant(offset: .zero)
        var sleepers: [Sleeper] = []
        var nextNumber = 0
        var watchers: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    var now: Instant { state.withLock { $0.now } }
    let minimumResolution: Duration = .nanoseconds(1)

    /// The current time, in whole seconds.
    var timestamp: Timestamp {
        Timestamp(secondsSince1970: Int64(now.offset.components.seconds))
    }

    /// The number of tasks that sleep.
    var sleeperCount: Int { state.withLock { $0.sleepers.count } }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let number = state.withLock { state in
            state.nextNumber += 1
            return state.nextNumber
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let isOver = state.withLock { state -> Bool? in
                    if Task.isCancelled { return nil }
                    guard state.now < deadline else { return true }
                    state.sleepers.append(
                        Sleeper(number: number, deadline: deadline, continuation: continuation)
                    )
                    return false
                }
                switch isOver {
                case true?: continuation.resume()
                case nil: continuation.resume(throwing: CancellationError())
                case false?: tellWatchers()
                }
            }
        } onCancel: {
            let sleeper = state.withLock { state in
                state.sleepers.firstIndex { $0.number == number }
                    .map { state.sleepers.remove(at: $0) }
            }
            sleeper?.continuation.resume(throwing: CancellationError())
        }
    }

    /// Advances the clock, and wakes the tasks whose deadline has passed.
    func advance(by duration: Duration) {
        let woken = state.withLock { state in
            state.now.offset += duration
            let woken = state.sleepers.filter { $0.deadline <= state.now }
            state.sleepers.removeAll { $0.deadline <= state.now }
            return woken
        }
        for sleeper in woken { sleeper.continuation.resume() }
    }

    /// Waits until a task sleeps.
    func sleeperArrives() async {
        await withCheckedContinuation { continuation in
            let isThere = state.withLock { state in
                if !state.sleepers.isEmpty { return true }
                state.watchers.append(continuation)
                return false
            }
            if isThere { continuation.resume() }
        }
    }

    private func tellWatchers() {
        let watchers = state.withLock { state in
            let watchers = state.watchers
            state.watchers = []
            return watchers
        }
        for watcher in watchers { watcher.resume() }
    }
}
