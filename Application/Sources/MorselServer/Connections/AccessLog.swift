// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import Synchronization

/// A log with a line for each request, written in batches.
///
/// Lines are dropped and counted while nobody takes them, so that a stopped reader does not stop the server.
final class AccessLog: Sendable {
    /// The values of a request that the log shows.
    struct Entry {
        let method: String
        let host: String
        /// The path without the query, which may be private.
        let path: String
        let status: UInt
        let byteCount: Int
        let duration: Duration
    }

    /// The maximum number of bytes that wait to be written.
    private static let mostBytes = 1 << 20

    private struct State {
        var bytes: [UInt8] = []
        var dropped = 0
    }

    private let state = Mutex(State())

    /// Adds the line of a request.
    func add(_ entry: Entry, at time: Timestamp) {
        state.withLock { state in
            guard state.bytes.count < Self.mostBytes else {
                state.dropped += 1
                return
            }
            let tenths = (entry.duration / .microseconds(100)).rounded()
            state.bytes += (time.iso8601 ?? "-").utf8
            state.bytes += " \(entry.status) ".utf8
            state.bytes.append(printable: entry.method)
            state.bytes.append(0x20)
            state.bytes.append(printable: entry.host.isEmpty ? "-" : entry.host)
            state.bytes.append(0x20)
            state.bytes.append(printable: entry.path)
            state.bytes += " \(entry.byteCount) bytes, \(tenths / 10) ms\n".utf8
        }
    }

    /// Returns the lines that were added since the last call, and removes them.
    func take() -> [UInt8] {
        state.withLock { state in
            var bytes = state.bytes
            if state.dropped > 0 { bytes += "\(state.dropped) lines were dropped\n".utf8 }
            state = State()
            return bytes
        }
    }
}

extension [UInt8] {
    /// Appends the printable characters of a text; all other bytes, and those that would end a
    /// word, are percent-encoded.
    fileprivate mutating func append(printable text: String) {
        self += PercentEncoding.encoded(text.utf8.prefix(1_024)) { (0x21...0x7E).contains($0) }
    }
}
