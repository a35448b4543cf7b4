internal import ArgumentParser
internal import Foundation

/// Where a command's words go.
enum Console {
    /// Writes text to standard output.
    static func write(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }

    /// Writes a line to standard output.
    static func print(_ line: String) { write(line + "\n") }

    /// Writes a line to standard error.
    static func warn(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }

    /// Writes a value as one line of JSON to standard output.
    static func print(json value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        FileHandle.standardOutput.write(try encoder.encode(value) + Data("\n".utf8))
    }

    /// Whether a stream is a terminal.
    static func isTerminal(_ stream: Stream) -> Bool { isatty(stream.rawValue) == 1 }

    /// A standard stream, by its file descriptor.
    enum Stream: Int32 {
        case output = 1
        case error = 2
    }

    /// Runs the body of a command.
    ///
    /// With `--json` a refusal is printed as JSON as well.
    static func reporting<Result>(
        json: Bool,
        _ body: () async throws -> Result
    ) async throws -> Result {
        do {
            return try await body()
        } catch let refusal as Refusal where json {
            try print(json: ["error": refusal.report])
            warn("Error: \(refusal.report.message)")
            throw ExitCode.failure
        }
    }
}
