// SPDX-License-Identifier: Apache-2.0

/// A JSON value (RFC 8259), with its place in the text that it was read from.
///
/// Values are equal if their contents are, wherever they stand. Numbers are compared by their digits.
///
/// ```swift
/// let value: JSONValue = ["name": "Fruta", "sizes": [1, 2]]
/// String(decoding: value.bytes, as: UTF8.self)   // {"name":"Fruta","sizes":[1,2]}
/// ```
public struct JSONValue: Sendable {
    /// The content of a value, by its type.
    public enum Content: Sendable, Hashable {
        /// The literal `null`.
        case null
        /// `true` or `false`.
        case boolean(Bool)
        /// A number, as its digits are written in the text.
        case number(String)
        /// A string, with escapes decoded.
        case string(String)
        /// An array of values.
        case array([JSONValue])
        /// The members of an object in their order. A name can occur several times.
        case object([Member])
    }

    /// A name in an object, and its value.
    public struct Member: Sendable {
        /// The name, with escapes decoded.
        public let name: String

        /// The offset of the name's quotation mark; 0 if the member was not read from a text.
        public let offset: Int

        /// The value for the name.
        public let value: JSONValue
    }

    /// The offset of the value's first byte; 0 if the value was not read from a text.
    public let offset: Int

    /// The offset after the value's last byte; 0 if the value was not read from a text.
    public let end: Int

    /// The content, by its type.
    public let content: Content
}

extension JSONValue {
    /// Reads a text that is one value, strictly.
    ///
    /// - Parameters:
    ///   - bytes: The text, in UTF-8 without a byte order mark.
    ///   - limits: The limits for size, depth and number of values.
    /// - Throws: ``JSONError`` with the first error.
    /// - Complexity: O(length of `bytes`).
    public init(_ bytes: [UInt8], limits: ReadingLimits = .project) throws(JSONError) {
        self = try JSONReader.value(of: bytes, limits: limits)
    }

    /// The value of an object's last member with a name; `nil` if there is none.
    ///
    /// - Complexity: O(number of members).
    public subscript(name: String) -> JSONValue? {
        guard case .object(let members) = content else { return nil }
        return members.last { $0.name == name }?.value
    }

    /// The text of a string; `nil` for other values.
    public var string: String? {
        if case .string(let text) = content { text } else { nil }
    }

    /// The value of `true` or `false`; `nil` for other values.
    public var boolean: Bool? {
        if case .boolean(let flag) = content { flag } else { nil }
    }

    /// The number, if it has no fraction and no exponent and fits in an `Int`; `nil` for other values.
    public var integer: Int? {
        if case .number(let digits) = content { Int(digits) } else { nil }
    }

    /// The number, if it is finite; `nil` for other values.
    public var number: Double? {
        guard case .number(let digits) = content, let number = Double(digits), number.isFinite
        else { return nil }
        return number
    }

    /// The elements of an array; `nil` for other values.
    public var array: [JSONValue]? {
        if case .array(let elements) = content { elements } else { nil }
    }

    /// The members of an object, in their order; `nil` for other values.
    public var members: [Member]? {
        if case .object(let members) = content { members } else { nil }
    }
}

// MARK: Equality

extension JSONValue: Hashable {
    /// Whether two values have equal contents, wherever they stand.
    public static func == (one: JSONValue, other: JSONValue) -> Bool {
        one.content == other.content
    }

    /// Hashes the content.
    public func hash(into hasher: inout Hasher) { hasher.combine(content) }
}

extension JSONValue.Member: Hashable {
    /// Whether two members have equal names and values, wherever they stand.
    public static func == (one: Self, other: Self) -> Bool {
        one.name == other.name && one.value == other.value
    }

    /// Hashes the name and the value.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(value)
    }
}
