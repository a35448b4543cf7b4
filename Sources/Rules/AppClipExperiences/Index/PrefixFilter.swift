// SPDX-License-Identifier: Apache-2.0

/// Determines for most unregistered prefixes that they are not registered, by a single read from
/// little memory: a Bloom filter whose bits for one key are in one number (Putze, Sanders and
/// Singler, "Cache-, hash- and space-efficient Bloom filters", 2007).
///
/// It takes 11 bits for each record, and is wrong for one or two in a hundred.
struct PrefixFilter {
    private let words: SharedBytes
    private let count: Int

    /// Creates a filter from its bytes, which contain at least one number.
    init(_ words: SharedBytes) {
        self.words = words
        count = words.count / 8
    }

    /// Whether a key with a hash can be registered.
    @inline(__always)
    func mayContain(_ hash: UInt64) -> Bool {
        let bits = hash.filterBits
        return words.number(at: 8 * hash.position(among: count)) & bits == bits
    }
}

extension PrefixFilter {
    /// Returns the number of 64-bit words for some records.
    static func wordCount(for records: Int) -> Int { records / 6 + 1 }
}

extension UInt64 {
    /// The bits of a hash in a filter, from the lowest bits of the hash, which the table does not
    /// use.
    @inline(__always)
    var filterBits: UInt64 {
        1 << (self & 63) | 1 << (self >> 6 & 63) | 1 << (self >> 12 & 63) | 1 << (self >> 18 & 63)
    }
}
