// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

/// A block of data and parity symbols, each bit with its certainty: the input of soft-decision
/// decoding.
struct SoftBlock {
    /// Up to thirteen symbols, the first in the highest byte of those used.
    struct Word: Equatable {
        var high: UInt64 = 0
        var low: UInt64 = 0

        /// Returns the symbol that `place` others follow.
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

        /// Returns the bit that `place` others follow.
        func bit(fromLast place: Int) -> Bool {
            (place < 64 ? low >> UInt64(place) : high >> UInt64(place - 64)) & 1 == 1
        }

        static func ^ (one: Self, other: Self) -> Self {
            Self(high: one.high ^ other.high, low: one.low ^ other.low)
        }
    }

    /// The number of symbols.
    let symbolCount: Int

    /// By bit, the first bit first: above 0 for a 1, below 0 for a 0; -1...1.
    private(set) var certainties: [104 of Float] = .init(repeating: 0)

    /// The likeliest value of each bit, taken individually.
    private(set) var hard = Word()

    /// The sum of the magnitudes of all certainties.
    private(set) var total: Float = 0

    private var bitCount: Int { 8 * symbolCount }

    /// Creates a block from the certainties of its bits, the first bit first; `isInverted` inverts
    /// all of them.
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

    /// The certainty of a bit that is assumed: greater than any observed one.
    private static let assumed: Float = 2

    /// Assumes a symbol, with a certainty greater than any observed one.
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
    /// The maximum cost of a wrong symbol when a word is accepted, in bits.
    ///
    /// To state which of 13 symbols is wrong, and which of 255 other values it has, takes log₂(13 ·
    /// 255) ≈ 12 bits.
    static let acceptanceCap: Float = 12

    /// The maximum cost of a wrong symbol when words are ranked, in bits.
    ///
    /// With the cap for acceptance, a shorter URL with one wrong symbol would often come before the
    /// exact word of a long one.
    static let rankingCap: Float = 22

    /// The certainty from which on a bit counts as one bit of evidence.
    private static let fullCertainty: Float = 0.3

    /// The certainty from which on a contradicted bit costs one bit; it costs `certaintyCost` bits
    /// more at a certainty of 1: together about log₂ of the number of places.
    private static let contradictedCertainty: Float = 0.07
    private static let certaintyCost: Float = 4

    /// Returns the correlation of a word with the observed bits, -1...1.
    func correlation(with word: Word) -> Float {
        var contradicted: Float = 0
        forEachDifference(from: word) { bit in contradicted += abs(certainties[bit]) }
        return total > 0 ? 1 - 2 * contradicted / total : 0
    }

    /// Returns the evidence for a word, in bits.
    ///
    /// The evidence is the number of observed bits, less `information`, the bits that the word is
    /// free to choose, and less the description length of the errors: a wrong bit costs about as
    /// many bits as it takes to describe its place, an entirely wrong symbol at most
    /// `mostOfASymbol`.
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
            // A bit that was not observed costs nothing, since it was not counted either.
            let certainty = abs(certainties[bit])
            wrong[bit / 8] +=
                min(1, certainty / Self.contradictedCertainty) + Self.certaintyCost * certainty
        }
        for symbol in 0..<symbolCount where !given.contains(symbol) {
            evidence -= min(wrong[symbol], mostOfASymbol)
        }
        return evidence
    }

    /// Returns the cost, in bits, of assuming that the symbols in a range of places have the same
    /// given value.
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
