// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a program did.
public struct ProgramRun: Sendable {
    /// The exit status; 128 and the number of the signal where one ended it.
    public let status: Int32

    /// What it wrote to standard output.
    public let output: [UInt8]

    /// What it wrote to standard error.
    public let errorOutput: String

    /// What it wrote to standard output, as text.
    public var text: String { String(decoding: output, as: UTF8.self) }

    /// The lines of standard output.
    public var lines: [String] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        return lines
    }

    /// Runs a program to its end.
    ///
    /// The streams are files, so that no pipe can run full, and none is inherited by the programs
    /// of tests that run at the same time.
    ///
    /// - Parameters:
    ///   - program: The path, or a name to be looked for in `PATH`.
    ///   - arguments: What stands behind it on the command line.
    ///   - input: The bytes on standard input.
    ///   - folder: The working directory.
    ///   - path: A folder to look for programs in before those of `PATH`.
    /// - Throws: What Foundation throws if the program cannot be started.
    public init(
        _ program: String,
        _ arguments: [String] = [],
        input: [UInt8] = [],
        in folder: TemporaryFolder? = nil,
        path: String? = nil
    ) throws {
        let streams = try TemporaryFolder()
        try streams.write(input, to: "in")
        try streams.write([], to: "out")
        try streams.write([], to: "err")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        // A server within the tests ignores the signal of broken pipes, and programs inherit that.
        process.arguments = ["--default-signal=PIPE", program] + arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder?.path ?? streams.path)
        if let path {
            var environment = ProcessInfo.processInfo.environment
            environment["PATH"] = "\(path):\(environment["PATH"] ?? "")"
            process.environment = environment
        }
        process.standardInput = try FileHandle(forReadingFrom: streams.url("in"))
        process.standardOutput = try FileHandle(forWritingTo: streams.url("out"))
        process.standardError = try FileHandle(forWritingTo: streams.url("err"))
        try process.run()
        process.waitUntilExit()
        status = process.terminationStatus + (process.terminationReason == .exit ? 0 : 128)
        output = try streams.bytes(of: "out")
        errorOutput = String(decoding: try streams.bytes(of: "err"), as: UTF8.self)
    }
}
