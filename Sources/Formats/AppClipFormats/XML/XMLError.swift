// SPDX-License-Identifier: Apache-2.0

/// The reason bytes are not an XML document, and its location.
public struct XMLError: Error, Sendable, Hashable {
    /// The kind of an error.
    @nonexhaustive public enum Code: Sendable, Hashable {
        /// The document has more bytes than the limit.
        case tooLarge
        /// Elements are nested more deeply than the limit.
        case tooDeep
        /// The document has more elements and attributes than the limit.
        case tooMany
        /// The document is not in UTF-8 or UTF-16, or declares another encoding.
        case encoding
        /// A comment, an instruction, a tag or an element starts and does not end.
        case notClosed
        /// An end tag does not match the innermost open element.
        case otherElementOpen
        /// A name is expected after `<`.
        case nameExpected
        /// An attribute is not written as `name="value"`, or a tag has it twice.
        case attribute
        /// An entity is not one of the five that are predefined, or a reference does not name a character.
        case entity
        /// A text is not UTF-8.
        case text
        /// There is text where only elements are allowed.
        case elementExpected
        /// There is something after the root element.
        case contentAfterEnd
    }

    /// The kind of the error.
    public let code: Code

    /// The offset of the error in bytes, from 0 on.
    public let offset: Int
}
