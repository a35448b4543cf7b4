// SPDX-License-Identifier: Apache-2.0

/// A shorter URL for a code, with the bits that it saves and what it assumes (A3).
///
/// The shorter URL is a different one: the website has to serve it, and the App Clip has to
/// understand it. Each kind says what it assumes; nothing is rewritten automatically.
public struct Advice: Sendable, Hashable {
    /// The change to the URL, and what it assumes about the website and the clip.
    @nonexhaustive public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// `www.` is dropped. Assumes that the bare domain is yours and associated.
        case dropWWW
        /// The first label of a long host is dropped. Same assumption as above.
        case dropSubdomain
        /// The first label becomes `appclip`, which costs nothing. Assumes that you set up
        /// that host and associate it.
        case useAppClipSubdomain
        /// `appclip` is moved to the front, the only place where it costs nothing. Same
        /// assumption as above.
        case moveAppClipSubdomain
        /// A slash at the end is dropped. Assumes that the website serves both the same way.
        case dropTrailingSlash
        /// The one path component becomes a listed word. Assumes that the website and the
        /// clip accept the new word.
        case useListedWord
        /// Further path components become arguments. Same assumption as above.
        case moveComponentsToArguments
        /// Arguments are named `p`, `p1`, `p2`…. Assumes that the clip reads
        /// them by position.
        case useOrderedNames
        /// A hexadecimal value becomes a decimal number. Assumes that the clip treats both
        /// the same way.
        case useDecimalValue
        /// Leading zeros of a number are dropped. Assumes that the clip treats both the same way.
        case dropLeadingZeros
        /// A long identifier becomes a short number. Assumes that you map the numbers to
        /// identifiers.
        case shortenIdentifier
        /// The query becomes one number that stands for it. Assumes that both the app and
        /// the clip expand it at launch.
        case hashQuery
        /// The fragment is dropped. Assumes that the clip does not read it.
        case dropFragment
        /// The path becomes a listed word and a number that stands for it. Only for a URL that does
        /// not fit; assumes that you map the numbers to pages.
        case replacePath
        /// Everything after the host becomes a listed word and a number. Same assumption as above.
        case replaceEverythingAfterHost
        /// The same after a shorter host: without `www.`, with `appclip` as the first label, or
        /// without the first labels. Same assumption as above, and that the host is yours and
        /// associated.
        case shortenHostAndReplace
        /// All of the above that save bits and lose no information, applied one after the other.
        case everything
    }

    /// The change that was made to the URL.
    public let kind: Kind

    /// The shorter URL.
    public let url: String

    /// The size of the shorter URL in a code, in bits.
    public let bits: Int

    /// The number of bits that it saves; greater than zero.
    public let savedBits: Int

    /// Whether the shorter URL fits in a code.
    public var fits: Bool { bits <= CompressedURL.limit }
}

extension EncodableURL {
    /// Returns shorter URLs for this one, the one that saves most first; at most one of each kind.
    ///
    /// A URL that several kinds lead to is listed once, under the first of them. The list is empty
    /// for a URL on a host of Apple, whose URLs only Apple can change.
    ///
    /// - Complexity: a few compressions for each kind.
    public func advice(tables: CodingTables = .standard) -> [Advice] {
        let now = CompressedURL.cost(of: self, tables: tables).total
        guard !hasHostOfApple else { return [] }
        var all: [Advice] = []
        func take(_ kind: Advice.Kind, _ parts: RewritableURL) {
            guard let url = try? EncodableURL(parts.text, spelling: .generator) else { return }
            let bits = CompressedURL.cost(of: url, tables: tables).total
            guard bits < now, !all.contains(where: { $0.url == url.canonicalText }) else { return }
            all.append(
                Advice(kind: kind, url: url.canonicalText, bits: bits, savedBits: now - bits)
            )
        }
        let parts = RewritableURL(self)
        for kind in Advice.Kind.allCases {
            if let rewritten = parts.rewritten(kind) { take(kind, rewritten) }
        }
        let together = combined(parts, now, tables)
        if all.count > 1 { take(.everything, together) }
        if now > CompressedURL.limit {
            if let replaced = parts.replacingPath { take(.replacePath, replaced) }
            take(.replaceEverythingAfterHost, parts.replacingEverythingAfterHost)
            if let shorter = parts.withShorterHost(tables) {
                take(.shortenHostAndReplace, shorter.replacingEverythingAfterHost)
            }
        }
        // Swift's sort is stable: equal savings keep the order of the kinds.
        all.sort { $0.savedBits > $1.savedBits }
        return all
    }

    /// Whether the host is `apple.com` or a subdomain of it.
    public var hasHostOfApple: Bool {
        let host = host.utf8
        return host.elementsEqual("apple.com".utf8)
            || host.suffix(10).elementsEqual(".apple.com".utf8)
    }

    /// Applies each kind that saves bits to the result of the one before.
    ///
    /// Kinds that lose information are not applied, since they would hide all others.
    private func combined(_ parts: RewritableURL, _ bits: Int, _ tables: CodingTables)
        -> RewritableURL
    {
        var parts = parts
        var bits = bits
        for kind in Advice.Kind.allCases where !kind.replacesContent {
            guard
                let next = parts.rewritten(kind),
                let url = try? EncodableURL(next.text, spelling: .generator)
            else { continue }
            let nextBits = CompressedURL.cost(of: url, tables: tables).total
            guard nextBits < bits else { continue }
            (parts, bits) = (next, nextBits)
        }
        return parts
    }
}

extension Advice.Kind {
    fileprivate var replacesContent: Bool {
        switch self {
        case .shortenIdentifier, .hashQuery, .dropFragment, .dropSubdomain, .replacePath,
            .replaceEverythingAfterHost, .shortenHostAndReplace:
            true
        default: false
        }
    }
}
