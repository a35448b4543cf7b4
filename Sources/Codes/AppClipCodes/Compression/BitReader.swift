// SPDX-License-Identifier: Apache-2.0

/// Reads the bits of a payload from the first to the last.
struct BitReader: Sendable {
    private var high: UInt64
    private var low: UInt64

    /// The number of bits that remain to be read.
    private(set) var remaining: Int

    /// Creates a reader at the bit after the begin marker, which is the highest 1 bit.
    ///
    /// A payload without a 1 bit has no begin marker; the result is then `nil`.
    init?(_ payload: Payload) {
        let zeros =
            payload.high == 0
            ? 64 + payload.low.leadingZeroBitCount : payload.high.leadingZeroBitCount
        guard zeros < 128 else { return nil }
        remaining = 127 - zeros
        high = payload.high
        low = payload.low
        // Move the bit after the marker to the top.
        skip(zeros + 1)
    }

    private mutating func skip(_ count: Int) {
        if count >= 64 {
            high = low << UInt64(count - 64)
            low = 0
        } else if count > 0 {
            high = high << UInt64(count) | low >> UInt64(64 - count)
            low <<= UInt64(count)
        }
    }

    /// Reads the next bit; `nil` at the end.
    mutating func next() -> Bool? {
        guard remaining > 0 else { return nil }
        let bit = high >> 63 != 0
        skip(1)
        remaining -= 1
        return bit
    }

    /// Reads the next `width` bits as a number; `nil` if fewer remain.
    mutating func next(_ width: Int) -> Int? {
        guard remaining >= width else { return nil }
        var number = 0
        for _ in 0..<width { number = number << 1 | (next() == true ? 1 : 0) }
        return number
    }
}
