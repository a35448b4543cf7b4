// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Other people's programs, which read what we write.
public enum Peers {
    /// A program ended with another status than 0.
    public struct RunError: Error, CustomStringConvertible {
        /// The program, its status and what it wrote to standard error.
        public let description: String
    }

    /// Whether to run them; without the variable a missing one is a failure.
    public static let areWanted = ProcessInfo.processInfo.environment["MORSEL_SKIP_PEERS"] == nil

    /// Runs a program and returns what it prints.
    ///
    /// - Throws: ``RunError`` where it ends with another status than 0.
    public static func run(_ program: String, _ arguments: String..., input: String = "") throws
        -> String
    {
        let run = try ProgramRun(program, arguments, input: Array(input.utf8))
        guard run.status == 0 else {
            throw RunError(description: "\(program): status \(run.status): \(run.errorOutput)")
        }
        return run.text
    }

    /// Calls `body` with the path of a file with some bytes, which exists only meanwhile.
    public static func withFile<Result>(
        _ bytes: [UInt8],
        extension name: String,
        _ body: (String) throws -> Result
    ) throws -> Result {
        let folder = try TemporaryFolder()
        try folder.write(bytes, to: "file.\(name)")
        return try withExtendedLifetime(folder) { try body(folder.url("file.\(name)").path) }
    }
}
