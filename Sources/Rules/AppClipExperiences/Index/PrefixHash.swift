// SPDX-License-Identifier: Apache-2.0

/// An incremental hash, whose state at the end of each part of a URL is the hash of that prefix.
///
/// It is a folded multiplication, as in wyhash: eight bytes at a time are multiplied by the state,
/// and both halves of the product are combined. With a secret seed, nobody can construct
/// collisions.
struct PrefixHash: Sendable {
    /// The initial state of all hashes, derived from the seed.
    let start: UInt64

    init(seed: UInt64) { start = Self.fold(seed ^ Self.first, Self.second) }

    /// Creates the function with an initial state.
    init(start: UInt64) { self.start = start }

    /// Returns the hash of a host.
    func host(_ range: Range<Int>, in bytes: Span<UInt8>) -> UInt64 {
        absorb(range, of: bytes, into: start)
    }

    /// The state before the first query item.
    var noQuery: UInt64 { Self.fold(start ^ Self.second, Self.third) }

    /// Returns the hash of a key, from the hash of its host and path and the hash of its query.
    func key(path: UInt64, query: UInt64) -> UInt64 {
        Self.fold(path ^ Self.first, query ^ Self.second)
    }

    /// Returns the state after one more part, which is not empty.
    ///
    /// A part follows the scheme of eight bytes, so there are at least eight bytes before its end.
    func absorb(_ part: Range<Int>, of bytes: Span<UInt8>, into state: UInt64) -> UInt64 {
        var state = state
        let last = (part.count - 1) / 8
        for cell in 0..<last {
            state = Self.fold(bytes.cell(cell, of: part) ^ Self.first, state ^ Self.third)
        }
        // The length distinguishes a part from the same part followed by zero bytes.
        let rest = UInt64(part.count - 8 * last)
        return Self.fold(bytes.cell(last, of: part) ^ Self.second, (state ^ Self.third) &+ rest)
    }

    @inline(always)
    private static func fold(_ one: UInt64, _ other: UInt64) -> UInt64 {
        let product = one.multipliedFullWidth(by: other)
        return product.high ^ product.low
    }

    // Odd numbers without a pattern: the digits of the golden ratio and of the square roots of 3
    // and 5.
    private static let first: UInt64 = 0x9E37_79B9_7F4A_7C15
    private static let second: UInt64 = 0xBB67_AE85_84CA_A73B
    private static let third: UInt64 = 0x3C6E_F372_FE94_F82B
}

extension UInt64 {
    /// Returns the position of a hash among `count` positions, by its upper bits.
    @inline(always)
    func position(among count: Int) -> Int { Int(multipliedFullWidth(by: UInt64(count)).high) }
}
