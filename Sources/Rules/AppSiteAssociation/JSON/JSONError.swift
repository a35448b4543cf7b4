// SPDX-License-Identifier: Apache-2.0

/// Why bytes are no JSON text, and where.
public struct JSONError: Error, Sendable, Hashable {
    /// What is wrong.
    @nonexhaustive public enum Code: Sendable, Hashable {
        /// There are more bytes than are read.
        case tooLarge
        /// Arrays and objects lie within each other more deeply than is read.
        case tooDeep
        /// The text starts with a byte order mark.
        case byteOrderMark
        /// A value is expected.
        case valueExpected
        /// A name in quotation marks is expected.
        case nameExpected
        /// A colon is expected after a name.
        case colonExpected
        /// A comma or the closing bracket is expected.
        case commaOrEndExpected
        /// A string has no closing quotation mark.
        case stringNotClosed
        /// A control character stands in a string.
        case controlCharacter
        /// A backslash is not followed by an escape.
        case escape
        /// A string is not UTF-8.
        case encoding
        /// Something stands after the text.
        case textAfterEnd
    }

    /// What is wrong.
    public let code: Code

    /// The place.
    public let position: TextPosition
}

/// A place in a text, as an editor shows it.
public struct TextPosition: Sendable, Hashable, Comparable {
    /// The line, from 1 on.
    public let line: Int

    /// The column in bytes, from 1 on.
    public let column: Int

    init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// The place of a byte.
    ///
    /// - Parameters:
    ///   - offset: The byte, counted from the first one.
    ///   - bytes: The text.
    init(of offset: Int, in bytes: Span<UInt8>) {
        var line = 1
        var lineStart = 0
        for index in 0..<min(offset, bytes.count) where bytes[index] == 0x0A {
            line += 1
            lineStart = index + 1
        }
        self.line = line
        column = offset - lineStart + 1
    }

    /// Places in the order of the text.
    public static func < (one: Self, other: Self) -> Bool {
        one.line == other.line ? one.column < other.column : one.line < other.line
    }
}
