// SPDX-License-Identifier: Apache-2.0

/// An invocation URL that an App Clip Code can spell.
///
/// It has the form `https://host[/path][?query][#fragment]` and is entirely ASCII: the documented
/// form of *Encoding a URL in an App Clip Code*, in its details as Apple's generator implements it
/// (Documentation/app-clip-code.md, section 2). ``CompressedURL`` decides whether the URL is also
/// short enough.
///
/// ```swift
/// let url = try EncodableURL("https://appclip.example.com/shop?p=123")
/// url.host   // "appclip.example.com"
/// ```
public struct EncodableURL: Sendable, Hashable {
    /// The maximum length of a text in bytes.
    ///
    /// No text of this length can fit into a code.
    public static let longestText = 4_096

    /// The maximum length of a label of a host in characters (RFC 1035, section 2.3.4).
    public static let longestLabel = 63

    /// The URL as it was given.
    public let text: String

    // The URL as a code spells it: scheme and host in lowercase, no empty query or fragment, a
    // slash before a query, `[` and `]` percent-encoded. Every byte is ASCII, so strings made of it
    // compare byte by byte.
    let canonical: [UInt8]

    // Indices in `canonical`. The path begins where the host ends; the query and the fragment begin
    // after their `?` and `#`.
    let hostEnd: Int
    let pathEnd: Int
    let queryEnd: Int

    static let schemeLength = 8

    /// The strictness with which the spelling is checked.
    public enum Spelling: Sendable, Hashable {
        /// As documented: scheme and host in lowercase (rules ), and a host name that
        /// a server can have: labels of 1 to 63 characters without a hyphen at either end (RFC
        /// 1123).
        case documented
        /// As Apple's generator does: accepts uppercase letters in scheme and host, and any labels.
        case generator
    }

    /// Creates a URL by parsing a text.
    ///
    /// - Parameters:
    ///   - text: The URL.
    ///   - spelling: Whether uppercase letters in scheme and host, and hosts that no server can
    ///     have, are an error.
    /// - Throws: ``ParsingError`` with the first error, its part and its offset.
    /// - Complexity: O(length of `text`), with one allocation.
    public init(_ text: String, spelling: Spelling = .documented) throws(ParsingError) {
        var text = text
        text.makeContiguousUTF8()
        var parser = Parser(spelling: spelling)
        try parser.parse(text.utf8.span)
        self.text = text
        canonical = parser.output
        hostEnd = parser.hostEnd
        pathEnd = parser.pathEnd
        queryEnd = parser.queryEnd
    }

    /// Two URLs are equal if a code spells them the same way.
    public static func == (one: Self, other: Self) -> Bool { one.canonical == other.canonical }

    /// Hashes the canonical form, which equality compares.
    public func hash(into hasher: inout Hasher) { hasher.combine(canonical) }
}

// MARK: - Parts

extension EncodableURL {
    /// The URL as a code spells it.
    public var canonicalText: String { String(decoding: canonical, as: UTF8.self) }

    /// The host in lowercase.
    public var host: String { part(Self.schemeLength..<hostEnd) }

    /// The path with its first slash, or an empty string; before a query always at least a slash.
    public var path: String { part(hostEnd..<pathEnd) }

    /// The query without its question mark, or an empty string.
    public var query: String { part(queryRange) }

    /// The fragment without its number sign, or an empty string.
    public var fragment: String { part(fragmentRange) }

    /// Whether anything follows the host.
    public var hasRest: Bool { canonical.count > hostEnd }

    var hostRange: Range<Int> { Self.schemeLength..<hostEnd }
    var pathRange: Range<Int> { hostEnd..<pathEnd }
    var queryRange: Range<Int> { min(pathEnd + 1, queryEnd)..<queryEnd }
    var fragmentRange: Range<Int> { min(queryEnd + 1, canonical.count)..<canonical.count }

    private func part(_ range: Range<Int>) -> String {
        String(decoding: canonical[range], as: UTF8.self)
    }
}

extension EncodableURL: CustomStringConvertible {
    /// The URL as it was given.
    public var description: String { text }
}
