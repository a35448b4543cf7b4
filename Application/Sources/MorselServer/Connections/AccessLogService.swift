// SPDX-License-Identifier: Apache-2.0

import Dispatch
import ServiceLifecycle

/// A service that writes the access log ten times a second.
struct AccessLogService: Service {
    let log: AccessLog
    let write: @Sendable (_ lines: String) -> Void
    /// A terminal can block its writer, so the threads that answer requests do not write to it.
    private let queue = DispatchQueue(label: "morsel.log")

    init(log: AccessLog, write: @escaping @Sendable (_ lines: String) -> Void) {
        self.log = log
        self.write = write
    }

    func run() async throws {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                try? await Task.sleep(for: .milliseconds(100))
                await writeLines()
            }
        }
        await writeLines()
    }

    private func writeLines() async {
        let lines = String(decoding: log.take(), as: UTF8.self)
        guard !lines.isEmpty else { return }
        await withCheckedContinuation { continuation in
            queue.async {
                write(lines)
                continuation.resume()
            }
        }
    }
}
