// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// The bundle identifier of an app or an App Clip, such as `com.example.Fruta.Clip`.
///
/// It consists of labels of ASCII letters, digits and hyphens, separated by dots; no label is empty.
/// Identifiers are compared byte by byte; case matters.
public struct BundleIdentifier: Sendable, Hashable {
    /// The maximum length of an identifier, in bytes.
    public static let longestText = 155

    /// The identifier as text.
    ///
    /// Every byte is ASCII.
    public let text: String

    /// Creates an identifier by parsing a text.
    ///
    /// - Parameter text: The identifier, without the team's prefix.
    /// - Throws: ``IdentifierError`` with the first error.
    public init(_ text: String) throws(IdentifierError) {
        var text = text
        text.makeContiguousUTF8()
        if let error = Self.firstError(in: text.utf8.span, from: 0) { throw error }
        self.text = text
    }

    /// Creates an identifier from bytes that were already checked.
    init(checked bytes: Substring.UTF8View) { text = String(ascii: bytes) }

    /// Whether bytes are a valid identifier; the check allocates no memory.
    package static func isValid(_ bytes: ArraySlice<UInt8>) -> Bool {
        firstError(in: bytes.span, from: 0) == nil
    }

    /// Returns the first error of the identifier that starts at an offset and ends with the bytes; `nil`
    /// if it is valid.
    ///
    /// The offset of the error counts from the start of the bytes, such as from a team's prefix.
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
    /// Orders identifiers by their bytes.
    public static func < (one: Self, other: Self) -> Bool { one.text < other.text }

    /// The identifier as text.
    public var description: String { text }
}
