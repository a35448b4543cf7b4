// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// A value that one task waits for, and that several may provide; the first one counts.
final class FirstResult<Value: Sendable>: Sendable {
    private enum State {
        case open
        case waiting(CheckedContinuation<Value, Never>)
        case given(Value)
        case taken
    }

    private let state = Mutex(State.open)

    /// Provides a value; it is ignored unless it is the first one.
    func give(_ value: Value) {
        let waiting = state.withLock { state -> CheckedContinuation<Value, Never>? in
            switch state {
            case .open:
                state = .given(value)
                return nil
            case .waiting(let continuation):
                state = .taken
                return continuation
            case .given, .taken: return nil
            }
        }
        waiting?.resume(returning: value)
    }

    /// Waits for the value; called once.
    ///
    /// - Parameter fallback: The value if the task is cancelled before there is one.
    /// - Returns: The first value.
    func value(whenCancelled fallback: Value) async -> Value {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let value = state.withLock { state -> Value? in
                    if case .given(let value) = state {
                        state = .taken
                        return value
                    }
                    state = .waiting(continuation)
                    return nil
                }
                if let value { continuation.resume(returning: value) }
            }
        } onCancel: {
            give(fallback)
        }
    }
}
