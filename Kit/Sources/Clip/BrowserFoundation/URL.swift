// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// A URL as far as the code of an App Clip reads it: a part of Foundation's `URL`, which is not
/// available in the browser.
///
/// Its results are those of Foundation, with these differences: a host must be ASCII, since there are
/// no tables for international names; a text that begins with a colon is not a URL; and the length is
/// limited.
public struct URL: Sendable, Hashable {
    /// The maximum length in bytes.
    public static let maximumLength = 8192

    /// The URL as it was given, with characters that are not allowed percent-encoded.
    public let absoluteString: String

    /// Reads a URL.
    ///
    /// A path, query or fragment that has a character that is not allowed is percent-encoded as a
    /// whole, with its percent signs. The result is `nil` for an empty text, one longer than
    /// ``maximumLength`` bytes, and one whose scheme, host or port is invalid.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public init?(string: String) {
        guard (1...Self.maximumLength).contains(string.utf8.count) else { return nil }
        let parts = SplitURL(string)
        guard parts.isReadable else { return nil }
        absoluteString = parts.isEncoded ? string : parts.encodedText
    }

    /// The scheme without its colon, as it is written; `nil` for a relative URL.
    public var scheme: String? { parts.scheme.map { text($0) } }

    /// The host, percent-decoded, without user, port and brackets.
    ///
    /// It is `nil` if nothing follows the two slashes, or if there are none.
    public var host: String? {
        guard let host = parts.host, parts.hasAuthority else { return nil }
        return PercentEncoding.decoded(host.isBracketed ? host.dropFirst().dropLast() : host)
    }

    /// The path, percent-decoded, without slashes at its end; a path of slashes alone is one slash.
    ///
    /// It is empty if the URL has none, and if it does not decode to UTF-8.
    public var path: String {
        guard let decoded = PercentEncoding.decodedBytes(parts.path) else { return "" }
        var end = decoded.count
        while end > 1 && decoded[end - 1] == .slash { end -= 1 }
        return String(validating: decoded[..<end], as: UTF8.self) ?? ""
    }

    /// The query as it is written, without the question mark; `nil` without a question mark.
    public var query: String? { parts.query.map { text($0) } }

    /// The fragment as it is written, without the number sign; `nil` without a number sign.
    public var fragment: String? { parts.fragment.map { text($0) } }

    var parts: SplitURL { SplitURL(absoluteString) }
}

func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
