import AppClipTypes

/// A URL as the rules of `applinks` see it: as it is written, in parts.
///
/// Unlike `InvocationURL` it refuses little and changes nothing, because patterns are compared with
/// what is written. Decoded and folded forms are made once, here, so that a decision only compares
/// bytes.
public struct LinkURL: Sendable {
    /// The most bytes of a URL.
    public static let longestText = Limits.longestInvocationURL

    // The parts that decisions do not look at lie apart, so that copies are cheap.
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

    /// Whether the system would ask for the URL's host at all: only `https` is associated.
    public let isHTTPS: Bool

    /// The bytes of all parts in all forms.
    let bytes: [UInt8]

    /// The parts as they are written, decoded, folded, and decoded and folded.
    let forms: [Parts]

    /// The items of the queries of all forms, those of a form sorted by their names.
    let items: [Item]

    /// The URL as it was given.
    public var text: String { names.text }

    /// The scheme, in small letters.
    public var scheme: String { names.scheme }

    /// The host, with ASCII letters in small ones.
    ///
    /// It is not turned into another form.
    public var host: String { names.host }

    /// The port, if one is written.
    public var port: String? { names.port }

    /// The places of the parts of a form in the bytes.
    struct Parts: Sendable {
        /// The path without slashes at its end; empty for the root.
        var path = 0..<0
        /// The query without its question mark; empty where there is none.
        var query = 0..<0
        /// The fragment without its number sign; empty where there is none.
        var fragment = 0..<0
        /// The places of the query's items.
        var items = 0..<0
        /// The first eight bytes of the path, the first one lowest; zeros behind its end.
        var pathBeginning: UInt64 = 0
    }

    /// An item of a query: the places of its name and its value.
    struct Item: Sendable {
        var name: Range<Int>
        var value: Range<Int>
    }

    /// A way to look at a URL, by the effective values of a rule.
    struct Form: Sendable, Hashable {
        /// 0 to 3.
        let index: Int

        init(isCaseSensitive: Bool, isPercentEncoded: Bool) {
            index = (isPercentEncoded ? 0 : 1) + (isCaseSensitive ? 0 : 2)
        }

        var isDecoded: Bool { index & 1 != 0 }
        var isFolded: Bool { index & 2 != 0 }
    }

    /// Reads a URL.
    ///
    /// - Parameter text: A URL with a scheme and a host, at most ``longestText`` bytes.
    /// - Throws: ``ParsingError`` with the first fault.
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

    /// Why a text is no URL that rules can be asked about.
    @nonexhaustive public enum ParsingError: Error, Sendable, Hashable {
        /// The text is longer than ``LinkURL/longestText``.
        case tooLong
        /// There is no scheme with `://` behind it.
        case schemeMissing
        /// There is no host.
        case hostMissing
    }

    /// The text of a part in a form.
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
