/// The decoded parts of an address: what a clip asks for its query items.
///
/// `NSURLComponents(url:resolvingAgainstBaseURL:)` is how the documents spell it
/// (*Responding to invocations*); both names work here. What does not decode to UTF-8 reads as
/// Foundation's does: an empty path or name, and `nil` for anything else.
public struct URLComponents: Sendable, Hashable {
    /// The scheme; `nil` for a relative address.
    public let scheme: String?

    /// The host, percent-decoded, an address in its brackets.
    ///
    /// It is `nil` without two slashes, and empty where nothing follows them.
    public let host: String?

    /// The path, percent-decoded, with its slashes.
    public let path: String

    /// The query's items in their order, percent-decoded.
    ///
    /// `nil` without a question mark, empty for an empty query. A plus sign stays a plus sign.
    public let queryItems: [URLQueryItem]?

    /// The fragment, percent-decoded; `nil` without a number sign.
    public let fragment: String?

    /// Takes an address apart.
    ///
    /// The result is never `nil`. There are no base URLs here: `resolvingAgainstBaseURL` changes nothing.
    ///
    /// - Complexity: O(*n*) in the length of the address.
    public init?(url: URL, resolvingAgainstBaseURL: Bool) {
        guard let parts = url.parts else { return nil }
        scheme = parts.scheme.map { text($0) }
        host = parts.host.flatMap { percentDecoded($0) }
        path = percentDecoded(parts.path) ?? ""
        queryItems = parts.query.map { Self.items(of: $0) }
        fragment = parts.fragment.flatMap { percentDecoded($0) }
    }

    private static func items(of query: ArraySlice<UInt8>) -> [URLQueryItem] {
        if query.isEmpty { return [] }
        return query.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false).map {
            item in
            let name = item.prefix { $0 != UInt8(ascii: "=") }
            let value = item.dropFirst(name.count)
            return URLQueryItem(
                name: percentDecoded(name) ?? "",
                value: value.isEmpty ? nil : percentDecoded(value.dropFirst())
            )
        }
    }
}

/// The name by which the documents' listings take an address apart.
public typealias NSURLComponents = URLComponents
