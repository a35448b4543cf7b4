import AppClipCodes

/// A block of data and parity symbols of which each bit is more or less certain.
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

    /// Gives a symbol for certain, with a weight beyond any that is seen.
    mutating func set(_ symbol: UInt8, at place: Int) {
        for bit in 0..<8 {
            let index = 8 * place + bit
            total -= abs(certainties[index])
            certainties[index] = symbol >> UInt8(7 - bit) & 1 == 1 ? 2 : -2
            total += 2
        }
        let last = symbolCount - 1 - place
        hard.combine(hard.symbol(fromLast: last) ^ symbol, fromLast: last)
    }
}

// MARK: - Evidence

extension SoftBlock {
    /// How well a word agrees with what was seen, -1...1.
    func correlation(with word: Word) -> Float {
        var contradicted: Float = 0
        forEachDifference(from: word) { bit in contradicted += abs(certainties[bit]) }
        return total > 0 ? 1 - 2 * contradicted / total : 0
    }

    /// How many bits speak for a word.
    ///
    /// That is how many were seen, without those that the word is free to choose, and without what
    /// it takes to say which of the others were seen wrongly: a bit about as many as its place
    /// takes, a symbol that is wholly wrong no more than `mostOfASymbol`.
    ///
    /// The symbols of `given` are not looked at.
    func evidence(
        for word: Word,
        information: Int,
        mostOfASymbol: Float,
        given: Range<Int> = 0..<0
    ) -> Float {
        var evidence = -Float(information)
        for bit in 0..<bitCount where !given.contains(bit / 8) {
            evidence += min(1, abs(certainties[bit]) / 0.3)
        }
        var wrong: [13 of Float] = .init(repeating: 0)
        forEachDifference(from: word) { bit in
            // A bit of which nothing was seen costs nothing: it was not counted either.
            let certainty = abs(certainties[bit])
            wrong[bit / 8] += min(1, certainty / 0.07) + 4 * certainty
        }
        for symbol in 0..<symbolCount where !given.contains(symbol) {
            evidence -= min(wrong[symbol], mostOfASymbol)
        }
        return evidence
    }

    /// What it takes to say that the symbols from a place to another are all of one value.
    func cost(of symbol: UInt8, at places: Range<Int>) -> Float {
        var cost: Float = 0
        for place in places {
            let seen = hard.symbol(fromLast: symbolCount - 1 - place)
            for bit in 0..<8 where (seen ^ symbol) >> UInt8(7 - bit) & 1 == 1 {
                cost += 1 + 4 * abs(certainties[8 * place + bit])
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
