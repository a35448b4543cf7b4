// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The result of running a program.
public struct ProgramRun: Sendable {
    /// The exit status; if a signal ended the program, 128 plus its number.
    public let status: Int32

    /// The bytes of the standard output.
    public let output: [UInt8]

    /// The text of the standard error.
    public let errorOutput: String

    /// The standard output as text.
    public var text: String { String(decoding: output, as: UTF8.self) }

    /// The lines of standard output.
    public var lines: [String] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        return lines
    }

    /// Runs a program to its end.
    ///
    /// The streams are files, so that no pipe can fill up, and none is inherited by the programs of
    /// tests that run at the same time.
    ///
    /// - Parameters:
    ///   - program: The path, or a name to look up in `PATH`.
    ///   - arguments: The command-line arguments.
    ///   - input: The bytes on standard input.
    ///   - folder: The working directory.
    ///   - path: A folder to search for programs before those of `PATH`.
    /// - Throws: `POSIXError` if the program cannot be started.
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
        var environment = ProcessInfo.processInfo.environment
        if let path { environment["PATH"] = "\(path):\(environment["PATH"] ?? "")" }
        status = try Self.run(
            // A server within the tests ignores the signal for broken pipes, and programs inherit
            // that.
            ["/usr/bin/env", "--default-signal=PIPE", "-C", folder?.path ?? streams.path, program]
                + arguments,
            environment: environment.map { "\($0)=\($1)" },
            streams: ["in", "out", "err"].map { streams.url($0).path }
        )
        output = try streams.bytes(of: "out")
        errorOutput = String(decoding: try streams.bytes(of: "err"), as: UTF8.self)
    }

    /// Starts a program and waits for its end.
    ///
    /// Foundation's `Process` occasionally misses the end of a program when several threads wait.
    private static func run(
        _ command: [String],
        environment: [String],
        streams: [String]
    ) throws -> Int32 {
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        for (number, path) in streams.enumerated() {
            // Output is appended, so that a server that keeps running does not overwrite it.
            let flags = number == 0 ? O_RDONLY : O_WRONLY | O_APPEND
            unsafe posix_spawn_file_actions_addopen(&actions, CInt(number), path, flags, 0)
        }
        let texts = unsafe (command + environment).map { unsafe strdup($0) }
        defer { for place in unsafe texts.indices { unsafe free(texts[place]) } }
        var process: pid_t = 0
        // The lists end with nil, and the strings live until the end of this function.
        let error = unsafe posix_spawn(
            &process,
            command[0],
            &actions,
            nil,
            texts[..<command.count] + [nil],
            texts[command.count...] + [nil]
        )
        guard error == 0 else { throw POSIXError(POSIXErrorCode(rawValue: error) ?? .EIO) }
        var status: CInt = 0
        while unsafe waitpid(process, &status, 0) < 0 {
            guard errno == EINTR else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        }
        let signal = status & 0x7F
        return signal == 0 ? status >> 8 & 0xFF : 128 + signal
    }
}
