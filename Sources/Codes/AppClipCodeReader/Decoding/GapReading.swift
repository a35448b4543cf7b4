// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

/// The gap block of a code, which describes the breaks of the rings, and the arcs that follow from
/// it.
struct GapReading {
    let meta: CodeHeader.Meta

    /// The block before inversion.
    let word: SoftBlock.Word

    /// The places where arcs begin; its colours are not known yet.
    let pattern: RingPattern

    let colors: ArcColors

    /// The evidence for the block and its repetition in the colours, in bits.
    let evidence: Float

    /// The evidence against another block with the same repetition, in bits: the observed parity,
    /// less the cost of repairs in bits that are not repeated.
    let surplus: Float

    /// The evidence for ranking words that are all near the block: with ``SoftBlock/rankingCap``.
    let score: Float

    /// Returns the pattern whose breaks are those of a gap block and a header.
    static func pattern(_ meta: CodeHeader.Meta, drawn: SoftBlock.Word) -> RingPattern {
        // Meta 16, gap 104, fixed 8.
        let first = UInt64(meta.bits) << 48 | drawn.high << 8 | drawn.low >> 56
        let second = drawn.low << 8 | UInt64(CodeBlocks.fixed)
        var low: UInt64 = 0
        var high: UInt64 = 0
        for (index, ringBit) in CodeBlocks.ringBits.enumerated() {
            let bits = index < 64 ? first : second
            let bit = bits >> UInt64(63 - index % 64) & 1
            if ringBit < 64 {
                low |= bit << UInt64(ringBit)
            } else {
                high |= bit << UInt64(ringBit - 64)
            }
        }
        return RingPattern(low: low, high: high, colorsHigh: 0, colorsLow: 0)
    }
}

extension GapReading {
    /// The number of words that are tried for each meta block, the likeliest first.
    private static let wordsTried = 6

    /// The minimum correlation of a word with the block; random words reach about 0.5.
    private static let leastCorrelation: Float = 0.6

    /// The minimum agreement of the colours that repeat the gap block.
    private static let leastRepetition: Float = 0.5

    /// The correlation and the repetition from which on a word is nearly perfect; any other word
    /// differs from it in at least three symbols.
    private static let perfectCorrelation: Float = 0.97
    private static let perfectRepetition: Float = 0.9

    /// The number of bits of the meta block, each of which counts in a score.
    private static let metaBits: Float = 16

    /// The numbers of least certain bits that Chase decoding flips: first few, then more if that
    /// finds nothing.
    private static let flips = [5, 9]

    /// The evidence, in bits, at which the search ends.
    private static let enough: Float = 12

    /// The score difference to the second word, in bits, below which the reading is ambiguous.
    private static let margin: Float = 8

    /// Creates a reading of the gap block for which there is evidence; `nil` if there is none, or
    /// if several are possible.
    init?(_ slots: SoftSlots, _ certainties: [128 of Float], _ header: CodeHeader) {
        var search = Search()
        for flips in Self.flips {
            for (meta, agreement) in header.metas {
                search.look(slots, certainties, meta, agreement, flips: flips)
            }
            if let best = search.best, best.evidence >= Self.enough { break }
        }
        guard
            let best = search.best, best.score - search.second >= Self.margin,
            best.colors.knownAgreement >= Self.leastRepetition
        else { return nil }
        self = best
    }

    /// The best reading so far, and the score of the second best.
    private struct Search {
        var best: GapReading?
        var second: Float = -.infinity

        mutating func look(
            _ slots: SoftSlots,
            _ certainties: [128 of Float],
            _ meta: CodeHeader.Meta,
            _ agreement: Float,
            flips: Int
        ) {
            let block = SoftBlock(
                symbolCount: CodeBlocks.gapSymbols,
                isInverted: meta.isInverted
            ) { certainties[CodeBlocks.gapStart + $0] }
            let words = block.words(of: meta.version.gapCode, flips: flips)
            for index in 0..<min(words.count, wordsTried) {
                let (word, correlation) = words[index]
                guard correlation >= leastCorrelation else { break }
                if let best, best.word == word, best.meta.bits == meta.bits { continue }
                guard let reading = GapReading(slots, meta, agreement, block, word) else {
                    continue
                }
                if reading.score > best?.score ?? -.infinity {
                    second = best?.score ?? second
                    best = reading
                } else {
                    second = max(second, reading.score)
                }
                if correlation > perfectCorrelation,
                    reading.colors.knownAgreement > perfectRepetition
                {
                    break
                }
            }
        }
    }

    /// Returns the block combined with its repetition in the colours.
    private static func joined(
        _ block: SoftBlock,
        _ meta: CodeHeader.Meta,
        _ colors: ArcColors
    ) -> SoftBlock {
        let first = 1 + CodeBlocks.arcBits
        return SoftBlock(symbolCount: CodeBlocks.gapSymbols) { bit in
            let repeated = first + bit < colors.count ? colors.certainties[first + bit] : 0
            let sum = block.certainties[bit] + (meta.isInverted ? -repeated : repeated)
            return max(-1, min(1, sum))
        }
    }

    private init?(
        _ slots: SoftSlots,
        _ meta: CodeHeader.Meta,
        _ metaAgreement: Float,
        _ block: SoftBlock,
        _ word: SoftBlock.Word
    ) {
        let ones = word.high.nonzeroBitCount + word.low.nonzeroBitCount
        let zeros = CodeBlocks.gapBits - ones
        guard meta.isInverted == (zeros <= CodeBlocks.mostZerosInverted) else { return nil }
        let drawn =
            meta.isInverted
            ? SoftBlock.Word(high: word.high ^ 0xFF_FFFF_FFFF, low: ~word.low) : word
        self.meta = meta
        self.word = word
        pattern = Self.pattern(meta, drawn: drawn)
        colors = ArcColors(slots, pattern: pattern, repetition: drawn)
        let repeated =
            Float(pattern.arcCount - 1 - CodeBlocks.arcBits) * (2 * colors.knownAgreement - 1)
        let information = 8 * meta.version.gapData
        evidence =
            block.evidence(
                for: word,
                information: information,
                mostOfASymbol: SoftBlock.acceptanceCap
            )
            + max(0, repeated)
        surplus = Self.joined(block, meta, colors).evidence(
            for: word,
            information: information,
            mostOfASymbol: SoftBlock.acceptanceCap
        )
        score =
            block.evidence(for: word, information: information, mostOfASymbol: SoftBlock.rankingCap)
            + repeated + Self.metaBits * metaAgreement
    }
}
