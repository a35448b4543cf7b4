// SPDX-License-Identifier: Apache-2.0

/// The reason bytes are not a JSON text, and its location.
public struct JSONError: Error, Sendable, Hashable {
    /// The kind of an error.
    @nonexhaustive public enum Code: Sendable, Hashable {
        /// The text has more bytes than the limit.
        case tooLarge
        /// Arrays and objects are nested more deeply than the limit.
        case tooDeep
        /// The text starts with a byte order mark.
        case byteOrderMark
        /// The text has more values than the limit.
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
        /// A string contains a control character.
        case controlCharacter
        /// A backslash is not followed by an escape.
        case escape
        /// A string is not UTF-8.
        case encoding
        /// There is something after the value.
        case textAfterEnd
    }

    /// The kind of the error.
    public let code: Code

    /// The offset of the error in bytes, from 0 on.
    public let offset: Int

    /// The line and column of the error.
    public let position: TextPosition
}
