import Foundation
import Testing

/// Other people's programs that read what we write.
enum Peers {
    struct Failure: Error {
        let command: [String]
        let status: Int32
        let complaint: String
    }

    /// Whether to run them; without the variable a missing program is a failure.
    static let areWanted = ProcessInfo.processInfo.environment["MORSEL_SKIP_PEERS"] == nil

    /// Runs a program and gives what it prints.
    static func run(_ command: String..., input: String = "") throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        let output = Pipe()
        let complaints = Pipe()
        let inputPipe = Pipe()
        process.standardOutput = output
        process.standardError = complaints
        process.standardInput = inputPipe
        try process.run()
        // Small enough for the pipe's buffer, so nobody waits for anybody.
        try inputPipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try inputPipe.fileHandleForWriting.close()
        let text = try output.fileHandleForReading.readToEnd() ?? Data()
        let complaint = try complaints.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(
                command: command,
                status: process.terminationStatus,
                complaint: String(decoding: complaint, as: UTF8.self)
            )
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Gives a file with the bytes to `body`, and removes it.
    static func withFile<Result>(
        _ bytes: [UInt8],
        extension name: String,
        _ body: (String) throws -> Result
    ) throws -> Result {
        let url = FileManager.default.temporaryDirectory
            .appendingPathComponent("morsel-\(UUID().uuidString).\(name)")
        try Data(bytes).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        return try body(url.path)
    }
}
