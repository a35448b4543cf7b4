// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

/// A block of data and parity symbols, each bit with its certainty: the input of soft-decision
/// decoding.
struct SoftBlock {
    /// Up to thirteen symbols, the first in the highest byte of those used.
    struct Word: Equatable {
        var high: UInt64 = 0
        var low: UInt64 = 0

        /// The symbol that `place` others follow.
        func symbol(fromLast place: Int) -> UInt8 {
            place < 8
                ? UInt8(truncatingIfNeeded: low >> UInt64(8 * place))
                : UInt8(truncatingIfNeeded: high >> UInt64(8 * (place - 8)))
        }

        mutating func combine(_ value: UInt8, fromLast place: Int) {
            if place < 8 {
                low ^= UInt64(value) << UInt64(8 * place)
            } else {
                high ^= UInt64(value) << UInt64(8 * (place - 8))
            }
        }

        /// The bit that `place` others follow.
        func bit(fromLast place: Int) -> Bool {
            (place < 64 ? low >> UInt64(place) : high >> UInt64(place - 64)) & 1 == 1
        }

        static func ^ (one: Self, other: Self) -> Self {
            Self(high: one.high ^ other.high, low: one.low ^ other.low)
        }
    }

    /// How many symbols there are.
    let symbolCount: Int

    /// By bit, the first first: above 0 for a 1, below 0 for a 0; -1...1.
    private(set) var certainties: [104 of Float] = .init(repeating: 0)

    /// The bits as they are likeliest one by one.
    private(set) var hard = Word()

    /// How much is certain in all: the sum of the sizes.
    private(set) var total: Float = 0

    private var bitCount: Int { 8 * symbolCount }

    /// Takes the certainties of a block, the first bit first; `isInverted` turns all of them.
    init(symbolCount: Int, isInverted: Bool = false, certainty: (Int) -> Float) {
        self.symbolCount = symbolCount
        for bit in 0..<8 * symbolCount {
            let value = isInverted ? -certainty(bit) : certainty(bit)
            certainties[bit] = value
            total += abs(value)
            if value > 0 {
                hard.combine(0x80 >> UInt8(bit % 8), fromLast: symbolCount - 1 - bit / 8)
            }
        }
    }

    /// The certainty of a bit that is assumed: beyond any observed one.
    private static let assumed: Float = 2

    /// Assumes a symbol, with a certainty beyond any observed one.
    mutating func set(_ symbol: UInt8, at place: Int) {
        for bit in 0..<8 {
            let index = 8 * place + bit
            total -= abs(certainties[index])
            certainties[index] =
                symbol >> UInt8(7 - bit) & 1 == 1 ? Self.assumed : -Self.assumed
            total += Self.assumed
        }
        let last = symbolCount - 1 - place
        hard.combine(hard.symbol(fromLast: last) ^ symbol, fromLast: last)
    }
}

// MARK: - Evidence

extension SoftBlock {
    /// The most that a wrong symbol costs where a word is accepted, in bits.
    ///
    /// To say which of 13 symbols is wrong, and which of 255 other values it has, takes
    /// log₂(13 · 255) ≈ 12 bits.
    static let acceptanceCap: Float = 12

    /// The most that a wrong symbol costs where words are ranked, in bits.
    ///
    /// With the cap for acceptance, a shorter URL with one wrong symbol would often come before the
    /// exact word of a long one.
    static let rankingCap: Float = 22

    /// A bit of this certainty counts as one bit of evidence.
    private static let fullCertainty: Float = 0.3

    /// A contradicted bit costs one bit from this certainty on, and `certaintyCost` bits more at a
    /// certainty of 1: together about log₂ of its place.
    private static let contradictedCertainty: Float = 0.07
    private static let certaintyCost: Float = 4

    /// The correlation of a word with the observed bits, -1...1.
    func correlation(with word: Word) -> Float {
        var contradicted: Float = 0
        forEachDifference(from: word) { bit in contradicted += abs(certainties[bit]) }
        return total > 0 ? 1 - 2 * contradicted / total : 0
    }

    /// The evidence for a word, in bits.
    ///
    /// That is the number of observed bits, less `information`, the bits that the word is free to
    /// choose, and less the description length of the errors: a wrong bit costs about as many bits
    /// as its place takes, a wholly wrong symbol no more than `mostOfASymbol`.
    ///
    /// The symbols of `given` are ignored.
    func evidence(
        for word: Word,
        information: Int,
        mostOfASymbol: Float,
        given: Range<Int> = 0..<0
    ) -> Float {
        var evidence = -Float(information)
        for bit in 0..<bitCount where !given.contains(bit / 8) {
            evidence += min(1, abs(certainties[bit]) / Self.fullCertainty)
        }
        var wrong: [13 of Float] = .init(repeating: 0)
        forEachDifference(from: word) { bit in
            // A bit that was not observed costs nothing: it was not counted either.
            let certainty = abs(certainties[bit])
            wrong[bit / 8] +=
                min(1, certainty / Self.contradictedCertainty) + Self.certaintyCost * certainty
        }
        for symbol in 0..<symbolCount where !given.contains(symbol) {
            evidence -= min(wrong[symbol], mostOfASymbol)
        }
        return evidence
    }

    /// What it costs, in bits, to assume that the symbols of a range of places have one value.
    func cost(of symbol: UInt8, at places: Range<Int>) -> Float {
        var cost: Float = 0
        for place in places {
            let seen = hard.symbol(fromLast: symbolCount - 1 - place)
            for bit in 0..<8 where (seen ^ symbol) >> UInt8(7 - bit) & 1 == 1 {
                cost += 1 + Self.certaintyCost * abs(certainties[8 * place + bit])
            }
        }
        return cost
    }

    private func forEachDifference(from word: Word, _ body: (Int) -> Void) {
        let difference = hard ^ word
        var bits = difference.low
        while bits != 0 {
            body(bitCount - 1 - bits.trailingZeroBitCount)
            bits &= bits - 1
        }
        bits = difference.high
        while bits != 0 {
            body(bitCount - 65 - bits.trailingZeroBitCount)
            bits &= bits - 1
        }
    }
}
