// SPDX-License-Identifier: Apache-2.0

/// Why bytes are no XML document, and where.
public struct XMLError: Error, Sendable, Hashable {
    /// What is wrong.
    @nonexhaustive public enum Code: Sendable, Hashable {
        /// There are more bytes than are read.
        case tooLarge
        /// Elements lie within each other more deeply than is read.
        case tooDeep
        /// There are more elements and attributes than are read.
        case tooMany
        /// The document is in another encoding than UTF-8 and UTF-16, or says so.
        case encoding
        /// A comment, an instruction, a tag or an element starts and does not end.
        case notClosed
        /// A tag ends another element than the innermost one.
        case otherElementOpen
        /// A name is expected after `<`.
        case nameExpected
        /// An attribute is not written as `name="value"`, or a tag has it twice.
        case attribute
        /// An entity is not one of the five that are built in, or a reference names no character.
        case entity
        /// A text is not UTF-8.
        case text
        /// There is text where only elements can stand.
        case elementExpected
        /// Something stands after the outermost element.
        case contentAfterEnd
    }

    /// What is wrong.
    public let code: Code

    /// The place of the byte at fault, counted from the first one.
    public let offset: Int
}
