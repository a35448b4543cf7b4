import AppClipTypes

/// A place where prefix matching may do something else than the owner of a URL expects.
public struct PrefixWarning: Sendable, Hashable {
    /// The registered URL.
    public let url: RegisteredURL

    /// What may surprise.
    public let kind: Kind

    /// What may surprise about a registered URL.
    @nonexhaustive public enum Kind: Sendable, Hashable {
        /// The path of the other URL begins with the same characters, and yet is not covered, since
        /// path components count as a whole: `/rent` and `/rental`.
        case sharesCharactersOnly(with: RegisteredURL)
        /// The two differ only in capital letters, and are different all the same.
        case differsInCaseOnly(from: RegisteredURL)
        /// The other URL has a longer path, which counts more than this URL's query: an invocation
        /// that both cover goes to the other.
        case yields(to: RegisteredURL)
        /// The query items are only found in this order, before all others.
        case orderOfItemsMatters
    }

    /// The warnings about a set of registered URLs, for their owners to read.
    ///
    /// Of several other URLs that would give the same warning, the first in the order of their
    /// bytes is named.
    ///
    /// - Parameter urls: The registered URLs, in any order.
    /// - Returns: The warnings, in the order of the URLs' bytes.
    /// - Complexity: O(*n* log *n*) for *n* URLs. Of the URLs below one that has a query, the first
    ///   thousand are looked at.
    public static func warnings(about urls: some Collection<RegisteredURL>) -> [PrefixWarning] {
        SortedKeys(urls).warnings
    }
}

/// Registered URLs in the order of their keys.
///
/// All that begin with the same bytes stand together.
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

    /// A URL whose path goes on behind this one's without a slash.
    ///
    /// What may follow are the bytes below the slash, those between it and the question mark, and
    /// those above.
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

    /// The place of the first key that does not come before some bytes.
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

    /// A URL below the path of this one, which has a query, that could cover the same invocations:
    /// the one query begins with the other.
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
    /// Whether an invocation's query can begin with both queries.
    fileprivate func queryIsCompatible(with other: InvocationURL) -> Bool {
        zip(queryItems, other.queryItems).allSatisfy { $0 == $1 }
    }
}
