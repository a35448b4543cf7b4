// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Synchronization

/// A channel for rows from the thread of one database to that of another; it holds a few thousand at
/// most.
final class RowChannel: Sendable {
    /// Rows of one table.
    struct Batch: Sendable {
        /// The position of the table in ``CopiedTable/all``.
        let table: Int
        let rows: [SQLRow]
    }

    /// The error after the reader or the writer has failed; the other side has the reason.
    struct ClosedError: Error {}

    private struct State {
        var batches: [Batch] = []
        var hasBegun = false
        var isClosed = false
    }

    private let state = Mutex(State())
    private let room = DispatchSemaphore(value: 0)
    private let filled = DispatchSemaphore(value: 0)

    init() {
        // A semaphore must not be released with a smaller value than it started with.
        for _ in 0..<16 { room.signal() }
    }

    /// Marks the start of the writer, which cannot start again, because the rows come only once.
    func begin() throws {
        let hadBegun = state.withLock { state in
            defer { state.hasBegun = true }
            return state.hasBegun
        }
        if hadBegun { throw Registry.CopyingError.interrupted }
    }

    /// Waits for space, and adds rows.
    func send(_ batch: Batch) throws {
        room.wait()
        let isClosed = state.withLock { state in
            state.batches.append(batch)
            return state.isClosed
        }
        filled.signal()
        if isClosed { throw ClosedError() }
    }

    /// Waits for rows and returns them; `nil` after the last ones.
    func next() throws -> Batch? {
        filled.wait()
        return try state.withLock { state in
            if state.isClosed { throw ClosedError() }
            guard !state.batches.isEmpty else { return nil }
            room.signal()
            return state.batches.removeFirst()
        }
    }

    /// Marks the end of the rows.
    func finish() { filled.signal() }

    /// Wakes the other side, which then fails.
    func close() {
        state.withLock { $0.isClosed = true }
        room.signal()
        filled.signal()
    }
}
