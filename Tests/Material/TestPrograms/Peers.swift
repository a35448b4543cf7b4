// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Programs of other people, which read our output.
public enum Peers {
    /// An error that is thrown if a program ends with a status other than 0.
    public struct RunError: Error, CustomStringConvertible {
        /// The program, its status and its standard error.
        public let description: String
    }

    /// A Boolean value that indicates whether to run them, unless `MORSEL_SKIP_PEERS` is set; a
    /// missing program is then a failure.
    public static let areWanted = ProcessInfo.processInfo.environment["MORSEL_SKIP_PEERS"] == nil

    /// Runs a program and returns its standard output.
    ///
    /// - Throws: ``RunError`` if it ends with a status other than 0.
    public static func run(_ program: String, _ arguments: String..., input: String = "") throws
        -> String
    {
        let run = try ProgramRun(program, arguments, input: Array(input.utf8))
        guard run.status == 0 else {
            throw RunError(description: "\(program): status \(run.status): \(run.errorOutput)")
        }
        return run.text
    }

    /// Calls `body` with the path of a file with some bytes, which is deleted afterwards.
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
