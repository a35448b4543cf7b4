// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The environment of programs that are not ours: only the variables they need, and none of the user's
/// secrets.
package enum ProgramEnvironment {
    private static let names: Set<String> = ["LANG", "LC_ALL", "LC_CTYPE", "PATH", "TERM", "TZ"]

    /// Returns the environment of a program.
    ///
    /// - Parameters:
    ///   - home: Its home folder, which is not the user's.
    ///   - temporary: The folder for temporary files; `nil` for that of the sandbox or the system.
    /// - Returns: The whole environment.
    package static func filtered(home: String, temporary: String? = nil) -> [String: String] {
        var environment = ProcessInfo.processInfo.environment.filter { names.contains($0.key) }
        environment["HOME"] = home
        environment["CFFIXED_USER_HOME"] = home
        environment["TMPDIR"] =
            temporary
            ?? (Sandbox.current.isConfining ? "/tmp" : FileManager.default.temporaryDirectory.path)
        return environment
    }
}
