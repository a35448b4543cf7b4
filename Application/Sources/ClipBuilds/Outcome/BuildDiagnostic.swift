// SPDX-License-Identifier: Apache-2.0

/// Something that a compiler or a linker said.
public struct BuildDiagnostic: Sendable, Hashable, Codable {
    /// How bad it is.
    public enum Severity: String, Sendable, Hashable, Codable {
        /// The program cannot be built.
        case error
        /// It can, and somebody should look.
        case warning
        /// More about the one before.
        case note
        /// A remark of the compiler.
        case remark
    }

    /// A place in a source.
    public struct Location: Sendable, Hashable, Codable {
        /// The path in the folder of the project; absolute for a file outside of it.
        public var file: String
        /// The line, from 1 on.
        public let line: Int
        /// The column in bytes of UTF-8, from 1 on.
        public let column: Int

        /// A place in a source.
        public init(file: String, line: Int, column: Int) {
            self.file = file
            self.line = line
            self.column = column
        }
    }

    /// How bad it is.
    public let severity: Severity
    /// What is said.
    public let message: String
    /// Where; `nil` for what is about no line, such as a missing symbol.
    public var location: Location?
    /// What is said beside it.
    public var notes: [BuildDiagnostic]

    /// Something that was said.
    public init(
        severity: Severity,
        message: String,
        location: Location? = nil,
        notes: [BuildDiagnostic] = []
    ) {
        self.severity = severity
        self.message = message
        self.location = location
        self.notes = notes
    }
}
