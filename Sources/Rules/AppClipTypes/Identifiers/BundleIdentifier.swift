// SPDX-License-Identifier: Apache-2.0

/// The identifier of an app or an App Clip in its bundle, such as `com.example.Fruta.Clip`.
///
/// Letters, digits, hyphens and dots, with something between any two dots. Identifiers are compared
/// letter by letter, capital letters included.
public struct BundleIdentifier: Sendable, Hashable {
    /// The most bytes of an identifier.
    public static let longestText = 155

    /// The identifier.
    ///
    /// Every byte is ASCII.
    public let text: String

    /// Reads an identifier.
    ///
    /// - Parameter text: The identifier, without the team's prefix.
    /// - Throws: ``IdentifierError`` with the first error.
    public init(_ text: String) throws(IdentifierError) {
        var text = text
        text.makeContiguousUTF8()
        if let error = Self.firstError(in: text.utf8.span, from: 0) { throw error }
        self.text = text
    }

    /// An identifier whose bytes were checked before.
    init(checked bytes: Substring.UTF8View) { text = String(ascii: bytes) }

    /// Whether bytes are an identifier, which is asked without making one.
    package static func isValid(_ bytes: ArraySlice<UInt8>) -> Bool {
        firstError(in: bytes.span, from: 0) == nil
    }

    static func firstError(in bytes: Span<UInt8>, from start: Int) -> IdentifierError? {
        guard start < bytes.count else { return IdentifierError(code: .emptyBundle, offset: start) }
        guard bytes.count - start <= longestText else {
            return IdentifierError(code: .bundleTooLong, offset: start + longestText)
        }
        var labelStart = start
        for index in start...bytes.count {
            guard index == bytes.count || bytes[index] == .dot else {
                let byte = bytes[index]
                guard byte.isLetter || byte.isDigit || byte == .hyphen else {
                    return IdentifierError(code: .bundleCharacter, offset: index)
                }
                continue
            }
            if index == labelStart { return IdentifierError(code: .emptyLabel, offset: index) }
            labelStart = index + 1
        }
        return nil
    }
}

extension BundleIdentifier: Comparable, CustomStringConvertible {
    /// Identifiers in the order of their bytes.
    public static func < (one: Self, other: Self) -> Bool { one.text < other.text }

    /// The identifier.
    public var description: String { text }
}
