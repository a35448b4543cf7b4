// SPDX-License-Identifier: Apache-2.0

import AppClipTypes

/// A URL with which the rules of `applinks` are compared, split into parts.
///
/// Unlike `InvocationURL` it accepts almost any URL and normalizes nothing, because patterns are
/// compared with the URL as it is written. Decoded and case-folded forms are computed once, here, so
/// that a decision only compares bytes.
public struct LinkURL: Sendable {
    /// The maximum length of a URL, in bytes.
    public static let longestText = Limits.longestInvocationURL

    // The parts that no decision reads are stored apart, so that copies are cheap.
    private let names: Names

    private final class Names: Sendable {
        let text: String
        let scheme: String
        let host: String
        let port: String?

        init(text: String, scheme: String, host: String, port: String?) {
            self.text = text
            self.scheme = scheme
            self.host = host
            self.port = port
        }
    }

    /// Whether the URL can belong to an associated domain: its scheme is `https`.
    public let isHTTPS: Bool

    /// The bytes of all parts, in all forms.
    let bytes: [UInt8]

    /// The parts in each form: as written, decoded, case-folded, and both decoded and case-folded.
    let forms: [Parts]

    /// The query items of all forms, those of one form sorted by their names.
    let items: [Item]

    /// The URL as it was given.
    public var text: String { names.text }

    /// The scheme in lowercase.
    public var scheme: String { names.scheme }

    /// The host, with ASCII letters in lowercase.
    ///
    /// It is not converted between Unicode and Punycode.
    public var host: String { names.host }

    /// The port, or `nil` if the URL has none.
    public var port: String? { names.port }

    /// The locations of the parts of a form in `bytes`.
    struct Parts: Sendable {
        /// The path without slashes at its end; empty for the root.
        var path = 0..<0
        /// The query without its question mark; empty if there is none.
        var query = 0..<0
        /// The fragment without its number sign; empty if there is none.
        var fragment = 0..<0
        /// The indices of the query items in `items`.
        var items = 0..<0
        /// The first eight bytes of the path, the first one in the lowest byte; zeros after its
        /// end.
        var pathBeginning: UInt64 = 0
    }

    /// The locations of the name and the value of a query item in `bytes`.
    struct Item: Sendable {
        var name: Range<Int>
        var value: Range<Int>
    }

    /// The form of a URL with which a rule is compared, by the rule's effective options.
    struct Form: Sendable, Hashable {
        /// The index of the form, 0 to 3.
        let index: Int

        init(isCaseSensitive: Bool, isPercentEncoded: Bool) {
            index = (isPercentEncoded ? 0 : 1) + (isCaseSensitive ? 0 : 2)
        }

        var isDecoded: Bool { index & 1 != 0 }
        var isFolded: Bool { index & 2 != 0 }
    }

    /// Creates a URL by parsing a text.
    ///
    /// - Parameter text: A URL with a scheme and a host, at most ``longestText`` bytes.
    /// - Throws: ``ParsingError`` with the first error.
    /// - Complexity: O(*n* log *n*) in the length of the text.
    public init(_ text: String) throws(ParsingError) {
        var parser = Parser(text)
        try parser.parse()
        names = Names(text: text, scheme: parser.scheme, host: parser.host, port: parser.port)
        isHTTPS = parser.scheme == "https"
        bytes = parser.bytes
        forms = parser.forms
        items = parser.items
    }

    /// The reason a text is not a URL with which rules can be compared.
    @nonexhaustive public enum ParsingError: Error, Sendable, Hashable {
        /// The text is longer than ``LinkURL/longestText``.
        case tooLong
        /// There is no scheme followed by `://`.
        case schemeMissing
        /// There is no host.
        case hostMissing
    }

    /// Returns the text of a part in a form.
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
