// SPDX-License-Identifier: Apache-2.0

internal import Dispatch
internal import Foundation
internal import ServiceLifecycle

/// Writes the access log to the standard error, ten times a second.
struct AccessLogService: Service {
    let log: AccessLog
    /// A terminal may hold up who writes to it; that is to be no thread that answers.
    private let queue = DispatchQueue(label: "morsel.log")

    init(log: AccessLog) { self.log = log }

    func run() async throws {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                try? await Task.sleep(for: .milliseconds(100))
                await write()
            }
        }
        await write()
    }

    private func write() async {
        let bytes = log.take()
        guard !bytes.isEmpty else { return }
        await withCheckedContinuation { continuation in
            queue.async {
                try? FileHandle.standardError.write(contentsOf: bytes)
                continuation.resume()
            }
        }
    }
}
