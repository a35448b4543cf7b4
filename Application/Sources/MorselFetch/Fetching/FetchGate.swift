// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// A semaphore with a bounded queue: some tasks run, some wait, and others are rejected.
final class FetchGate: Sendable {
    private struct State {
        var free: Int
        var waiting: [(number: Int, continuation: CheckedContinuation<Bool, Never>)] = []
        var nextNumber = 0
    }

    private let state: Mutex<State>
    private let mostWaiting: Int

    init(slots: Int, mostWaiting: Int) {
        state = Mutex(State(free: max(1, slots)))
        self.mostWaiting = mostWaiting
    }

    /// Waits for a slot, in the order of the calls.
    ///
    /// - Returns: Whether the task has a slot, to be released with ``leave()``; `false` if too many
    ///   tasks wait, or if the task is cancelled.
    func enter() async -> Bool {
        let number = state.withLock { state in
            state.nextNumber += 1
            return state.nextNumber
        }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let answer = state.withLock { state -> Bool? in
                    if Task.isCancelled { return false }
                    if state.free > 0 {
                        state.free -= 1
                        return true
                    }
                    guard state.waiting.count < mostWaiting else { return false }
                    state.waiting.append((number, continuation))
                    return nil
                }
                if let answer { continuation.resume(returning: answer) }
            }
        } onCancel: {
            let waiter = state.withLock { state in
                state.waiting.firstIndex { $0.number == number }
                    .map { state.waiting.remove(at: $0) }
            }
            waiter?.continuation.resume(returning: false)
        }
    }

    /// Releases a slot; the task that has waited longest gets it.
    func leave() {
        let next = state.withLock { state -> CheckedContinuation<Bool, Never>? in
            if state.waiting.isEmpty {
                state.free += 1
                return nil
            }
            return state.waiting.removeFirst().continuation
        }
        next?.resume(returning: true)
    }
}
