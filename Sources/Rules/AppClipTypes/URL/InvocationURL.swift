// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// A URL that can invoke an App Clip: any `https` URL without user and port.
///
/// The URL is parsed once, byte by byte, and stored twice: as it was given, for the clip that is
/// launched with it (rule D-08), and in a canonical form, which is used for comparing and matching.
/// The canonical form is the one that a browser sends to a server:
///
/// - scheme and host are in lowercase;
/// - a URL without a path has the path `/`, and `.` and `..` are resolved;
/// - `[` and `]`, which are used in many query names, are percent-encoded;
/// - a question mark or number sign with nothing after it is omitted.
///
/// Everything else is unchanged. In particular, percent-encoding is kept: `%41` and `A` are
/// different.
///
/// ```swift
/// let url = try InvocationURL("https://Fruta.example/menu?smoothie=berry-blue&size=2")
/// url.host.text            // "fruta.example"
/// url.queryItems[1].value  // "2"
/// ```
public struct InvocationURL: Sendable {
    /// The URL as it was given.
    public let text: String

    /// The canonical form: scheme, host, path, query, fragment.
    ///
    /// Every byte is ASCII, so offsets in it are also offsets in its text, and comparing bytes
    /// compares texts.
    package let canonical: [UInt8]

    // The ends of three parts in `canonical`. Query and fragment begin with their `?` and `#`, and
    // are empty if there is none.
    let hostEnd: Int
    let pathEnd: Int
    let queryEnd: Int

    /// Creates a URL by parsing a text.
    ///
    /// - Parameter text: The URL, at most ``Limits/longestInvocationURL`` bytes.
    /// - Throws: ``ParsingError`` with the first error, its part and its offset.
    /// - Complexity: O(length of `text`).
    public init(_ text: String) throws(ParsingError) {
        var text = text
        text.makeContiguousUTF8()
        var parser = Parser()
        try parser.parse(text.utf8.span)
        self.text = text
        canonical = parser.output
        hostEnd = parser.hostEnd
        pathEnd = parser.pathEnd
        queryEnd = parser.queryEnd
    }
}

// MARK: - Parts

extension InvocationURL {
    static let schemeLength = 8

    /// The URL in its canonical form.
    public var canonicalText: String { String(ascii: canonical) }

    /// The host in lowercase.
    public var host: HostName { HostName(checked: canonical[Self.schemeLength..<hostEnd]) }

    /// Whether the URL is on a host; the check does not create a host name.
    ///
    /// - Complexity: O(length of the name), without allocation.
    public func isOn(_ host: HostName) -> Bool {
        canonical[Self.schemeLength..<hostEnd].elementsEqual(host.text.utf8)
    }

    /// The path, which begins with a slash.
    public var path: String { String(ascii: canonical[hostEnd..<pathEnd]) }

    /// The query without its question mark, or `nil` if there is none.
    public var query: String? {
        queryEnd > pathEnd ? String(ascii: canonical[(pathEnd + 1)..<queryEnd]) : nil
    }

    /// The fragment without its number sign, or `nil` if there is none.
    public var fragment: String? {
        canonical.count > queryEnd ? String(ascii: canonical[(queryEnd + 1)...]) : nil
    }

    /// The components of the path between its slashes, percent-encoded as in the URL.
    ///
    /// A trailing slash does not begin another component: `/menu` and `/menu/` both have the single
    /// component `menu`.
    public var pathComponents: [String] {
        canonical[pathRange].split(separator: .slash, omittingEmptySubsequences: false)
            .dropFirst().map { String(ascii: $0) }
    }

    /// The items of the query in their order, names and values percent-encoded as in the URL.
    public var queryItems: [QueryItem] {
        guard queryEnd > pathEnd else { return [] }
        return canonical[(pathEnd + 1)..<queryEnd]
            .split(separator: .ampersand, omittingEmptySubsequences: false)
            .map { QueryItem($0) }
    }

    /// A name and an optional value in a query.
    public struct QueryItem: Sendable, Hashable {
        /// The part before the first equals sign.
        public let name: String

        /// The part after the first equals sign; `nil` if there is none.
        public let value: String?

        init(_ bytes: ArraySlice<UInt8>) {
            let parts = bytes.nameAndValue
            name = String(ascii: parts.name)
            value = parts.value.map { String(ascii: $0) }
        }
    }
}

// MARK: - Places in the canonical form, for matching

extension InvocationURL {
    /// The range of the host in the canonical form.
    package var hostRange: Range<Int> { Self.schemeLength..<hostEnd }

    /// The range of the path in the canonical form, without slashes at its end.
    ///
    /// The path `/` is empty here.
    package var pathRange: Range<Int> {
        var end = pathEnd
        while end > hostEnd, canonical[end - 1] == .slash { end -= 1 }
        return hostEnd..<end
    }

    /// The range of the query in the canonical form, with its question mark.
    package var markedQueryRange: Range<Int> { pathEnd..<queryEnd }

    /// Whether there is a fragment.
    package var hasFragment: Bool { canonical.count > queryEnd }
}

// MARK: - Conformances

extension InvocationURL: Hashable {
    /// Two URLs are equal when their canonical forms are.
    public static func == (one: Self, other: Self) -> Bool { one.canonical == other.canonical }

    /// Hashes the canonical form, which equality compares.
    public func hash(into hasher: inout Hasher) {
        // The bytes are hashed during the call, all together and not one by one.
        unsafe canonical.withUnsafeBytes { bytes in unsafe hasher.combine(bytes: bytes) }
        hasher.combine(canonical.count)
    }
}

extension InvocationURL: CustomStringConvertible {
    /// The URL as it was given.
    public var description: String { text }
}
