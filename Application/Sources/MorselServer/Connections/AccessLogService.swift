// SPDX-License-Identifier: Apache-2.0

internal import Dispatch
internal import ServiceLifecycle

/// Writes the access log, ten times a second.
struct AccessLogService: Service {
    let log: AccessLog
    let write: @Sendable (_ lines: String) -> Void
    /// A terminal may hold up who writes to it; that is to be no thread that answers.
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
