// SPDX-License-Identifier: Apache-2.0

extension RingPattern {
    /// Creates the pattern of a payload (Documentation/app-clip-code.md, section 9).
    ///
    /// - Complexity: O(1), without an allocation.
    public init(_ payload: Payload) {
        let version: CodeBlocks.Version = payload.high >> 48 == 0 ? .short : .long
        // Scrambled: the last byte first.
        let low = (payload.low ^ 0xA5A5_A5A5_A5A5_A5A5).byteSwapped
        let high = (payload.high ^ 0xA5A5_A5A5_A5A5_A5A5).byteSwapped
        func scrambled(_ index: Int) -> UInt8 {
            let half = index < 8 ? low : high
            return UInt8(truncatingIfNeeded: half >> UInt64(56 - 8 * (index & 7)))
        }

        var gap: [13 of UInt8] = .init(repeating: 0)
        for index in 0..<version.gapData { gap[index] = scrambled(index) }
        var parity = version.gapCode.parity(of: gap.span.extracting(first: version.gapData))
        for index in stride(from: CodeBlocks.gapSymbols - 1, through: version.gapData, by: -1) {
            gap[index] = UInt8(truncatingIfNeeded: parity)
            parity >>= 8
        }
        var arc: [5 of UInt8] = .init(repeating: 0)
        for index in 0..<5 { arc[index] = scrambled(version.gapData + index) }
        let arcParity = ReedSolomon.two.parity(of: arc.span)

        // Gap block in two halves: 40 bits, then 64.
        var gapHigh: UInt64 = 0
        var gapLow: UInt64 = 0
        for index in 0..<5 { gapHigh = gapHigh << 8 | UInt64(gap[index]) }
        for index in 5..<13 { gapLow = gapLow << 8 | UInt64(gap[index]) }
        let ones = gapHigh.nonzeroBitCount + gapLow.nonzeroBitCount
        let inverted = CodeBlocks.gapBits - ones <= CodeBlocks.mostZerosInverted
        if inverted {
            gapHigh ^= 0xFF_FFFF_FFFF
            gapLow = ~gapLow
        }

        // Meta 16, gap 104, fixed 8.
        let meta = UInt64(CodeBlocks.meta(version, inverted: inverted))
        let first = meta << 48 | gapHigh << 8 | gapLow >> 56
        let second = gapLow << 8 | UInt64(CodeBlocks.fixed)
        var bits: (low: UInt64, high: UInt64) = (0, 0)
        let ringBits = CodeBlocks.ringBits
        for index in 0..<64 {
            let one = first >> UInt64(63 - index) & 1
            let other = second >> UInt64(63 - index) & 1
            Self.set(one, at: ringBits[index], &bits)
            Self.set(other, at: ringBits[64 + index], &bits)
        }

        // Colours: 0, arc block 56, gap block as drawn.
        var arcBlock: UInt64 = 0
        for index in 0..<5 { arcBlock = arcBlock << 8 | UInt64(arc[index]) }
        arcBlock = arcBlock << 16 | UInt64(arcParity)
        self.init(
            low: bits.low,
            high: bits.high,
            colorsHigh: arcBlock << 7 | gapHigh >> 33,
            colorsLow: gapHigh << 31 | gapLow >> 33
        )
    }

    private static func set(
        _ value: UInt64,
        at bit: UInt8,
        _ bits: inout (low: UInt64, high: UInt64)
    ) {
        if bit < 64 {
            bits.low |= value << UInt64(bit)
        } else {
            bits.high |= value << UInt64(bit - 64)
        }
    }
}
