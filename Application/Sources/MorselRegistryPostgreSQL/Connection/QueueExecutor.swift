// SPDX-License-Identifier: Apache-2.0

import Dispatch

/// An executor that runs an actor on a queue of Dispatch, whose threads may block.
final class QueueExecutor: SerialExecutor {
    private let queue: DispatchQueue

    init(_ label: String) { queue = DispatchQueue(label: label) }

    func enqueue(_ job: consuming ExecutorJob) {
        // The job is run exactly once.
        let job = UnownedJob(job)
        queue.async { unsafe job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }

    /// Waits for the queued jobs.
    func wait() { queue.sync {} }
}
