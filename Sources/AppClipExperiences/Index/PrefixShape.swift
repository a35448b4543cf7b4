/// Which numbers of path components and query items occur among the registered URLs of a host.
///
/// Several hosts may share a shape, which then holds the numbers of all: that costs a needless
/// question, and never an answer.
struct PrefixShape: Sendable {
    /// The most shapes of an index: as many as stay in the processor's own cache (256 KB).
    static let limit = 32_768

    var pathComponents: CountSet
    var queryItems: CountSet

    static let empty = PrefixShape(pathComponents: CountSet(), queryItems: CountSet())
}

/// A set of numbers in `0...31`.
struct CountSet: Sendable {
    private var bits: UInt32 = 0

    mutating func insert(_ count: Int) { bits |= 1 << UInt32(count) }

    /// The largest number, or 0.
    @inline(always)
    var highest: Int { bits == 0 ? 0 : 31 - bits.leadingZeroBitCount }

    /// The numbers that are not larger than another one, which is at most 31.
    @inline(always)
    func upTo(_ count: Int) -> CountSet {
        var set = self
        set.bits &= UInt32.max >> UInt32(31 - count)
        return set
    }

    /// Takes the largest number out.
    @inline(always)
    mutating func removeHighest() -> Int? {
        guard bits != 0 else { return nil }
        let count = highest
        bits &= ~(1 << UInt32(count))
        return count
    }
}
