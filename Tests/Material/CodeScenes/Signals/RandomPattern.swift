// SPDX-License-Identifier: Apache-2.0

package import AppClipCodes
package import SeededRandom

/// Random patterns with the header of a code, which carry no URL.
package enum RandomPattern {
    /// Returns a pattern with random breaks and colours, but with the meta block and the fixed bits of
    /// a code.
    package static func withRightHeader(using random: inout SplitMix64) -> RingPattern {
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
