// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// The name of a host as it is written in a domain association and an invocation URL.
///
/// It consists of labels of letters, digits and hyphens, separated by dots, in lowercase. Names are
/// compared as a whole: a parent domain does not include its subdomains, and the bare name does not
/// include `www.` (rules B-14 and C-61). International names are given in their `xn--` form.
///
/// ```swift
/// try HostName("Fruta.example").text   // "fruta.example"
/// ```
public struct HostName: Sendable, Hashable {
    /// The maximum length of a name, in bytes (RFC 1035).
    public static let longestText = 253

    /// The maximum length of a label, in bytes (RFC 1035).
    public static let longestLabel = 63

    /// The name in lowercase.
    ///
    /// Every byte is ASCII.
    public let text: String

    /// Creates a name by parsing a text, in letters of either case.
    ///
    /// - Parameter text: The name only, without scheme, port, path or wildcard.
    /// - Throws: ``ParsingError`` with the first error.
    public init(_ text: String) throws(ParsingError) {
        var text = text
        text.makeContiguousUTF8()
        let bytes = text.utf8.span
        if let error = Self.firstError(in: bytes) { throw error }
        self.text = text.lowercased()
    }

    /// Creates a name from bytes that were already checked and folded.
    init(checked bytes: ArraySlice<UInt8>) { text = String(ascii: bytes) }
}

// MARK: - Checking

extension HostName {
    /// The reason a text is not a host name, and its location.
    public struct ParsingError: Error, Sendable, Hashable {
        /// The kinds of error in a host name.
        @nonexhaustive public enum Code: Sendable, Hashable {
            /// There is no name.
            case empty
            /// The name is longer than ``HostName/longestText``.
            case tooLong
            /// Two dots follow each other, or there is a dot at either end.
            case emptyLabel
            /// A label is longer than ``HostName/longestLabel``.
            case labelTooLong
            /// A label begins or ends with a hyphen.
            case hyphenAtEnd
            /// A character is not a letter, digit, hyphen or dot.
            case character
            /// The last label is a number, which makes the name an address.
            case address
        }

        /// The kind of error.
        public let code: Code

        /// The offset of the first byte at fault from the start of the name.
        public let offset: Int
    }

    /// Returns the first error of a name in letters of either case, or `nil` if the name is valid.
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
    /// Orders names by their bytes.
    public static func < (one: Self, other: Self) -> Bool { one.text < other.text }

    /// The name in lowercase.
    public var description: String { text }
}
