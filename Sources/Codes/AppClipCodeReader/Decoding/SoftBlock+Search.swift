// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

extension SoftBlock {
    /// The certainty above which a bit is considered correct: an exhaustive search ends at once if the
    /// hard decision is a word and even its least certain bit is above.
    private static let correctCertainty: Float = 0.5

    /// The correlation above which a word ends a search that is not exhaustive.
    private static let finalCorrelation: Float = 0.97

    /// Returns the code words near the block, by Chase decoding.
    ///
    /// The hard decision, and its variants with any of the `flips` least certain bits flipped
    /// (D. Chase, *A class of algorithms for decoding block codes with channel measurement
    /// information*, 1972, algorithm 2), are each decoded with as many of the least certain symbols
    /// erased as the parity allows (generalised minimum distance decoding: G. D. Forney, 1966).
    ///
    /// - Parameters:
    ///   - code: The code of the words.
    ///   - flips: The number of bits to flip, 1...10.
    ///   - isExhaustive: Whether the search continues after a word that agrees with nearly all
    ///     observed bits; it then ends early only if all bits agree with certainty.
    /// - Returns: The words that agree best, the best first.
    /// - Complexity: O(2^`flips`) decodings.
    func words(of code: ReedSolomon, flips: Int, isExhaustive: Bool = false) -> Words {
        var words = Words()
        let symbols = hardSymbols
        let syndromes = code.syndromes(of: symbols.span.extracting(first: symbolCount))
        let flipped = leastCertainBits(flips)
        if syndromes == 0 {
            words.insert(hard, correlation: 1)
            if !isExhaustive || abs(certainties[flipped[0]]) > Self.correctCertainty {
                return words
            }
        }
        let decoding = ErasureDecoding(code, symbolCount: symbolCount, leastCertain: self)
        decoding.repair(hard, decoding.state(of: syndromes), of: self, addingTo: &words)
        if words[0].correlation > Self.finalCorrelation, !isExhaustive { return words }

        // The change of the state by each flipped bit. The state is linear in the word.
        var changes: [10 of ErasureDecoding.State] = .init(repeating: decoding.state(of: 0))
        for index in 0..<flips {
            changes[index] = decoding.state(
                of: code.syndromes(
                    of: 0x80 >> UInt8(flipped[index] % 8),
                    at: flipped[index] / 8,
                    blockCount: symbolCount
                )
            )
        }
        var word = hard
        var state = decoding.state(of: syndromes)
        // All patterns of flipped bits in Gray code order: each differs from the one before in one
        // bit.
        for number in 1..<(1 << flips) {
            let index = number.trailingZeroBitCount
            word.combine(
                0x80 >> UInt8(flipped[index] % 8),
                fromLast: symbolCount - 1 - flipped[index] / 8
            )
            state.combine(changes[index])
            decoding.repair(word, state, of: self, addingTo: &words)
        }
        return words
    }

    /// Returns the words of the code with two parity symbols that differ from the hard decision in at
    /// most two symbols, the best first.
    ///
    /// Any two symbols can be replaced to make a word, so this takes one decoding for each pair. It
    /// finds rivals that Chase decoding misses, without which a word could be accepted although
    /// another one is as near.
    func allWordsOfTwoParitySymbols() -> Words {
        var words = Words()
        let symbols = hardSymbols
        let syndromes = ReedSolomon.two.syndromes(of: symbols.span.extracting(first: symbolCount))
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
                words.insert(word, correlation: correlation(with: word))
            }
        }
        return words
    }

    /// The symbols of the hard decision, in order; those from `symbolCount` on are 0.
    private var hardSymbols: [13 of UInt8] {
        var symbols: [13 of UInt8] = .init(repeating: 0)
        for place in 0..<symbolCount {
            symbols[place] = hard.symbol(fromLast: symbolCount - 1 - place)
        }
        return symbols
    }

    /// Returns the places of up to four least certain symbols, the least certain first: those with the
    /// smallest sum of the certainties of their three least certain bits.
    func leastCertainSymbols(_ count: Int) -> [4 of Int] {
        var places: [4 of Int] = .init(repeating: 0)
        var taken: UInt32 = 0
        for index in 0..<count {
            var least = Float.infinity
            for place in 0..<symbolCount where taken >> UInt32(place) & 1 == 0 {
                let certainty = certainty(ofSymbolAt: place)
                if certainty < least {
                    least = certainty
                    places[index] = place
                }
            }
            taken |= 1 << UInt32(places[index])
        }
        return places
    }

    /// Returns the sum of the certainties of the three least certain bits of a symbol.
    private func certainty(ofSymbolAt place: Int) -> Float {
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

    /// Returns the indices of up to ten least certain bits, the least certain first.
    private func leastCertainBits(_ count: Int) -> [10 of Int] {
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
