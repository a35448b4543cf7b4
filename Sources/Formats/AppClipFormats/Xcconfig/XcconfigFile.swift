// SPDX-License-Identifier: Apache-2.0

/// The lines of an `.xcconfig` file.
///
///     #include? "Shared.xcconfig"
///     PRODUCT_BUNDLE_IDENTIFIER[config=Debug] = com.example.debug  // until the next release
///
/// A `//` starts a comment anywhere, even in a URL. A semicolon at the end of a value is dropped, and a backslash there
/// continues it on the next line, as in Xcode. The file is read to its end, whatever errors it has.
public struct XcconfigFile: Sendable, Hashable {
    /// A line that sets a build setting.
    public struct Assignment: Sendable, Hashable {
        /// The setting, and the conditions under which the line applies.
        public let key: SettingKey

        /// The value as it is written, without a comment; it can be empty.
        public let value: String

        /// The location of the name.
        public let position: TextPosition

        /// The location of the value, or after the `=` if it is empty.
        public let valuePosition: TextPosition

        /// The number of assignments and inclusions before this one.
        public let order: Int
    }

    /// A line that includes the lines of another file.
    public struct Inclusion: Sendable, Hashable {
        /// The path as it is written, relative to the folder of this file.
        public let path: String

        /// Whether the file can be missing: `#include?`.
        public let isOptional: Bool

        /// The location of the `#`.
        public let position: TextPosition

        /// The number of assignments and inclusions before this one.
        public let order: Int
    }

    /// An invalid line.
    public struct ParsingError: Error, Sendable, Hashable {
        /// The reason a line is not valid.
        @nonexhaustive public enum Code: Sendable, Hashable {
            /// The file is larger or has more lines than the limit; the rest of it is not read.
            case tooLarge
            /// The file is neither UTF-8 nor UTF-16.
            case encoding
            /// The line does not begin with a setting's name, `#` or `//`.
            case nameExpected
            /// `=` is expected after the setting.
            case equalsExpected
            /// A condition has no `]` or no `=`.
            case condition
            /// `#` is not followed by `include` or `include?`.
            case directive
            /// `#include` is not followed by a path in quotation marks and nothing more.
            case path
            /// The line is the marker of an unresolved merge conflict.
            case mergeConflict
        }

        /// The reason the line is not valid.
        public let code: Code

        /// The location of the error.
        public let position: TextPosition

        /// Creates an error with its location.
        public init(code: Code, position: TextPosition) {
            self.code = code
            self.position = position
        }
    }

    /// The assignments in the order of the file; if several apply, the last one counts.
    public let assignments: [Assignment]

    /// The inclusions in the order of the file.
    public let inclusions: [Inclusion]

    /// The invalid lines in the order of the file.
    public let faults: [ParsingError]

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - bytes: The file, in UTF-8 or in UTF-16.
    ///   - limits: The maximum size, and the maximum number of assignments, inclusions and errors.
    /// - Complexity: O(length of `bytes`).
    public init(_ bytes: [UInt8], limits: ReadingLimits = .project) {
        let start = TextPosition(line: 1, column: 1)
        guard bytes.count <= limits.size, let text = DecodedText(bytes) else {
            let code: ParsingError.Code = bytes.count > limits.size ? .tooLarge : .encoding
            faults = [ParsingError(code: code, position: start)]
            assignments = []
            inclusions = []
            return
        }
        var reader = XcconfigReader(text, limits: limits)
        reader.read()
        assignments = reader.assignments
        inclusions = reader.inclusions
        faults = reader.faults
    }
}
