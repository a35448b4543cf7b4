// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The standard output and error of a command.
///
/// Everything except ``draw(_:)`` escapes characters that could affect a terminal; see ``VisibleText``.
package enum Console {
    /// Writes text of one or several lines to standard output.
    ///
    /// - Throws: ``CommandError`` if writing fails, for example because a disk is full.
    package static func write(_ text: String) throws { try write(bytes: VisibleText.lines(text)) }

    /// Writes a line to standard output.
    ///
    /// - Throws: ``CommandError`` if writing fails.
    package static func print(_ line: String) throws {
        try write(bytes: VisibleText.columns(line) + "\n")
    }

    /// Writes a value as one line of JSON to standard output.
    ///
    /// - Throws: ``CommandError`` if writing fails.
    package static func print(json value: some Encodable) throws {
        try write(bytes: json(value) + "\n")
    }

    /// Writes JSON that is already encoded to standard output.
    ///
    /// - Throws: ``CommandError`` if writing fails.
    package static func write(json text: String) throws { try write(bytes: VisibleText.json(text)) }

    /// Returns a value as JSON, without a line break at its end.
    package static func json(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return VisibleText.json(String(decoding: try encoder.encode(value), as: UTF8.self))
    }

    /// Writes an image of terminal characters to standard output, with its escape sequences.
    ///
    /// - Throws: ``CommandError`` if writing fails.
    package static func draw(_ image: String) throws { try write(bytes: image) }

    private static func write(bytes text: String) throws {
        do {
            try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
        } catch {
            throw CommandError.unwritable("-", error)
        }
    }

    /// Writes a line to standard error; a failure cannot be reported, and is ignored.
    package static func warn(_ line: String) { writeError(VisibleText.oneLine(line) + "\n") }

    /// Writes text of several lines to standard error.
    package static func warn(lines text: String) { writeError(VisibleText.lines(text)) }

    /// Replaces the previous line on a terminal.
    package static func update(_ line: String, isLast: Bool) {
        writeError("\r" + VisibleText.oneLine(line) + (isLast ? "\n" : ""))
    }

    private static func writeError(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }

    /// Returns whether a stream is a terminal.
    package static func isTerminal(_ stream: Stream) -> Bool { isatty(stream.rawValue) == 1 }

    /// A Boolean value that indicates whether text on standard output is coloured (https://no-color.org).
    package static var isColored: Bool {
        let environment = ProcessInfo.processInfo.environment
        return isTerminal(.output) && (environment["NO_COLOR"] ?? "").isEmpty
            && environment["TERM"] != "dumb"
    }

    /// A standard stream, by its file descriptor.
    package enum Stream: Int32 {
        case output = 1
        case error = 2
    }
}
