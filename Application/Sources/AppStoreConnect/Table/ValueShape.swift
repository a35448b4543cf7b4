// SPDX-License-Identifier: Apache-2.0

package import AppClipFormats

/// The values that an attribute accepts.
package indirect enum ValueShape: Sendable, Hashable {
    /// A text with a maximum length, in characters.
    case text(longest: Int)
    /// An absolute URL with a maximum length, in bytes.
    case url(longest: Int)
    /// The tag of a language, such as `de-CH`.
    case locale
    /// A point in time, such as `2026-05-01T12:00:00Z`.
    case moment
    /// A whole number in a range.
    case integer(ClosedRange<Int>)
    /// A number in a range.
    case number(ClosedRange<Double>)
    /// `true` or `false`.
    case flag
    /// One of several words.
    case word([String])
    /// A list of values of one shape, with a maximum length.
    case list(of: ValueShape, most: Int)
    /// An object whose members are all optional.
    case object([Member])

    /// A member of an object.
    package struct Member: Sendable, Hashable {
        package let name: String
        package let shape: ValueShape

        package init(_ name: String, _ shape: ValueShape) {
            self.name = name
            self.shape = shape
        }
    }
}

extension ValueShape {
    /// The reason a value does not match the shape.
    package struct MismatchError: Error, Sendable, Hashable {
        /// The kinds of mismatches.
        package enum Reason: Sendable, Hashable {
            /// The value has another type, or is not one of the possible values.
            case expected(String)
            /// The object has an unknown member.
            case unknown
            /// The text is too long.
            case tooLong(limit: Int)
            /// The list has too many values.
            case tooMany(limit: Int)
        }

        package var reason: Reason
        /// The place within the value, as the end of a JSON pointer.
        package var pointer: String
    }

    /// Checks a value.
    package func check(_ value: JSONValue) throws(MismatchError) {
        switch (self, value.content) {
        case (.text(let longest), .string(let text)):
            guard text.count <= longest else { throw fault(.tooLong(limit: longest)) }
            // Not every database takes U+0000.
            guard !text.utf8.contains(0) else { throw fault() }
        case (.url(let longest), .string(let text)):
            guard text.utf8.count <= longest else { throw fault(.tooLong(limit: longest)) }
            guard Self.isAbsoluteURL(text) else { throw fault() }
        case (.locale, .string(let text)):
            guard (2...35).contains(text.utf8.count),
                text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "-" })
            else { throw fault() }
        case (.integer(let range), .number):
            guard let number = value.integer, range.contains(number) else { throw fault() }
        case (.number(let range), .number):
            guard let number = value.number, range.contains(number) else { throw fault() }
        case (.flag, .boolean): break
        case (.word(let words), .string(let text)):
            guard words.contains(text) else { throw fault() }
        case (.list(let shape, let most), .array(let list)):
            guard list.count <= most else { throw fault(.tooMany(limit: most)) }
            for (index, element) in list.enumerated() {
                try shape.check(element, below: "/\(index)")
            }
        case (.object(let members), .object(let given)):
            for member in given {
                guard let shape = members.first(where: { $0.name == member.name })?.shape else {
                    throw MismatchError(
                        reason: .unknown,
                        pointer: "/" + Pointer.escaped(member.name)
                    )
                }
                try shape.check(member.value, below: "/" + member.name)
            }
        default: throw fault()
        }
    }

    private func check(_ value: JSONValue, below pointer: String) throws(MismatchError) {
        do throws(MismatchError) {
            try check(value)
        } catch {
            throw MismatchError(reason: error.reason, pointer: pointer + error.pointer)
        }
    }

    private func fault(_ reason: MismatchError.Reason? = nil) -> MismatchError {
        MismatchError(reason: reason ?? .expected(name), pointer: "")
    }

    /// The expected value, as a noun with its article.
    package var name: String {
        switch self {
        case .text: "a text without U+0000"
        case .url: "an absolute URL"
        case .locale: "the tag of a language, such as en-US"
        case .moment: "a moment, such as 2026-05-01T12:00:00Z"
        case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .number(let range): "a number from \(range.lowerBound) to \(range.upperBound)"
        case .flag: "true or false"
        case .word(let words): "one of \(words.joined(separator: ", "))"
        case .list: "a list"
        case .object: "an object"
        }
    }

    /// Whether a text consists of a scheme and something after it, and has only characters of URLs.
    private static func isAbsoluteURL(_ text: String) -> Bool {
        guard let colon = text.firstIndex(of: ":"),
            text.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
        else { return false }
        let scheme = text[..<colon]
        return scheme.first?.isLetter == true && text.index(after: colon) < text.endIndex
            && scheme.allSatisfy { $0.isLetter || $0.isNumber || "+-.".contains($0) }
    }
}

/// JSON pointers (RFC 6901).
package enum Pointer {
    /// Returns a name as a part of a pointer; a name of more than 100 characters is cut.
    package static func escaped(_ name: String) -> String {
        var text = ""
        for character in name.prefix(100) {
            text += character == "~" ? "~0" : character == "/" ? "~1" : String(character)
        }
        return text
    }
}
