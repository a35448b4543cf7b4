// SPDX-License-Identifier: Apache-2.0

import Glibc

/// The way in which a process ended.
package enum ProcessEnd: Sendable, Hashable {
    /// The process exited with a status.
    case status(Int32)
    /// A signal ended the process.
    case signal(Int32)

    /// Waits for a child process to end; blocks the thread.
    package static func wait(for process: Int32) -> ProcessEnd {
        var status: Int32 = 0
        while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        return signal == 0 ? .status(status >> 8 & 0xFF) : .signal(signal)
    }

    /// The end of a program in a sandbox: bubblewrap reports a signal as 128 plus its number.
    package var inSandbox: ProcessEnd {
        guard case .status(let status) = self, status > 128, status < 128 + 32 else { return self }
        return .signal(status - 128)
    }
}
