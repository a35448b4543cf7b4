/// An address, as far as a clip reads it: Foundation's `URL`, which a browser build lacks.
///
/// The text is kept as it came, so that a clip sees the invocation URL unchanged, query and fragment
/// included. The parts are cut out of it on demand and are as they stand there, still
/// percent-encoded; ``URLComponents`` decodes.
public struct URL: Sendable, Hashable {
    /// The greatest length in bytes that is taken.
    public static let maximumLength = 8192

    /// The address as it was given.
    public let absoluteString: String

    /// Reads an address.
    ///
    /// The result is `nil` for an empty text, one longer than ``maximumLength`` bytes, and one with a
    /// byte that is not printable ASCII: what a person reads as such is percent-encoded in an address.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public init?(string: String) {
        let bytes = string.utf8
        guard !bytes.isEmpty, bytes.count <= Self.maximumLength,
            bytes.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
        else { return nil }
        absoluteString = string
    }

    /// The scheme, without its colon; `nil` for a relative address.
    public var scheme: String? { URLParts(absoluteString).scheme }

    /// The host, without user and port; `nil` where there is no authority, or an empty host.
    public var host: String? { URLParts(absoluteString).host }

    /// The path from its first slash; empty where there is none.
    public var path: String { URLParts(absoluteString).path }

    /// The query, without the question mark; `nil` without a question mark.
    public var query: String? { URLParts(absoluteString).query }

    /// The fragment, without the number sign; `nil` without a number sign.
    public var fragment: String? { URLParts(absoluteString).fragment }
}
