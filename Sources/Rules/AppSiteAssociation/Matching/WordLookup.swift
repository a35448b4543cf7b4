// SPDX-License-Identifier: Apache-2.0

extension PatternTable {
    /// The maximum length of a word that is stored as a number, in bytes.
    static let longestKey = 8

    /// Returns a byte of a word of a group.
    func byte(_ offset: Int, ofWord word: Int, in group: Choice.Group) -> UInt8 {
        guard group.length <= Self.longestKey else {
            return bytes[group.start + word * group.length + offset]
        }
        let shift = 8 * (group.length - 1 - offset)
        return UInt8(truncatingIfNeeded: keys[group.start + word] >> shift)
    }

    /// Whether the text at a position is one of a group of words, by binary search.
    func contains(_ text: Span<UInt8>, at position: Int, in group: Choice.Group) -> Bool {
        var low = group.start
        if group.length <= Self.longestKey {
            var key: UInt64 = 0
            for index in 0..<group.length { key = key << 8 | UInt64(text[position + index]) }
            let keys = self.keys.span
            // Each half is selected without a branch, which could not be predicted.
            var count = group.count
            while count > 1 {
                let half = count / 2
                low += keys[low + half] <= key ? half : 0
                count -= half
            }
            return count == 1 && keys[low] == key
        }
        let bytes = self.bytes.span
        low = 0
        var high = group.count
        while low < high {
            let middle = (low + high) / 2
            let word = group.start + middle * group.length
            var index = 0
            while index < group.length, bytes[word + index] == text[position + index] { index += 1 }
            if index == group.length { return true }
            if bytes[word + index] < text[position + index] {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return false
    }
}

extension UInt64 {
    /// Creates a number from a word of at most eight bytes, the first byte highest, so that numbers
    /// are ordered like words of the same length.
    init(key word: [UInt8]) { self = word.reduce(0) { $0 << 8 | UInt64($1) } }
}
