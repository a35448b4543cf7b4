// SPDX-License-Identifier: Apache-2.0

extension JSONValue {
    /// Creates a value that was not read from a text.
    public init(_ content: Content) {
        self.init(offset: 0, end: 0, content: content)
    }

    /// The literal `null`.
    public static let null = JSONValue(.null)

    /// Returns `true` or `false`.
    public static func boolean(_ flag: Bool) -> JSONValue { JSONValue(.boolean(flag)) }

    /// Returns a number with digits as JSON has them, which are not checked.
    public static func number(_ digits: String) -> JSONValue { JSONValue(.number(digits)) }

    /// Returns a whole number.
    public static func integer(_ number: some BinaryInteger) -> JSONValue {
        .number(String(number))
    }

    /// Returns a string.
    public static func string(_ text: String) -> JSONValue { JSONValue(.string(text)) }

    /// Returns an array of strings.
    public static func strings(_ texts: some Sequence<String>) -> JSONValue {
        .array(texts.map(JSONValue.string))
    }

    /// Returns an array.
    public static func array(_ elements: [JSONValue]) -> JSONValue { JSONValue(.array(elements)) }

    /// Returns an object with members in their order; a name can occur several times.
    public static func object(_ members: [Member]) -> JSONValue { JSONValue(.object(members)) }

    /// Returns an object without the members that have no value.
    public static func object(some members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
        .object(members.compactMap { name, value in value.map { Member(name, $0) } })
    }
}

extension JSONValue.Member {
    /// Creates a member that was not read from a text.
    public init(_ name: String, _ value: JSONValue) {
        self.init(name: name, offset: 0, value: value)
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    /// Creates a string.
    public init(stringLiteral value: String) { self = .string(value) }

    /// Creates a whole number.
    public init(integerLiteral value: Int) { self = .integer(value) }

    /// Creates `true` or `false`.
    public init(booleanLiteral value: Bool) { self = .boolean(value) }

    /// Creates an array.
    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

    /// Creates an object with members in their order.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(elements.map { Member($0, $1) })
    }
}
