// SPDX-License-Identifier: Apache-2.0

package import AppClipFormats

/// A JSON value, of which the documents of the API are made.
package enum JSON: Sendable, Hashable {
    case null
    case flag(Bool)
    /// Digits, as they stand in the text.
    case number(String)
    case text(String)
    case list([JSON])
    /// Members in their order; no name occurs twice.
    case object([Member])

    /// A name in an object, and its value.
    package struct Member: Sendable, Hashable {
        package let name: String
        package let value: JSON

        package init(_ name: String, _ value: JSON) {
            self.name = name
            self.value = value
        }
    }

    /// The limits for a request or a response: 1 MiB, 16 levels, 20,000 values.
    package static let limits = ReadingLimits(size: 1 << 20, depth: 16, count: 20_000)

    /// The limits for a response that a client reads: 8 MiB, 16 levels, 400,000 values.
    package static let largeLimits = ReadingLimits(size: 8 << 20, depth: 16, count: 400_000)

    /// Parses a JSON text.
    ///
    /// - Throws: ``JSONError``; also where an object has a name twice, at the second one.
    package init(_ bytes: [UInt8], limits: ReadingLimits = limits) throws(ReadingError) {
        let value: JSONValue
        do throws(JSONError) {
            value = try JSONValue(bytes, limits: limits)
        } catch {
            throw .syntax(error)
        }
        self = try JSON(value)
    }

    /// The reason a JSON text is rejected.
    package enum ReadingError: Error, Sendable, Hashable {
        case syntax(JSONError)
        /// An object has the name twice: a reader that takes the first one and a reader that takes
        /// the last one would understand different things.
        case repeatedName(String)
    }

    private init(_ value: JSONValue) throws(ReadingError) {
        switch value.content {
        case .null: self = .null
        case .boolean(let flag): self = .flag(flag)
        case .number(let digits): self = .number(digits)
        case .string(let text): self = .text(text)
        case .array(let elements):
            var list: [JSON] = []
            for element in elements { list.append(try JSON(element)) }
            self = .list(list)
        case .object(let members):
            var names: Set<String> = []
            var list: [Member] = []
            for member in members {
                guard names.insert(member.name).inserted else { throw .repeatedName(member.name) }
                list.append(Member(member.name, try JSON(member.value)))
            }
            self = .object(list)
        }
    }
}

extension JSON {
    /// The value of a name, where this is an object that has it.
    package subscript(_ name: String) -> JSON? { members?.first { $0.name == name }?.value }

    /// The members of an object.
    package var members: [Member]? { if case .object(let members) = self { members } else { nil } }

    /// The elements of a list.
    package var list: [JSON]? { if case .list(let list) = self { list } else { nil } }

    /// The text, if this is a string.
    package var text: String? { if case .text(let text) = self { text } else { nil } }

    /// The value, if this is `true` or `false`.
    package var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }

    /// The number, if it is a whole number.
    package var integer: Int? { if case .number(let digits) = self { Int(digits) } else { nil } }

    /// The number, if it is finite.
    package var number: Double? {
        guard case .number(let digits) = self, let number = Double(digits), number.isFinite else {
            return nil
        }
        return number
    }

    /// Returns a list of strings.
    package static func texts(_ texts: some Sequence<String>) -> JSON {
        .list(texts.map(JSON.text))
    }

    /// Returns a whole number.
    package static func integer(_ number: some BinaryInteger) -> JSON { .number("\(number)") }

    /// Returns an object without the members that have no value.
    package static func object(some members: KeyValuePairs<String, JSON?>) -> JSON {
        .object(members.compactMap { name, value in value.map { Member(name, $0) } })
    }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    package init(stringLiteral value: String) { self = .text(value) }
    package init(integerLiteral value: Int) { self = .number("\(value)") }
    package init(booleanLiteral value: Bool) { self = .flag(value) }
    package init(arrayLiteral elements: JSON...) { self = .list(elements) }
    package init(dictionaryLiteral elements: (String, JSON)...) {
        self = .object(elements.map { Member($0, $1) })
    }
}
