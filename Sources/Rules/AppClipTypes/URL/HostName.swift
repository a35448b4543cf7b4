// SPDX-License-Identifier: Apache-2.0

/// The name of a host as a domain association and an invocation URL spell it.
///
/// Labels of letters, digits and hyphens between dots, in lower case. Names are compared whole: a
/// parent domain does not stand for its sub-domains, nor `www.` for the bare name (rules B-14 and
/// C-61). International names are given in their `xn--` form.
///
/// ```swift
/// try HostName("Fruta.example").text   // "fruta.example"
/// ```
public struct HostName: Sendable, Hashable {
    /// The most bytes of a name (RFC 1035).
    public static let longestText = 253

    /// The most bytes between two dots (RFC 1035).
    public static let longestLabel = 63

    /// The name in lower case.
    ///
    /// Every byte is ASCII.
    public let text: String

    /// Reads a name, in letters of either case.
    ///
    /// - Parameter text: The name alone, without scheme, port, path or wildcard.
    /// - Throws: ``ParsingError`` with the first error.
    public init(_ text: String) throws(ParsingError) {
        var text = text
        text.makeContiguousUTF8()
        let bytes = text.utf8.span
        if let error = Self.firstError(in: bytes) { throw error }
        self.text = text.lowercased()
    }

    /// A name whose bytes were checked and folded before.
    init(checked bytes: ArraySlice<UInt8>) { text = String(ascii: bytes) }
}

// MARK: - Checking

extension HostName {
    /// Why a text is no host name, and where.
    public struct ParsingError: Error, Sendable, Hashable {
        /// What is wrong.
        @nonexhaustive public enum Code: Sendable, Hashable {
            /// There is no name.
            case empty
            /// The name is longer than ``HostName/longestText``.
            case tooLong
            /// Two dots follow each other, or a dot stands at an end.
            case emptyLabel
            /// A label is longer than ``HostName/longestLabel``.
            case labelTooLong
            /// A label begins or ends with a hyphen.
            case hyphenAtEnd
            /// A character that is no letter, digit, hyphen or dot.
            case character
            /// The last label is a number, which makes the name an address.
            case address
        }

        /// What is wrong.
        public let code: Code

        /// The place of the first byte at fault, counted from the first byte of the name.
        public let offset: Int
    }

    /// The first error of a name in letters of either case, or `nil` if it is valid.
    static func firstError(in bytes: Span<UInt8>) -> ParsingError? {
        guard !bytes.isEmpty else { return ParsingError(code: .empty, offset: 0) }
        guard bytes.count <= longestText else {
            return ParsingError(code: .tooLong, offset: longestText)
        }
        var labelStart = 0
        var labelHasOnlyDigits = true
        for index in 0...bytes.count {
            guard index == bytes.count || bytes[index] == .dot else {
                let byte = bytes[index]
                guard byte.isLetter || byte.isDigit || byte == .hyphen else {
                    return ParsingError(code: .character, offset: index)
                }
                labelHasOnlyDigits = labelHasOnlyDigits && byte.isDigit
                continue
            }
            if let code = errorOfLabel(in: bytes, labelStart..<index) {
                return ParsingError(code: code, offset: labelStart)
            }
            if index == bytes.count, labelHasOnlyDigits {
                return ParsingError(code: .address, offset: labelStart)
            }
            labelStart = index + 1
            labelHasOnlyDigits = true
        }
        return nil
    }

    private static func errorOfLabel(
        in bytes: Span<UInt8>,
        _ range: Range<Int>
    ) -> ParsingError.Code? {
        if range.isEmpty { return .emptyLabel }
        if range.count > longestLabel { return .labelTooLong }
        if bytes[range.lowerBound] == .hyphen || bytes[range.upperBound - 1] == .hyphen {
            return .hyphenAtEnd
        }
        return nil
    }
}

extension HostName: Comparable, CustomStringConvertible {
    /// Names in the order of their bytes.
    public static func < (one: Self, other: Self) -> Bool { one.text < other.text }

    /// The name in lower case.
    public var description: String { text }
}
