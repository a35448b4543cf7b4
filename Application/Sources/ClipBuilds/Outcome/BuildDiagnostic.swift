// SPDX-License-Identifier: Apache-2.0

/// A message of a compiler or a linker.
public struct BuildDiagnostic: Sendable, Hashable, Codable {
    /// The severity of a message.
    public enum Severity: String, Sendable, Hashable, Codable {
        /// The program cannot be built.
        case error
        /// The program can be built, but the code should be checked.
        case warning
        /// Details about the message before.
        case note
        /// A remark of the compiler.
        case remark
    }

    /// A location in a source.
    public struct Location: Sendable, Hashable, Codable {
        /// The path in the folder of the project; absolute for a file outside of it.
        public var file: String
        /// The line, counted from 1.
        public let line: Int
        /// The column in UTF-8 bytes, counted from 1.
        public let column: Int

        /// Creates a location in a source.
        public init(file: String, line: Int, column: Int) {
            self.file = file
            self.line = line
            self.column = column
        }
    }

    /// The severity of the message.
    public let severity: Severity
    /// The text of the message.
    public let message: String
    /// The location; `nil` for a message about no line, such as a missing symbol.
    public var location: Location?
    /// The notes that belong to the message.
    public var notes: [BuildDiagnostic]

    /// Creates a diagnostic.
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
