// SPDX-License-Identifier: Apache-2.0

import ChildProcesses
import Foundation
import Glibc
package import SystemPackage

/// Starts processes that end with this one and inherit only what they are given.
///
/// Foundation's `Process` cannot pass sockets or other descriptors on.
package struct ProcessStart: Sendable {
    /// The path of the program.
    package var executable: String
    /// The arguments after the program's name.
    package var arguments: [String]
    /// The whole environment.
    package var environment: [String: String]
    /// The working directory; `nil` for that of this process.
    package var folder: String?
    /// The descriptors of this process that the child gets, by their numbers in the child; all others
    /// are closed there.
    ///
    /// The standard input is `/dev/null` unless it is named.
    package var descriptors: [Int32: FileDescriptor]

    /// The reason a process was not started.
    package struct StartError: Error, Sendable {
        package let executable: String
        package let reason: String

        /// The error as a sentence for people.
        package var sentence: String { "'\(executable)' cannot be started: \(reason)." }

        package init(_ executable: String, _ error: Errno) {
            self.executable = executable
            reason = error.description
        }
    }

    /// Creates a process without starting it.
    package init(
        _ executable: String,
        _ arguments: [String],
        environment: [String: String],
        folder: String? = nil,
        descriptors: [Int32: FileDescriptor]
    ) {
        self.executable = executable
        self.arguments = arguments
        self.environment = environment
        self.folder = folder
        self.descriptors = descriptors
    }

    /// Starts the process, as the leader of a session and of a process group of its own.
    ///
    /// - Returns: Its number, which is that of its process group.
    /// - Throws: ``StartError``.
    package func run() throws(StartError) -> Int32 {
        try SpawningThread.shared.perform(
            spawn,
            initially: .failure(StartError(executable, .resourceTemporarilyUnavailable))
        ).get()
    }

    @Sendable private func spawn() -> Result<Int32, StartError> {
        let passed = descriptors.sorted { $0.key < $1.key }
            .map { passed_descriptor(own: $0.value.rawValue, number: $0.key) }
        let variables = environment.map { "\($0.key)=\($0.value)" }
        var child: Int32 = 0
        // Everything lives for the length of the call, and is copied by the system.
        let code = unsafe Self.withCStrings([executable] + arguments) { arguments in
            unsafe Self.withCStrings(variables) { variables in
                unsafe passed.withUnsafeBufferPointer { passed in
                    unsafe spawn_child(
                        executable,
                        arguments,
                        variables,
                        folder,
                        passed.baseAddress,
                        Int32(passed.count),
                        &child
                    )
                }
            }
        }
        guard code == 0 else { return .failure(StartError(executable, Errno(rawValue: code))) }
        return .success(child)
    }

    private static func withCStrings<Result>(
        _ texts: [String],
        _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
    ) -> Result {
        var strings = unsafe texts.map { unsafe strdup($0) }
        unsafe strings.append(nil)
        defer { for index in unsafe strings.indices { unsafe free(strings[index]) } }
        return unsafe body(&strings)
    }
}
