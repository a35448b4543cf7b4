// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipTypes

/// A warning that prefix matching may not do what the owner of a URL expects.
public struct PrefixWarning: Sendable, Hashable {
    /// The registered URL.
    public let url: RegisteredURL

    /// The kind of warning.
    public let kind: Kind

    /// A kind of warning about a registered URL.
    @nonexhaustive public enum Kind: Sendable, Hashable {
        /// The path of the other URL starts with the same characters, but is not covered, since
        /// path components are compared as a whole: `/rent` and `/rental`.
        case sharesCharactersOnly(with: RegisteredURL)
        /// The two differ only in case, which makes them different URLs.
        case differsInCaseOnly(from: RegisteredURL)
        /// The other URL has a longer path, which takes precedence over this URL's query: an
        /// invocation that both cover goes to the other URL.
        case yields(to: RegisteredURL)
        /// The query items match only in this order, before all others.
        case orderOfItemsMatters
    }

    /// Returns the warnings about a set of registered URLs, for their owners.
    ///
    /// If several other URLs cause the same warning, it names the first one in the order of their
    /// bytes.
    ///
    /// - Parameter urls: The registered URLs, in any order.
    /// - Returns: The warnings, in the order of the URLs' bytes.
    /// - Complexity: O(*n* log *n*) for *n* URLs. Of the URLs below one with a query, only the
    ///   first thousand are compared.
    public static func warnings(about urls: some Collection<RegisteredURL>) -> [PrefixWarning] {
        SortedKeys(urls).warnings
    }
}

/// Registered URLs in the order of their keys.
///
/// Those with the same prefix are next to each other.
private struct SortedKeys {
    private let entries: [(key: [UInt8], url: RegisteredURL)]

    init(_ urls: some Collection<RegisteredURL>) {
        entries = urls.map { ($0.key, $0) }
            .sorted { $0.key.lexicographicallyPrecedes($1.key) }
    }

    var warnings: [PrefixWarning] {
        let sameButForCase = firstOfEachSpelling()
        return entries.flatMap { entry in
            var kinds: [PrefixWarning.Kind] = []
            if let other = sharingCharactersOnly(with: entry.url) {
                kinds.append(.sharesCharactersOnly(with: other))
            }
            if let other = sameButForCase[entry.key.map { $0.lowercased }], other != entry.url {
                kinds.append(.differsInCaseOnly(from: other))
            }
            if let other = longerPath(than: entry.url) { kinds.append(.yields(to: other)) }
            if entry.url.queryItemCount > 1 { kinds.append(.orderOfItemsMatters) }
            return kinds.map { PrefixWarning(url: entry.url, kind: $0) }
        }
    }

    /// Returns a URL whose path continues after this one's without a slash.
    ///
    /// The next byte is below the slash, between the slash and the question mark, or above the
    /// question mark.
    private func sharingCharactersOnly(with url: RegisteredURL) -> RegisteredURL? {
        guard url.pathComponentCount > 0 else { return nil }
        let path = url.hostAndPath
        for next in [UInt8(0x00), .slash + 1, .questionMark + 1] {
            let found = place(of: path + [next])
            guard found < entries.count, entries[found].key.starts(with: path) else { continue }
            let following = entries[found].key[path.count]
            if following != .slash, following != .questionMark { return entries[found].url }
        }
        return nil
    }

    /// Returns the index of the first key that does not sort before some bytes.
    private func place(of bytes: [UInt8]) -> Int {
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].key.lexicographicallyPrecedes(bytes) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }

    private func firstOfEachSpelling() -> [[UInt8]: RegisteredURL] {
        var first: [[UInt8]: RegisteredURL] = [:]
        for entry in entries {
            let folded = entry.key.map { $0.lowercased }
            if first[folded] == nil { first[folded] = entry.url }
        }
        return first
    }

    /// Returns, for a URL with a query, a URL below its path that can cover the same invocations:
    /// one query is a prefix of the other.
    private func longerPath(than url: RegisteredURL) -> RegisteredURL? {
        guard url.queryItemCount > 0 else { return nil }
        let below = url.hostAndPath + [.slash]
        return entries[place(of: below)...].prefix(1_000)
            .prefix { $0.key.starts(with: below) }
            .first { $0.url.url.queryIsCompatible(with: url.url) }?.url
    }
}

extension RegisteredURL {
    fileprivate var hostAndPath: [UInt8] {
        Array(url.canonical[url.hostRange.lowerBound..<url.pathRange.upperBound])
    }
}

extension InvocationURL {
    /// Whether an invocation's query can start with both queries.
    fileprivate func queryIsCompatible(with other: InvocationURL) -> Bool {
        zip(queryItems, other.queryItems).allSatisfy { $0 == $1 }
    }
}
