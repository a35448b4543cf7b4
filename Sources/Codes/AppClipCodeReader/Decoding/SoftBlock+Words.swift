// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

extension SoftBlock {
    /// The words of a code that agree best with a block, the best first.
    struct Words {
        /// The maximum number of words that are kept.
        static let capacity = 24

        private var words: [24 of Word] = .init(repeating: Word())
        private var correlations: [24 of Float] = .init(repeating: -.infinity)

        /// The number of words.
        private(set) var count = 0

        /// A word and its correlation with the block, -1...1.
        subscript(index: Int) -> (word: Word, correlation: Float) {
            (words[index], correlations[index])
        }

        /// Adds a word that is not in the list yet, if it is one of the best.
        mutating func insert(_ word: Word, _ correlation: Float) {
            guard correlation > correlations[Self.capacity - 1] else { return }
            for index in 0..<count where words[index] == word { return }
            if count < Self.capacity { count += 1 }
            var place = count - 1
            while place > 0, correlations[place - 1] < correlation {
                words[place] = words[place - 1]
                correlations[place] = correlations[place - 1]
                place -= 1
            }
            words[place] = word
            correlations[place] = correlation
        }
    }

    /// The certainty from which on a bit is certain; a block of certain bits is not searched
    /// further.
    private static let certain: Float = 0.5

    /// The correlation at which a word ends the search, unless the search is exhaustive.
    private static let perfect: Float = 0.97

    /// The maximum number of bits that can be flipped in the search for words.
    static let mostFlips = 10

    /// Returns a list of the code words near the block, by Chase decoding.
    ///
    /// The hard decision, and its variants with any of the `flips` least certain bits flipped
    /// (D. Chase, *A class of algorithms for decoding block codes with channel measurement
    /// information*, 1972, algorithm 2), are each decoded with as many of the least certain symbols
    /// erased as the parity allows (generalised minimum distance decoding: G. D. Forney, 1966).
    ///
    /// A word that agrees with nearly all observed bits ends the search, unless it `isExhaustive`;
    /// then only a word with which all bits agree with certainty does.
    func words(_ code: ReedSolomon, flips: Int, isExhaustive: Bool = false) -> Words {
        var words = Words()
        var bytes: [13 of UInt8] = .init(repeating: 0)
        for place in 0..<symbolCount {
            bytes[place] = hard.symbol(fromLast: symbolCount - 1 - place)
        }
        let syndromes = code.syndromes(of: bytes.span.extracting(first: symbolCount))
        let weakest = weakestBits(flips)
        if syndromes == 0 {
            words.insert(hard, 1)
            if !isExhaustive || abs(certainties[weakest[0]]) > Self.certain { return words }
        }
        let attempts = Attempts(code, symbolCount: symbolCount, leastCertain: self)
        attempts.repair(hard, attempts.state(of: syndromes), of: self, into: &words)
        if words[0].correlation > Self.perfect, !isExhaustive { return words }

        // By flipped bit: the change of the syndromes.
        var changes: [10 of Attempts.State] = .init(repeating: attempts.state(of: 0))
        for index in 0..<flips {
            changes[index] = attempts.state(
                of: code.syndromes(
                    of: 0x80 >> UInt8(weakest[index] % 8),
                    at: weakest[index] / 8,
                    blockCount: symbolCount
                )
            )
        }
        var word = hard
        var state = attempts.state(of: syndromes)
        // All patterns of flipped bits in Gray code order: each differs from the one before in one
        // bit.
        for number in 1..<(1 << flips) {
            let index = number.trailingZeroBitCount
            word.combine(
                0x80 >> UInt8(weakest[index] % 8),
                fromLast: symbolCount - 1 - weakest[index] / 8
            )
            state.combine(changes[index])
            attempts.repair(word, state, of: self, into: &words)
        }
        return words
    }

