// SPDX-License-Identifier: Apache-2.0

/// The probability of a 0 bit in one situation, learned from the bits seen there.
///
/// It is in units of 2⁻¹¹, and never 0 or 1.
struct BitProbability: Sendable {
    fileprivate static let precision: UInt32 = 11
    fileprivate static let rate: UInt32 = 5
    fileprivate var zero: UInt32 = 1 << (precision - 1)

    fileprivate mutating func learn(_ bit: Bool) {
        if bit {
            zero &-= zero &>> Self.rate
        } else {
            zero &+= ((1 &<< Self.precision) &- zero) &>> Self.rate
        }
    }
}

/// Writes bits, each at the cost given by its probability: a range coder with carries.
struct RangeEncoder {
    private var low: UInt64 = 0
    private var range: UInt32 = .max
    // The last byte and the 0xFF bytes after it wait: a carry may still change them.
    private var waiting: UInt8 = 0
    private var waitingCount = 1
    private var bytes: [UInt8] = []

    mutating func encode(_ bit: Bool, _ probability: inout BitProbability) {
        let bound = (range >> BitProbability.precision) * probability.zero
        if bit {
            low += UInt64(bound)
            range -= bound
        } else {
            range = bound
        }
        probability.learn(bit)
        while range < 1 << 24 {
            range <<= 8
            shiftLow()
        }
    }

    private mutating func shiftLow() {
        if low < 0xFF00_0000 || low > UInt64(UInt32.max) {
            let carry = UInt8(low >> 32)
            var byte = waiting
            while waitingCount > 0 {
                bytes.append(byte &+ carry)
                byte = 0xFF
                waitingCount -= 1
            }
            waiting = UInt8(truncatingIfNeeded: low >> 24)
        }
        waitingCount += 1
        low = UInt64(UInt32(truncatingIfNeeded: low) << 8)
    }

    /// Returns the bytes; nothing more can be encoded after that.
    consuming func finish() -> [UInt8] {
        for _ in 0..<5 { shiftLow() }
        return bytes
    }
}

/// Reads what an encoder wrote.
///
/// Bytes beyond the end read as zero.
///
/// The same bytes are passed to each call: a stored `Span` would tie the lifetime of the decoder to
/// theirs, which Swift 6.3 can express only with an experimental flag.
struct RangeDecoder {
    // The first byte that an encoder writes is its empty start, always zero.
    private var next = 1
    private var range: UInt32 = .max
    private var code: UInt32 = 0

    init(_ bytes: Span<UInt8>) {
        for _ in 0..<4 { code = code << 8 | nextByte(bytes) }
    }

    private mutating func nextByte(_ bytes: Span<UInt8>) -> UInt32 {
        guard next < bytes.count else { return 0 }
        next &+= 1
        return UInt32(bytes[next &- 1])
    }

    mutating func decode(_ probability: inout BitProbability, from bytes: Span<UInt8>) -> Bool {
        let bound = (range &>> BitProbability.precision) &* probability.zero
        let bit = code >= bound
        if bit {
            code &-= bound
            range &-= bound
        } else {
            range = bound
        }
        probability.learn(bit)
        if range < 1 &<< 24 {
            range &<<= 8
            code = code &<< 8 | nextByte(bytes)
        }
        return bit
    }
}
