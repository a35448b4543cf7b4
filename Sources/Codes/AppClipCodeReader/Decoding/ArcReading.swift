// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

/// The arc block of a code, which holds the first bytes of its payload, and the URL that follows.
struct ArcReading {
    let payload: Payload
    let url: EncodableURL
    let pattern: RingPattern

    /// The evidence for the block, in bits.
    let evidence: Float

    /// The evidence against another word with the same zeros, in bits: the observed parity, less
    /// the cost of repairs outside the zeros.
    let surplus: Float

    /// Whether all of its data are the zeros of a short URL, so that no other word has as many.
    let isConstant: Bool

    /// Returns the maximum number of the block's five bytes that may be zero; a short URL begins
    /// with zeros.
    private static func mostZeros(_ version: CodeBlocks.Version) -> Int {
        version == .short ? 5 : 1
    }

    /// The score difference to the second URL, in bits, below which the reading is ambiguous.
    private static let margin: Float = 8

    /// The maximum cost of assumed zeros, in bits; zeros that contradict more are not assumed.
    private static let mostForZeros: Float = 56

    /// The number of least certain bits that Chase decoding flips.
    private static let flips = 7

    /// Creates a reading of the URL for which there is evidence in the colours; `nil` if there is
    /// none, or if several are possible.
    init?(_ gap: GapReading, tables: CodingTables) {
        let block = SoftBlock(symbolCount: CodeBlocks.arcSymbols) {
            gap.colors.certainties[1 + $0]
        }
        var best: Self?
        var bestScore: Float = 0
        for candidate in Self.candidates(block, gap.meta.version) {
            if best != nil {
                // Candidates are in the order of their scores.
                guard bestScore - candidate.score < Self.margin else { break }
            }
            let payload = Self.payload(gap.word, candidate.word, gap.meta.version)
            guard
                let url = try? payload.url(tables: tables),
                let again = try? CompressedURL(url, tables: tables), again.payload == payload
            else { continue }
            let pattern = RingPattern(payload)
            guard pattern.low == gap.pattern.low, pattern.high == gap.pattern.high else { continue }
            if best != nil { return nil }
            bestScore = candidate.score
            best = Self(
                payload: payload,
                url: url,
                pattern: pattern,
                evidence: candidate.evidence,
                surplus: candidate.surplus,
                isConstant: candidate.zeros == 5
            )
        }
        guard let best else { return nil }
        self = best
    }

    private init(
        payload: Payload,
        url: EncodableURL,
        pattern: RingPattern,
        evidence: Float,
        surplus: Float,
        isConstant: Bool
    ) {
        self.payload = payload
        self.url = url
        self.pattern = pattern
        self.evidence = evidence
        self.surplus = surplus
        self.isConstant = isConstant
    }

    private struct Candidate {
        let word: SoftBlock.Word

        /// The number of bytes of the word that are assumed to be zero.
        let zeros: Int

        /// The evidence with ``SoftBlock/rankingCap``, for ranking.
        var score: Float

        /// The evidence with ``SoftBlock/acceptanceCap``, for acceptance.
        var evidence: Float

        /// The evidence for acceptance without the zeros, which other words may share.
        var surplus: Float
    }

    /// Returns the words near the block, the likeliest first, each under the most favourable
    /// assumption about the number of zero bytes in the payload.
    private static func candidates(
        _ block: SoftBlock,
        _ version: CodeBlocks.Version
    ) -> [Candidate] {
        var candidates: [Candidate] = []
        candidates.reserveCapacity(24)
        for zeros in 0...mostZeros(version) {
            let cost = block.cost(of: CodeBlocks.scrambling, at: 5 - zeros..<5)
            guard cost <= mostForZeros else { break }
            var assumed = block
            for place in 5 - zeros..<5 { assumed.set(CodeBlocks.scrambling, at: place) }
            let near = assumed.words(of: .two, flips: flips, isExhaustive: true)
            for words in [near, assumed.allWordsOfTwoParitySymbols()] {
                for index in 0..<words.count {
                    add(words[index].word, zeros: zeros, block, to: &candidates)
                }
            }
        }
        candidates.sort { $0.score > $1.score }
        return candidates
    }

    private static func add(
        _ word: SoftBlock.Word,
        zeros: Int,
        _ block: SoftBlock,
        to candidates: inout [Candidate]
    ) {
        let hasZeros = (5 - zeros..<5).allSatisfy { place in
            word.symbol(fromLast: CodeBlocks.arcSymbols - 1 - place) == CodeBlocks.scrambling
        }
        guard hasZeros else { return }
        let information = 8 * (5 - zeros)
        let candidate = Candidate(
            word: word,
            zeros: zeros,
            score: block.evidence(
                for: word,
                information: information,
                mostOfASymbol: SoftBlock.rankingCap
            ),
            evidence: block.evidence(
                for: word,
                information: information,
                mostOfASymbol: SoftBlock.acceptanceCap
            ),
            surplus: block.evidence(
                for: word,
                information: information,
                mostOfASymbol: SoftBlock.acceptanceCap,
                given: 5 - zeros..<5
            )
        )
        if let known = candidates.firstIndex(where: { $0.word == word }) {
            if candidate.score > candidates[known].score { candidates[known] = candidate }
        } else {
            candidates.append(candidate)
        }
    }

    /// Returns the payload that the gap block's and the arc block's data encode.
    private static func payload(
        _ gap: SoftBlock.Word,
        _ arc: SoftBlock.Word,
        _ version: CodeBlocks.Version
    ) -> Payload {
        var high: UInt64 = 0
        var low: UInt64 = 0
        for index in 0..<version.gapData + 5 {
            let symbol =
                index < version.gapData
                ? gap.symbol(fromLast: CodeBlocks.gapSymbols - 1 - index)
                : arc.symbol(fromLast: CodeBlocks.arcSymbols - 1 - (index - version.gapData))
            let byte = UInt64(symbol ^ CodeBlocks.scrambling)
            if index < 8 {
                low |= byte << UInt64(8 * index)
            } else {
                high |= byte << UInt64(8 * (index - 8))
            }
        }
        return Payload(high: high, low: low)
    }
}
