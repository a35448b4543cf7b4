// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// The decoded parts of a URL: a part of Foundation's `URLComponents`, from which an App Clip reads
/// its query items.
///
/// Apple's documentation spells it `NSURLComponents(url:resolvingAgainstBaseURL:)` (*Responding to
/// invocations*); both names are available. A part that does not decode to UTF-8 is read as in
/// Foundation: a path or name is empty, anything else `nil`.
public struct URLComponents: Sendable, Hashable {
    /// The scheme; `nil` for a relative URL.
    public let scheme: String?

    /// The host, percent-decoded; an IPv6 address has its brackets.
    ///
    /// It is `nil` without two slashes, and empty if nothing follows them.
    public let host: String?

    /// The path, percent-decoded, with its slashes.
    public let path: String

    /// The query items in their order, percent-decoded.
    ///
    /// They are `nil` without a question mark, and empty for an empty query. A plus sign is not
    /// decoded.
    public let queryItems: [URLQueryItem]?

    /// The fragment, percent-decoded; `nil` without a number sign.
    public let fragment: String?

    /// Reads the parts of a URL.
    ///
    /// The result is never `nil`. There are no base URLs: `resolvingAgainstBaseURL` has no effect.
    ///
    /// - Complexity: O(*n*) in the length of the URL.
    public init?(url: URL, resolvingAgainstBaseURL: Bool) {
        let parts = url.parts
        scheme = parts.scheme.map { text($0) }
        host = parts.host.flatMap { PercentEncoding.decoded($0) }
        path = PercentEncoding.decoded(parts.path) ?? ""
        queryItems = parts.query.map { Self.items(of: $0) }
        fragment = parts.fragment.flatMap { PercentEncoding.decoded($0) }
    }

    private static func items(of query: ArraySlice<UInt8>) -> [URLQueryItem] {
        var items: [URLQueryItem] = []
        var start = query.startIndex
        while !query.isEmpty, start <= query.endIndex {
            let rest = query[start...]
            let end = rest.firstIndex(of: .ampersand) ?? rest.endIndex
            let (name, value) = rest[..<end].nameAndValue
            items.append(
                URLQueryItem(
                    name: PercentEncoding.decoded(name) ?? "",
                    value: value.flatMap { PercentEncoding.decoded($0) }
                )
            )
            start = end + 1
        }
        return items
    }
}

/// The name that the listings of Apple's documentation use.
public typealias NSURLComponents = URLComponents
