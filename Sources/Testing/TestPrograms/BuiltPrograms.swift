// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The programs of this package, as they were built with the tests.
public enum BuiltPrograms {
    /// The folder that they stand in, beside the tests.
    public static let folder = URL(fileURLWithPath: "/proc/self/exe")
        .resolvingSymlinksInPath().deletingLastPathComponent().path

    /// Runs one of them.
    ///
    /// - Throws: What Foundation throws if it cannot be started.
    public static func run(
        _ program: String,
        _ arguments: [String],
        input: [UInt8] = [],
        in folder: TemporaryFolder? = nil
    ) throws -> ProgramRun {
        try ProgramRun("\(Self.folder)/\(program)", arguments, input: input, in: folder)
    }

    /// Runs lines of a shell script that call them by their names.
    ///
    /// The home folder is `folder`.
    ///
    /// - Throws: What Foundation throws if there is no shell.
    public static func shell(_ script: String, in folder: TemporaryFolder) throws -> ProgramRun {
        try ProgramRun(
            "bash",
            ["-c", "HOME='\(folder.path)'\n" + script],
            in: folder,
            path: Self.folder
        )
    }
}
