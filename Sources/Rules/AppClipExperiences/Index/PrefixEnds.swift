// SPDX-License-Identifier: Apache-2.0

/// The offsets in a path or query where a prefix can end, each with the hash of that prefix.
///
/// It is not copyable: copying its 600 bytes would take longer than computing it.
struct PrefixEnds: ~Copyable {
    /// The number of parts; there is one more end than parts.
    private(set) var count = 0

    /// The end of the prefix with each number of parts.
    ///
    /// No URL has more than 2¹⁵ bytes.
    private var ends: [32 of UInt16]

    /// The hash of the prefix with each number of parts.
    private var hashes: [32 of UInt64]

    /// Creates the ends in a range whose parts each start with a separator: `/store/cup` has two.
    ///
    /// The first part of a query starts with the question mark instead of a separator.
    ///
    /// - Parameters:
    ///   - range: The path without slashes at its end, or the query with its question mark.
    ///   - bytes: The canonical form of an invocation URL.
    ///   - separator: The first byte of the second part and all further ones.
    ///   - start: The hash of the prefix without any part.
    ///   - limit: The maximum number of parts to find, `0...31`.
    ///   - hash: The hash function.
    init(
        of range: Range<Int>,
        in bytes: Span<UInt8>,
        separator: UInt8,
        startingWith start: UInt64,
        atMost limit: Int,
        hash: PrefixHash
    ) {
        ends = .init(repeating: UInt16(range.lowerBound))
        hashes = .init(repeating: start)
        var partStart = range.lowerBound
        var state = start
        while partStart < range.upperBound, count < limit {
            var partEnd = partStart + 1
            while partEnd < range.upperBound, bytes[partEnd] != separator { partEnd += 1 }
            state = hash.absorb(partStart..<partEnd, of: bytes, into: state)
            count += 1
            ends[count] = UInt16(partEnd)
            hashes[count] = state
            partStart = partEnd
        }
    }

    /// Returns the end of the prefix with a number of parts, `0...count`.
    func end(_ count: Int) -> Int { Int(ends[count]) }

    /// Returns the hash of the prefix with a number of parts, `0...count`.
    func hash(_ count: Int) -> UInt64 { hashes[count] }
}
