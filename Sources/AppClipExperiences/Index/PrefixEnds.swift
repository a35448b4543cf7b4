import AppClipTypes

/// The places in a path or query where a prefix can end, each with the hash of all before it.
///
/// Not copied: copies of 600 bytes would take longer than the walk.
struct PrefixEnds: ~Copyable {
    /// The number of parts that were read; there is one end more.
    private(set) var count = 0

    /// The end of the prefix with each number of parts.
    ///
    /// No URL has more than 2¹⁵ bytes.
    private var ends: [32 of UInt16]

    /// The hash of the prefix with each number of parts.
    private var hashes: [32 of UInt64]

    /// Walks over a range whose parts each begin with a separator: `/store/cup` has two.
    ///
    /// A query's first part begins with its question mark, which stands where a separator would.
    ///
    /// - Parameters:
    ///   - range: The path without slashes at its end, or the query with its question mark.
    ///   - bytes: The canonical form of an invocation URL.
    ///   - separator: What the second part begins with, and each one after it.
    ///   - start: The hash of the prefix without any part.
    ///   - limit: The most parts that are of interest, `0...31`.
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

    /// The end of the prefix with a number of parts, `0...count`.
    func end(_ count: Int) -> Int { Int(ends[count]) }

    /// The hash of the prefix with a number of parts, `0...count`.
    func hash(_ count: Int) -> UInt64 { hashes[count] }
}
