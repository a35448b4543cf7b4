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
        /// There are more values than are read.
        case tooMany
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

    /// The place, counted in bytes from the first one.
    public let offset: Int

    /// The place.
    public let position: TextPosition
}
