// SPDX-License-Identifier: Apache-2.0

internal import ArgumentParser
internal import Foundation
internal import MorselRegistry
internal import MorselWording
internal import Terminal

/// The standard output and error of a command.
///
/// Everything except ``draw(_:)`` escapes characters that could affect a terminal; see ``VisibleText``.
enum Console {
    /// Writes text of one or several lines to standard output.
    ///
    /// - Throws: ``CommandError`` if writing fails, for example because a disk is full.
    static func write(_ text: String) throws { try write(bytes: VisibleText.lines(text)) }

    /// Writes a line to standard output.
    ///
    /// - Throws: ``CommandError`` if writing fails.
    static func print(_ line: String) throws {
        try write(bytes: VisibleText.columns(line) + "\n")
    }

    /// Writes a value as one line of JSON to standard output.
    ///
    /// - Throws: ``CommandError`` if writing fails.
    static func print(json value: some Encodable) throws { try write(bytes: json(value) + "\n") }

    /// Writes JSON that is already encoded to standard output.
    ///
    /// - Throws: ``CommandError`` if writing fails.
    static func write(json text: String) throws { try write(bytes: VisibleText.json(text)) }

    /// Returns a value as JSON, without a line break at its end.
    static func json(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return VisibleText.json(String(decoding: try encoder.encode(value), as: UTF8.self))
    }

    /// Writes an image of terminal characters to standard output, with its escape sequences.
    ///
    /// - Throws: ``CommandError`` if writing fails.
    static func draw(_ image: String) throws { try write(bytes: image) }

    private static func write(bytes text: String) throws {
        do {
            try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
        } catch {
            throw CommandError.unwritable("-", error)
        }
    }

    /// Writes a line to standard error; a failure cannot be reported, and is ignored.
    static func warn(_ line: String) { writeError(VisibleText.oneLine(line) + "\n") }

    /// Writes text of several lines to standard error.
    static func warn(lines text: String) { writeError(VisibleText.lines(text)) }

    /// Replaces the previous line on a terminal.
    static func update(_ line: String, isLast: Bool) {
        writeError("\r" + VisibleText.oneLine(line) + (isLast ? "\n" : ""))
    }

    private static func writeError(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }

    /// Returns whether a stream is a terminal.
    static func isTerminal(_ stream: Stream) -> Bool { isatty(stream.rawValue) == 1 }

    /// A Boolean value that indicates whether text on standard output is coloured (https://no-color.org).
    static var isColored: Bool {
        let environment = ProcessInfo.processInfo.environment
        return isTerminal(.output) && (environment["NO_COLOR"] ?? "").isEmpty
            && environment["TERM"] != "dumb"
    }

    /// A standard stream, by its file descriptor.
    enum Stream: Int32 {
        case output = 1
        case error = 2
    }

    /// Reads a command's arguments; an error in them exits with status 64 (`EX_USAGE`).
    ///
    /// With `--json`, the error is also printed as JSON.
    static func reading<Result>(json: Bool, _ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let error as CommandError {
            if json { try print(json: ["error": error.report]) }
            warn("Error: \(error.description)")
            throw ExitCode.validationFailure
        }
    }

    /// Reads the input of a command, which takes time; an error in it exits with status 64 (`EX_USAGE`).
    ///
    /// With `--json`, the error is also printed as JSON.
    static func checking<Result>(
        json: Bool,
        _ body: () async throws -> Result
    ) async throws -> Result {
        do {
            return try await reporting(json: json, body)
        } catch let error as CommandError {
            warn("Error: \(error.description)")
            throw ExitCode.validationFailure
        }
    }

    /// Runs the body of a command.
    ///
    /// With `--json`, an error is also printed as JSON.
    static func reporting<Result>(
        json: Bool,
        _ body: () async throws -> Result
    ) async throws -> Result {
        do {
            return try await body()
        } catch let error as CommandError where json {
            try print(json: ["error": error.report])
            throw error
        } catch let error as RegistryError {
            let error = CommandError("registry", "database: \(error.sentence)")
            if json { try print(json: ["error": error.report]) }
            throw error
        }
    }
}

extension ExitCode {
    /// The exit status if everything was read, but the requested item does not exist.
    static let notFound = ExitCode(2)
}
