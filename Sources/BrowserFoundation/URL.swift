/// An address, as far as a clip reads it: Foundation's `URL`, which a browser build lacks.
///
/// It answers as Foundation's does (a test compares them), with these differences: a host has to be
/// ASCII, since there are no tables for international names here; a text that begins with a colon is no
/// address; and there is a greatest length.
public struct URL: Sendable, Hashable {
    /// The greatest length in bytes that is taken.
    public static let maximumLength = 8192

    /// The address as it was given, or with what may not stand in it percent-encoded.
    public let absoluteString: String

    /// Reads an address.
    ///
    /// Path, query and fragment that hold what an address cannot hold are percent-encoded as a whole,
    /// with their percent signs. The result is `nil` for an empty text, one longer than
    /// ``maximumLength`` bytes, and one whose scheme, host or port is none.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public init?(string: String) {
        let bytes = Array(string.utf8)
        guard !bytes.isEmpty, bytes.count <= Self.maximumLength, let parts = URLParts(bytes),
            parts.isReadable
        else { return nil }
        absoluteString = parts.isEncoded ? string : parts.encodedText
    }

    /// The scheme, without its colon, as it is written; `nil` for a relative address.
    public var scheme: String? { parts?.scheme.map { text($0) } }

    /// The host, percent-decoded, without user, port and brackets.
    ///
    /// It is `nil` where nothing follows the two slashes, or there are none.
    public var host: String? {
        guard let parts, let host = parts.host, parts.isAuthorityWritten else { return nil }
        return percentDecoded(host.isBracketed ? host.dropFirst().dropLast() : host)
    }

    /// The path, percent-decoded, without slashes at its end; a path of slashes alone is one.
    ///
    /// It is empty where there is none, and where what is decoded is not UTF-8.
    public var path: String {
        guard let path = parts?.path, let decoded = percentDecodedBytes(path) else { return "" }
        var end = decoded.count
        while end > 1 && decoded[end - 1] == UInt8(ascii: "/") { end -= 1 }
        return String(validating: decoded[..<end], as: UTF8.self) ?? ""
    }

    /// The query as it is written, without the question mark; `nil` without a question mark.
    public var query: String? { parts?.query.map { text($0) } }

    /// The fragment as it is written, without the number sign; `nil` without a number sign.
    public var fragment: String? { parts?.fragment.map { text($0) } }

    var parts: URLParts? { URLParts(Array(absoluteString.utf8)) }
}
