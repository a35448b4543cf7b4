// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
public import AppClipTypes

/// The URL with which an advanced experience is registered: a prefix of invocation URLs.
///
/// # Prefixes
///
/// Apple's documentation says that the experience with the most specific matching prefix is chosen,
/// but not what a prefix is. This is our interpretation (question O-14). A registered
/// URL *covers* an invocation URL when all of these hold:
///
/// 1. The hosts are equal. Neither `www.` nor another subdomain is covered (rule C-61).
/// 2. The path components of the registered URL are the first components of the invocation's path.
///    Components are compared as a whole: `/rent` covers `/rent` and `/rent/77`, but **not**
///    `/rental`. Trailing slashes make no difference (rules C-20 and C-23).
/// 3. The query items of the registered URL are the first items of the invocation's query, in the
///    same order, and are compared as a whole too: `?type=x` covers `?type=x&id=7`; it covers
///    neither `?type=xy` nor `?id=7&type=x`.
///
/// Fragments are ignored. The bytes of the canonical form are compared: after the host, case
/// matters, and so does percent-encoding. A registered URL covers itself (rule C-19).
///
/// # Specificity
///
/// The most specific prefix is the one with the longer path; for equal paths, the one with the
/// longer query. Neither the date nor the order of registration matters. Two experiences cannot
/// have the same registered URL (question O-13), so there is never a tie.
///
/// ```swift
/// let rent = try RegisteredURL(InvocationURL("https://b.example/rent/"))
/// rent.covers(try InvocationURL("https://b.example/rent?id=77"))   // true
/// rent.covers(try InvocationURL("https://b.example/rental"))       // false
/// ```
public struct RegisteredURL: Sendable {
    /// The URL as it was registered.
    ///
    /// Maps and Siri Suggestions launch the clip with this URL (rule D-19).
    public let url: InvocationURL

    /// The number of path components, at most `Limits/registeredPathComponents`.
    public let pathComponentCount: Int

    /// The number of query items, at most `Limits/registeredQueryItems`.
    public let queryItemCount: Int

    /// Creates a registered URL.
    ///
    /// - Parameter url: The URL.
    /// - Throws: ``RegistrationError`` if the URL cannot be registered.
    public init(_ url: InvocationURL) throws(RegistrationError) {
        guard !url.hasFragment else { throw .fragment }
        let bytes = url.canonical.span
        pathComponentCount = bytes.count(of: .slash, in: url.pathRange)
        queryItemCount =
            url.markedQueryRange.isEmpty
            ? 0 : 1 + bytes.count(of: .ampersand, in: url.markedQueryRange)
        guard pathComponentCount <= Limits.registeredPathComponents else {
            throw .tooManyPathComponents(pathComponentCount)
        }
        guard queryItemCount <= Limits.registeredQueryItems else {
            throw .tooManyQueryItems(queryItemCount)
        }
        self.url = url
    }

    /// The reason a URL cannot be registered.
    @nonexhaustive public enum RegistrationError: Error, Sendable, Hashable {
        /// The URL has a fragment, which matching would ignore.
        case fragment
        /// The path has more components than `Limits/registeredPathComponents`.
        case tooManyPathComponents(Int)
        /// The query has more items than `Limits/registeredQueryItems`.
        case tooManyQueryItems(Int)
    }
}

// MARK: - Coverage

extension RegisteredURL {
    /// Whether an invocation URL has this URL as its prefix.
    ///
    /// - Complexity: O(length of this URL).
    public func covers(_ invocation: InvocationURL) -> Bool {
        let own = url.canonical[...]
        let other = invocation.canonical[...]
        return own[url.hostRange] == other[invocation.hostRange]
            && own[url.pathRange].isPrefix(of: other[invocation.pathRange], upTo: .slash)
            && own[url.markedQueryRange]
                .isPrefix(of: other[invocation.markedQueryRange], upTo: .ampersand)
    }

    /// The host, the path without trailing slashes, and the query, which identify a registered URL.
    ///
    /// Two registered URLs are equal when their keys are. Every byte is ASCII.
    public var key: [UInt8] {
        Array(url.canonical[url.hostRange.lowerBound..<url.pathRange.upperBound])
            + url.canonical[url.markedQueryRange]
    }
}

extension ArraySlice<UInt8> {
    /// Whether these bytes are a prefix of the others that ends at their end or before a separator.
    ///
    /// Empty bytes are a prefix of everything.
    fileprivate func isPrefix(of other: ArraySlice<UInt8>, upTo separator: UInt8) -> Bool {
        if isEmpty { return true }
        guard other.starts(with: self) else { return false }
        return other.count == count || other[other.startIndex + count] == separator
    }
}

extension Span<UInt8> {
    fileprivate func count(of byte: UInt8, in range: Range<Int>) -> Int {
        var count = 0
        for index in range where self[index] == byte { count += 1 }
        return count
    }
}

extension RegisteredURL: Hashable {
    /// Two registered URLs are equal when they cover the same URLs.
    public static func == (one: Self, other: Self) -> Bool {
        // Compares the parts of the key without allocating it.
        one.hostAndPath == other.hostAndPath && one.query == other.query
    }

    private var hostAndPath: ArraySlice<UInt8> {
        url.canonical[url.hostRange.lowerBound..<url.pathRange.upperBound]
    }

    private var query: ArraySlice<UInt8> { url.canonical[url.markedQueryRange] }

    /// Hashes the key, which equality compares.
    public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension RegisteredURL: CustomStringConvertible {
    /// The URL as it was registered.
    public var description: String { url.text }
}
