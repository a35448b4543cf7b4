package import AppClipCodes

/// Patterns that look like a code's and are none.
package enum MadeUpPattern {
    /// Breaks and colours at random, but meta block and fixed bits as a code has them.
    package static func withRightHeader(using random: inout SeededRandomness) -> RingPattern {
        let version = CodeBlocks.Version.allCases.randomElement(using: &random) ?? .short
        let inverted = Bool.random(using: &random)
        let meta = UInt64(CodeBlocks.meta(version, inverted: inverted))
        let first = meta << 48 | random.next() >> 16
        let second = random.next() << 8 | UInt64(CodeBlocks.fixed)
        var bits: [UInt64] = [0, 0]
        for (index, ringBit) in CodeBlocks.ringBits.enumerated() {
            let bit = (index < 64 ? first : second) >> UInt64(63 - index % 64) & 1
            bits[Int(ringBit) / 64] |= bit << UInt64(ringBit % 64)
        }
        return RingPattern(
            low: bits[0],
            high: bits[1],
            colorsHigh: random.next() >> 1,
            colorsLow: random.next()
        )
    }
}
