// SPDX-License-Identifier: Apache-2.0

/// The parts of a URL or a relative reference, as ranges of its bytes (RFC 3986, section 3 and
/// appendix B).
///
/// Any text can be split; the types that are built on this one decide whether its parts are valid.
/// Bytes are split, not characters: a combining mark after a slash forms one character with it.
///
/// ```swift
/// let text = "https://fruta.example/menu?size=2"
/// let parts = URLParts(text.utf8.span)
/// parts.authority?.host   // 8..<21
/// parts.path              // 21..<26
/// parts.query             // 27..<33
/// ```
public struct URLParts: Sendable, Hashable {
    /// The scheme without its colon, or `nil` if there is none.
    public let scheme: Range<Int>?

    /// The authority between two slashes and the path, or `nil` without the two slashes.
    public let authority: Authority?

    /// The path with its slashes.
    public let path: Range<Int>

    /// The query without its question mark, or `nil` without a question mark.
    public let query: Range<Int>?

    /// The fragment without its number sign, or `nil` without a number sign.
    public let fragment: Range<Int>?

    /// Creates the parts of a URL or a relative reference.
    ///
    /// - Complexity: O(length of `text`), without allocation.
    public init(_ text: Span<UInt8>) {
        var next = text.end(from: 0) { $0.endsScheme }
        if next < text.count, text[next] == .colon {
            scheme = 0..<next
            next += 1
        } else {
            scheme = nil
            next = 0
        }
        if next + 1 < text.count, text[next] == .slash, text[next + 1] == .slash {
            let end = text.end(from: next + 2) { $0 == .slash || $0.endsPath }
            authority = Authority(text, next + 2..<end)
            next = end
        } else {
            authority = nil
        }
        let pathEnd = text.end(from: next) { $0.endsPath }
        path = next..<pathEnd
        next = pathEnd
        if next < text.count, text[next] == .questionMark {
            let end = text.end(from: next + 1) { $0 == .numberSign }
            query = next + 1..<end
            next = end
        } else {
            query = nil
        }
        fragment = next < text.count ? next + 1..<text.count : nil
    }
}

extension URLParts {
    /// The parts between the two slashes of a URL and its path (RFC 3986, section 3.2).
    public struct Authority: Sendable, Hashable {
        /// The range of the whole authority.
        public let range: Range<Int>

        /// The user information before the last at sign, or `nil` without an at sign.
        public let userInformation: Range<Int>?

        /// The host; an IPv6 address with its brackets.
        public let host: Range<Int>

        /// The port without its colon, or `nil` without a colon.
        public let port: Range<Int>?

        /// Creates the parts of an authority.
        ///
        /// - Parameters:
        ///   - text: The text that contains the authority.
        ///   - range: The range of the authority in `text`.
        /// - Complexity: O(length of `range`), without allocation.
        public init(_ text: Span<UInt8>, _ range: Range<Int>) {
            self.range = range
            var start = range.lowerBound
            var colon: Int?
            for index in range {
                if text[index] == .at {
                    start = index + 1
                    colon = nil
                } else if text[index] == .colon {
                    colon = index
                }
            }
            userInformation = start > range.lowerBound ? range.lowerBound..<start - 1 : nil
            // The colons of an address in brackets do not begin a port.
            if let colon, text[range.upperBound - 1] != .rightBracket {
                host = start..<colon
                port = colon + 1..<range.upperBound
            } else {
                host = start..<range.upperBound
                port = nil
            }
        }
    }
}

extension UInt8 {
    /// Whether the byte ends a scheme: if there is a scheme, the first such byte is a colon.
    fileprivate var endsScheme: Bool {
        switch self {
        case .colon, .slash, .questionMark, .numberSign, .at, .leftBracket, .rightBracket: true
        default: false
        }
    }

    fileprivate var endsPath: Bool { self == .questionMark || self == .numberSign }
}
