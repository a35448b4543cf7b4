public import AppClipTypes

/// The URL that an advanced experience is registered with: a prefix of invocation URLs.
///
/// # What a prefix is
///
/// The documents say that the experience with the most specific matching prefix is chosen, and not
/// what a prefix is. This is the one place that says how we read them (question O-14). A registered
/// URL *covers* an invocation URL when all of these hold:
///
/// 1. The hosts are the same, in full. Neither `www.` nor a sub-domain is covered (rule C-61).
/// 2. The path components of the registered URL are the first components of the invocation's path.
///    Components count as a whole: `/rent` covers `/rent` and `/rent/77`, and does **not** cover
///    `/rental`. Slashes at the end make no difference (rules C-20 and C-23).
/// 3. The query items of the registered URL are the first items of the invocation's query, in the
///    same order, and count as a whole too: `?type=x` covers `?type=x&id=7`; it covers neither
///    `?type=xy` nor `?id=7&type=x`.
///
/// Fragments play no part. Bytes are compared as they stand in the canonical form: case counts
/// behind the host, and so does percent-encoding. A registered URL covers itself (rule C-19).
///
/// # Which prefix is the most specific
///
/// The one with the longer path; between equal paths, the one with the longer query. Neither the
/// date nor the order of registration matters. No two experiences have the same registered URL
/// (question O-13), so there is never a tie.
///
/// ```swift
/// let rent = try RegisteredURL(InvocationURL("https://b.example/rent/"))
/// rent.covers(try InvocationURL("https://b.example/rent?id=77"))   // true
/// rent.covers(try InvocationURL("https://b.example/rental"))       // false
/// ```
public struct RegisteredURL: Sendable {
    /// The URL as it was registered.
    ///
    /// Maps and Siri Suggestions launch the clip with it (rule D-19).
    public let url: InvocationURL

    /// How many path components the URL has, at most `Limits/registeredPathComponents`.
    public let pathComponentCount: Int

    /// How many query items the URL has, at most `Limits/registeredQueryItems`.
    public let queryItemCount: Int

    /// Takes a URL for registration.
    ///
    /// - Parameter url: The URL.
    /// - Throws: ``Fault`` if the URL cannot be a prefix.
    public init(_ url: InvocationURL) throws(Fault) {
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

    /// Why a URL cannot be registered.
    @nonexhaustive public enum Fault: Error, Sendable, Hashable {
        /// The URL has a fragment, which plays no part in matching.
        case fragment
        /// The path has more components than `Limits/registeredPathComponents`.
        case tooManyPathComponents(Int)
        /// The query has more items than `Limits/registeredQueryItems`.
        case tooManyQueryItems(Int)
    }
}

// MARK: - Covering

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

    /// Host, path without slashes at its end, and query: what two registered URLs must not share.
    ///
    /// Two registered URLs are equal when their keys are. Every byte is ASCII.
    public var key: [UInt8] {
        Array(url.canonical[url.hostRange.lowerBound..<url.pathRange.upperBound])
            + url.canonical[url.markedQueryRange]
    }
}

extension ArraySlice<UInt8> {
    /// Whether these bytes begin the others and end there, or where a new part begins.
    ///
    /// No bytes begin anything.
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
        // The parts of the key, without making it.
        one.hostAndPath == other.hostAndPath && one.query == other.query
    }

    private var hostAndPath: ArraySlice<UInt8> {
        url.canonical[url.hostRange.lowerBound..<url.pathRange.upperBound]
    }

    private var query: ArraySlice<UInt8> { url.canonical[url.markedQueryRange] }

    /// Hashes what equality compares.
    public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension RegisteredURL: CustomStringConvertible {
    /// The URL as it was registered.
    public var description: String { url.text }
}
