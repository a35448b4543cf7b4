// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation
import Synchronization

/// The thread that starts all processes.
///
/// On Linux, a process that asks to die with its parent (`PR_SET_PDEATHSIG`) dies with the thread that started
/// it. Threads of a pool end when they are idle; this one never does.
final class SpawningThread: Sendable {
    static let shared = SpawningThread()

    private let count = DispatchSemaphore(value: 0)
    private let waiting = Mutex<[@Sendable () -> Void]>([])

    private init() {
        Thread.detachNewThread {
            while true {
                self.count.wait()
                let next = self.waiting.withLock { $0.isEmpty ? nil : $0.removeFirst() }
                next?()
            }
        }
    }

    /// Runs a function on the thread, and waits for its result, which takes about a millisecond.
    func perform<Result: Sendable>(
        _ body: @escaping @Sendable () -> Result,
        initially initial: Result
    ) -> Result {
        let result = Mutex(initial)
        let done = DispatchSemaphore(value: 0)
        waiting.withLock {
            $0.append {
                let made = body()
                result.withLock { $0 = made }
                done.signal()
            }
        }
        count.signal()
        done.wait()
        return result.withLock { $0 }
    }
}
