// SPDX-License-Identifier: Apache-2.0

internal import Logging

/// The log's way to standard error: each event is one line, whatever a request puts in it.
struct LogStream: TextOutputStream, Sendable {
    /// Writes an event, which ends with the line.
    mutating func write(_ event: String) {
        Console.warn(event.last == "\n" ? String(event.dropLast()) : event)
    }

    /// A log of the process.
    static func handler(label: String) -> StreamLogHandler {
        StreamLogHandler(label: label, stream: LogStream())
    }
}
