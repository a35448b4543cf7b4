// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// The way in which a process ended.
package enum ProcessEnd: Sendable, Hashable {
    /// By itself, with a status.
    case status(Int32)
    /// By a signal.
    case signal(Int32)

    /// Waits for the end of a child; blocks the thread.
    package static func wait(for process: Int32) -> ProcessEnd {
        var status: Int32 = 0
        while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        return signal == 0 ? .status(status >> 8 & 0xFF) : .signal(signal)
    }

    /// The end of the program that was confined: bubblewrap reports a signal as 128 and its number.
    package var inSandbox: ProcessEnd {
        guard case .status(let status) = self, status > 128, status < 128 + 32 else { return self }
        return .signal(status - 128)
    }
}
