// SPDX-License-Identifier: Apache-2.0

/// A value in a JSON text (RFC 8259), with its place.
public struct JSONValue: Sendable, Hashable {
    /// What a value is.
    public enum Content: Sendable, Hashable {
        /// `null`.
        case null
        /// `true` or `false`.
        case boolean(Bool)
        /// Digits, as they stand in the text.
        case number(String)
        /// A text, without escapes.
        case string(String)
        /// A row of values.
        case array([JSONValue])
        /// Members in their order. A name can occur several times.
        case object([Member])
    }

    /// A name in an object, and its value.
    public struct Member: Sendable, Hashable {
        /// The name, without escapes.
        public let name: String

        /// The place of the name's quotation mark.
        public let offset: Int

        /// The value.
        public let value: JSONValue
    }

    /// The place of the value's first byte.
    public let offset: Int

    /// The place after the value's last byte.
    public let end: Int

    /// What the value is.
    public let content: Content
}

extension JSONValue {
    /// Reads a text that is one value, strictly.
    ///
    /// - Parameters:
    ///   - bytes: The text, in UTF-8 without a byte order mark.
    ///   - limits: How much is read.
    /// - Throws: ``JSONError`` with the first fault.
    /// - Complexity: O(length of `bytes`).
    public init(_ bytes: [UInt8], limits: ReadingLimits = .project) throws(JSONError) {
        self = try JSONReader.value(of: bytes, limits: limits)
    }

    /// The last member of a name, where the value is an object that has it.
    ///
    /// - Complexity: O(number of members).
    public subscript(name: String) -> JSONValue? {
        guard case .object(let members) = content else { return nil }
        return members.last { $0.name == name }?.value
    }

    /// The text of a string.
    public var string: String? {
        if case .string(let text) = content { text } else { nil }
    }

    /// The value of `true` or `false`.
    public var boolean: Bool? {
        if case .boolean(let flag) = content { flag } else { nil }
    }

    /// The elements of an array.
    public var array: [JSONValue]? {
        if case .array(let elements) = content { elements } else { nil }
    }

    /// The members of an object, in their order.
    public var members: [Member]? {
        if case .object(let members) = content { members } else { nil }
    }
}
