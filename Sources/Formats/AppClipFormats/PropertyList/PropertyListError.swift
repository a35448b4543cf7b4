// SPDX-License-Identifier: Apache-2.0

/// Why bytes are no property list, and where.
public struct PropertyListError: Error, Sendable, Hashable {
    /// What is wrong.
    @nonexhaustive public enum Code: Sendable, Hashable {
        /// There are more bytes than are read.
        case tooLarge
        /// Values lie within each other more deeply than is read.
        case tooDeep
        /// There are more values than are read.
        case tooMany
        /// The bytes are no property list of a form that is read.
        case form
        /// An element starts and does not end.
        case notClosed
        /// An element does not belong to a property list.
        case element
        /// A value in a dictionary has no name.
        case nameExpected
        /// A name in a dictionary has no value.
        case valueExpected
        /// A text has an entity that is not built in, or is not UTF-8.
        case text
        /// An element has no number, date or data in it.
        case scalar
        /// A place in a binary list is outside of it.
        case place
    }

    /// What is wrong.
    public let code: Code

    /// The place of the byte at fault, counted from the first one.
    public let offset: Int

    /// A fault and its place.
    public init(code: Code, offset: Int) {
        self.code = code
        self.offset = offset
    }
}
