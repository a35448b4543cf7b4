// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// The identifier of an app or an App Clip, as it is written in a site association file and an
/// entitlement: the team's prefix, a dot, and the bundle identifier (rule B-08).
///
/// ```swift
/// let clip = try AppIdentifier("ABCDE12345.com.example.Fruta.Clip")
/// clip.prefix        // "ABCDE12345"
/// clip.bundle.text   // "com.example.Fruta.Clip"
/// ```
public struct AppIdentifier: Sendable, Hashable {
    /// The number of characters in a prefix (rule B-35).
    public static let prefixLength = 10

    /// The team's prefix: ten uppercase letters and digits.
    public let prefix: String

    /// The bundle identifier.
    public let bundle: BundleIdentifier

    /// Creates an identifier by parsing a text.
    ///
    /// - Parameter text: Prefix, dot and bundle identifier.
    /// - Throws: ``IdentifierError`` with the first error.
    public init(_ text: String) throws(IdentifierError) {
        var text = text
        text.makeContiguousUTF8()
        let bytes = text.utf8.span
        let prefixEnd = bytes.end(from: 0) { $0 == .dot }
        for index in 0..<prefixEnd where !bytes[index].isUppercase && !bytes[index].isDigit {
            throw IdentifierError(code: .prefixCharacter, offset: index)
        }
        guard prefixEnd == Self.prefixLength else {
            throw IdentifierError(code: .prefixLength(found: prefixEnd), offset: 0)
        }
        if let error = BundleIdentifier.firstError(in: bytes, from: prefixEnd + 1) { throw error }
        prefix = String(ascii: text.utf8.prefix(prefixEnd))
        bundle = BundleIdentifier(checked: text.utf8.dropFirst(prefixEnd + 1))
    }

    /// The prefix, a dot and the bundle identifier.
    public var text: String { prefix + "." + bundle.text }
}

extension AppIdentifier: Comparable, CustomStringConvertible {
    /// Orders identifiers by prefix, then by bundle identifier.
    public static func < (one: Self, other: Self) -> Bool {
        one.prefix == other.prefix ? one.bundle < other.bundle : one.prefix < other.prefix
    }

    /// The prefix, a dot and the bundle identifier.
    public var description: String { text }
}
