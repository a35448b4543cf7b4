// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// A URL compressed into the at most 128 bits of a code.
///
///     1   begin marker
///     1   template: a word and ordered parameters (1) or any other rest (0)
///     1   subdomain: the host starts with `appclip.`
///     1–2 format of the host, then its bits
///     …   what follows the host
///
/// See Documentation/app-clip-code.md, section 3.
///
/// The bits are those of Apple's generator, except where that loses text (leading zeros of a
/// number, repeated slashes): then the next shorter encoding that gives back the URL is used.
public struct CompressedURL: Sendable, Hashable {
    /// The maximum number of bits that fit in a code.
    public static let limit = 128

    /// The payload: the bits after a begin marker.
    public let payload: Payload

    /// The number of bits that each part takes.
    public let cost: Cost

    /// The number of bits, including the begin marker: `1...128`.
    public var bits: Int { cost.total }

    /// The bits that the parts of a URL take.
    public struct Cost: Sendable, Hashable {
        /// The number of bits for the begin marker and for the selection of the encoding.
        public var overhead: Int
        /// The number of bits for the host with its terminator.
        public var host: Int
        /// The number of bits for the path.
        public var path: Int
        /// The number of bits for the query.
        public var query: Int
        /// The number of bits for the fragment.
        public var fragment: Int

        /// The total number of bits.
        public var total: Int { overhead + host + path + query + fragment }
    }

    /// An error that reports a URL that needs more bits than a code has.
    public struct TooLongError: Error, Sendable, Hashable {
        /// The number of bits that the URL would need.
        public var bits: Int { cost.total }

        /// The number of bits that a code has.
        public let limit: Int

        /// The number of bits that each part would take.
        public let cost: Cost
    }

    /// Creates a compressed URL.
    ///
    /// - Throws: ``TooLongError`` with the cost of each part.
    /// - Complexity: O(length of the URL), without an allocation.
    public init(
        _ url: EncodableURL,
        tables: CodingTables = .standard
    ) throws(TooLongError) {
        var bits = BitString()
        cost = Self.write(url, tables, to: &bits)
        guard bits.fits else { throw TooLongError(limit: Self.limit, cost: cost) }
        payload = Payload(high: bits.high, low: bits.low)
    }

    /// Returns the cost of a URL, including one that is too long.
    public static func cost(of url: EncodableURL, tables: CodingTables = .standard) -> Cost {
        var bits = BitString()
        return write(url, tables, to: &bits)
    }

    private static func write(
        _ url: EncodableURL,
        _ tables: CodingTables,
        to bits: inout BitString
    ) -> Cost {
        let subdomain: StaticString = "appclip."
        let host = url.canonical.span.extracting(url.hostRange)
        let hasSubdomain = host.starts(with: subdomain)
        let domain = host.extracting(
            (hasSubdomain ? subdomain.utf8CodeUnitCount : 0)..<host.count
        )
        let encodedHost = HostCoder(tables: tables).encode(domain, hasRest: url.hasRest)
        let (template, rest) = url.hasRest ? shortestRest(url, tables) : (false, RestBits())

        bits.append(1, width: 1)
        bits.append(template ? 1 : 0, width: 1)
        bits.append(hasSubdomain ? 1 : 0, width: 1)
        if encodedHost.format == 0 {
            bits.append(0, width: 1)
        } else {
            bits.append(encodedHost.format == 1 ? 0b10 : 0b11, width: 2)
        }
        bits.append(encodedHost.bits)
        bits.append(rest.bits)
        return Cost(
            overhead: bits.count - encodedHost.bits.count
                - rest.path - rest.query - rest.fragment,
            host: encodedHost.bits.count,
            path: rest.path,
            query: rest.query,
            fragment: rest.fragment
        )
    }

    /// Returns the shortest encoding of the rest: for equal lengths, combined before segmented
    /// before word and query.
    private static func shortestRest(
        _ url: EncodableURL,
        _ tables: CodingTables
    ) -> (template: Bool, rest: RestBits) {
        var template = false
        var best = RestBits.combined(url, tables)
        if let segmented = RestBits.segmented(url, tables),
            segmented.bits.count < best?.bits.count ?? .max
        {
            best = segmented
        }
        if let word = RestBits.wordAndQuery(url, tables), word.bits.count < best?.bits.count ?? .max
        {
            best = word
            template = true
        }
        guard let best else { preconditionFailure("a lone slash can be segmented") }
        return (template, best)
    }
}