    /// Returns all words of a code of two parity symbols that differ from the block in at most two
    /// symbols, the best first.
    ///
    /// A word is accepted only if the other words that are as near are known.
    func allWords() -> Words {
        var words = Words()
        var bytes: [13 of UInt8] = .init(repeating: 0)
        for place in 0..<symbolCount {
            bytes[place] = hard.symbol(fromLast: symbolCount - 1 - place)
        }
        let syndromes = ReedSolomon.two.syndromes(of: bytes.span.extracting(first: symbolCount))
        for first in 1..<symbolCount {
            for second in 0..<first {
                var erasures = ReedSolomon.Erasures()
                erasures.insert(first)
                erasures.insert(second)
                let correction = ReedSolomon.two.correction(
                    of: syndromes,
                    blockCount: symbolCount,
                    erasures: erasures
                )
                guard let correction else { continue }
                var word = hard
                for index in 0..<correction.count {
                    word.combine(
                        correction.values[index],
                        fromLast: symbolCount - 1 - correction.places[index]
                    )
                }
                words.insert(word, correlation(with: word))
            }
        }
        return words
    }

    /// Returns the places of the least certain symbols: those with the smallest sum of the
    /// certainties of their three weakest bits.
    fileprivate func erasures(upTo count: Int) -> [4 of Int] {
        var places: [4 of Int] = .init(repeating: 0)
        var taken: UInt32 = 0
        for index in 0..<count {
            var least = Float.infinity
            for place in 0..<symbolCount where taken >> UInt32(place) & 1 == 0 {
                let certainty = threeWeakest(of: place)
                if certainty < least {
                    least = certainty
                    places[index] = place
                }
            }
            taken |= 1 << UInt32(places[index])
        }
        return places
    }

    private func threeWeakest(of place: Int) -> Float {
        var first = Float.infinity
        var second = Float.infinity
        var third = Float.infinity
        for bit in 0..<8 {
            let value = abs(certainties[8 * place + bit])
            if value < first {
                (first, second, third) = (value, first, second)
            } else if value < second {
                (second, third) = (value, second)
            } else if value < third {
                third = value
            }
        }
        return first + second + third
    }

    private func weakestBits(_ count: Int) -> [10 of Int] {
        var bits: [10 of Int] = .init(repeating: 0)
        var values: [10 of Float] = .init(repeating: .infinity)
        for bit in 0..<8 * symbolCount {
            let value = abs(certainties[bit])
            guard value < values[count - 1] else { continue }
            var place = count - 1
            while place > 0, values[place - 1] > value {
                values[place] = values[place - 1]
                bits[place] = bits[place - 1]
                place -= 1
            }
            values[place] = value
            bits[place] = bit
        }
        return bits
    }
}

/// The repairs of a word that are tried: with no erasure, with the least certain symbol erased,
/// with the two least certain, and so on.
private struct Attempts {
    /// The syndromes of a word, and the modified syndromes with one more erasure each.
    struct State {
        fileprivate var syndromes: UInt32 = 0
        fileprivate var modified: [5 of UInt32] = .init(repeating: 0)

        /// Changes this state into that of the two words combined.
        mutating func combine(_ other: State) {
            syndromes ^= other.syndromes
            for index in 0..<5 { modified[index] ^= other.modified[index] }
        }
    }

    private let code: ReedSolomon
    private let symbolCount: Int
    private var erasures: [5 of ReedSolomon.Erasures]

    init(_ code: ReedSolomon, symbolCount: Int, leastCertain block: SoftBlock) {
        self.code = code
        self.symbolCount = symbolCount
        erasures = .init(repeating: ReedSolomon.Erasures())
        let places = block.erasures(upTo: code.parityCount)
        for count in 1...code.parityCount {
            erasures[count] = erasures[count - 1]
            erasures[count].insert(places[count - 1])
        }
    }

    func state(of syndromes: UInt32) -> State {
        var state = State(syndromes: syndromes)
        for count in 0...code.parityCount {
            state.modified[count] = code.modified(
                syndromes,
                by: erasures[count],
                blockCount: symbolCount
            )
        }
        return state
    }

    func repair(
        _ word: SoftBlock.Word,
        _ state: State,
        of block: SoftBlock,
        into words: inout SoftBlock.Words
    ) {
        for count in 0...code.parityCount {
            let isHopeless = code.isHopeless(
                modified: state.modified[count],
                erasureCount: count,
                blockCount: symbolCount
            )
            guard !isHopeless else { continue }
            let correction = code.correction(
                of: state.syndromes,
                blockCount: symbolCount,
                erasures: erasures[count]
            )
            guard let correction else { continue }
            var repaired = word
            for index in 0..<correction.count {
                repaired.combine(
                    correction.values[index],
                    fromLast: symbolCount - 1 - correction.places[index]
                )
            }
            words.insert(repaired, block.correlation(with: repaired))
        }
    }
}
