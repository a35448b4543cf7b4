// SPDX-License-Identifier: Apache-2.0

/// The lines of an `.xcconfig` file.
///
///     #include? "Shared.xcconfig"
///     PRODUCT_BUNDLE_IDENTIFIER[config=Debug] = com.example.debug  // until the next release
///
/// A `//` starts a comment anywhere, in a URL, too. A semicolon at the end of a value is dropped, and a
/// backslash there continues it on the next line, as Xcode does it. The file is read to its end, whatever
/// faults it has.
public struct XcconfigFile: Sendable, Hashable {
    /// A value that a line gives to a setting.
    public struct Assignment: Sendable, Hashable {
        /// The setting, and when the line applies.
        public let key: SettingKey

        /// The value, without comment, as it is written; it can be empty.
        public let value: String

        /// The place of the name.
        public let position: TextPosition

        /// The place of the value, or after the `=` where it is empty.
        public let valuePosition: TextPosition

        /// How many assignments and inclusions stand before this one.
        public let order: Int
    }

    /// Another file, whose lines stand in place of this one.
    public struct Inclusion: Sendable, Hashable {
        /// The path, as it is written: relative to the folder of this file.
        public let path: String

        /// Whether the file can be missing: `#include?`.
        public let isOptional: Bool

        /// The place of the `#`.
        public let position: TextPosition

        /// How many assignments and inclusions stand before this one.
        public let order: Int
    }

    /// A line that is none of the above.
    public struct Fault: Error, Sendable, Hashable {
        /// What is wrong.
        @nonexhaustive public enum Code: Sendable, Hashable {
            /// The file is larger than is read, or has more lines; nothing more of it is read.
            case tooLarge
            /// The file is neither UTF-8 nor UTF-16.
            case encoding
            /// The line begins with neither a setting's name, `#` nor `//`.
            case nameExpected
            /// `=` is expected after the setting.
            case equalsExpected
            /// A condition has no `]`, or no `=` in it.
            case condition
            /// After `#` stands neither `include` nor `include?`.
            case directive
            /// After `#include`, a path in quotation marks is expected, and nothing more.
            case path
            /// The line marks a conflict of versions that is not resolved.
            case mergeConflict
        }

        /// What is wrong.
        public let code: Code

        /// The place at fault.
        public let position: TextPosition

        /// A fault and its place.
        public init(code: Code, position: TextPosition) {
            self.code = code
            self.position = position
        }
    }

    /// The values in the order of the file; of two that apply, the later one counts.
    public let assignments: [Assignment]

    /// The other files in the order of the file.
    public let inclusions: [Inclusion]

    /// The lines that are neither, in the order of the file.
    public let faults: [Fault]

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - bytes: The file, in UTF-8 or in UTF-16.
    ///   - limits: The most bytes, and the most lines that say something.
    /// - Complexity: O(length of `bytes`).
    public init(_ bytes: [UInt8], limits: ReadingLimits = .project) {
        let start = TextPosition(line: 1, column: 1)
        guard bytes.count <= limits.size, let text = DecodedText(bytes) else {
            let code: Fault.Code = bytes.count > limits.size ? .tooLarge : .encoding
            faults = [Fault(code: code, position: start)]
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
