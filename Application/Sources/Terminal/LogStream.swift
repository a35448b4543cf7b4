// SPDX-License-Identifier: Apache-2.0

package import Logging

/// A stream that writes the log to standard error: each event is one line, whatever a request contains.
package struct LogStream: TextOutputStream, Sendable {
    /// Writes an event, which ends with a line break.
    package mutating func write(_ event: String) {
        Console.warn(event.last == "\n" ? String(event.dropLast()) : event)
    }

    /// Returns a log handler of the process.
    package static func handler(label: String) -> StreamLogHandler {
        StreamLogHandler(label: label, stream: LogStream())
    }
}
