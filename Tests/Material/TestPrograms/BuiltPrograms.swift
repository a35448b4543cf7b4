// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The programs of this package, as they were built with the tests.
public enum BuiltPrograms {
    /// The folder that contains them, which is that of the tests.
    public static let folder = URL(fileURLWithPath: "/proc/self/exe")
        .resolvingSymlinksInPath().deletingLastPathComponent().path

    /// Runs a program to its end.
    ///
    /// - Throws: The error of Foundation if it cannot be started.
    public static func run(
        _ program: String,
        _ arguments: [String],
        input: [UInt8] = [],
        in folder: TemporaryFolder? = nil
    ) throws -> ProgramRun {
        try ProgramRun("\(Self.folder)/\(program)", arguments, input: input, in: folder)
    }

    /// Runs lines of a shell script, which can call the programs by their names.
    ///
    /// The home folder is `folder`.
    ///
    /// - Throws: The error of Foundation if there is no shell.
    public static func shell(_ script: String, in folder: TemporaryFolder) throws -> ProgramRun {
        try ProgramRun(
            "bash",
            ["-c", "HOME='\(folder.path)'\n" + script],
            in: folder,
            path: Self.folder
        )
    }
}
