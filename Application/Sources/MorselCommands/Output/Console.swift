// SPDX-License-Identifier: Apache-2.0

internal import ArgumentParser
internal import Foundation
internal import MorselRegistry
internal import MorselWording

/// Where a command's words go.
enum Console {
    /// Writes text to standard output.
    ///
    /// - Throws: ``CommandError`` if writing fails, for example because a disk is full.
    static func write(_ text: String) throws { try write(Data(text.utf8)) }

    /// Writes a line to standard output.
    ///
    /// - Throws: ``CommandError``.
    static func print(_ line: String) throws { try write(line + "\n") }

    /// Writes a value as one line of JSON to standard output.
    ///
    /// - Throws: ``CommandError``.
    static func print(json value: some Encodable) throws {
        try write(data(value) + Data("\n".utf8))
    }

    /// A value as JSON without a line's end.
    static func json(_ value: some Encodable) throws -> String {
        try String(decoding: data(value), as: UTF8.self)
    }

    private static func data(_ value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(value)
    }

    private static func write(_ bytes: Data) throws {
        do {
            try FileHandle.standardOutput.write(contentsOf: bytes)
        } catch {
            throw CommandError.unwritable("-", error)
        }
    }

    /// Writes a line to standard error.
    static func warn(_ line: String) { writeError(Wording.oneLine(line) + "\n") }

    /// Writes text to standard error; a failure cannot be reported anywhere and is ignored.
    static func writeError(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }

    /// Whether a stream is a terminal.
    static func isTerminal(_ stream: Stream) -> Bool { isatty(stream.rawValue) == 1 }

    /// A standard stream, by its file descriptor.
    enum Stream: Int32 {
        case output = 1
        case error = 2
    }

    /// Reads a command's arguments; an error in them exits with status 64 (`EX_USAGE`).
    ///
    /// With `--json`, the error is printed as JSON as well.
    static func reading<Result>(json: Bool, _ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let error as CommandError {
            if json { try print(json: ["error": error.report]) }
            warn("Error: \(error.description)")
            throw ExitCode.validationFailure
        }
    }

    /// Runs the body of a command.
    ///
    /// With `--json` an error is printed as JSON as well.
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
    /// Everything was read, and what a command was asked to look for is not there.
    static let notFound = ExitCode(2)
}
