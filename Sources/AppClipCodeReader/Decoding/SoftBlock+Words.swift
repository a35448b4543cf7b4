import AppClipCodes

extension SoftBlock {
    /// The words of the code that lie near a block.
    struct Words {
        /// How many are kept at most.
        static let capacity = 24

        private(set) var words: [24 of Word] = .init(repeating: Word())
        private(set) var count = 0

        /// Adds a word that is not among them yet.
        mutating func insert(_ word: Word) {
            guard count < Self.capacity else { return }
            for index in 0..<count where words[index] == word { return }
            words[count] = word
            count += 1
        }

        func contains(where isWanted: (Word) -> Bool) -> Bool {
            (0..<count).contains { isWanted(words[$0]) }
        }
    }

    /// The words of the code near the block.
    ///
    /// The likeliest bits, and these with any of the `flips` least certain bits turned, are each
    /// repaired with as many of the least certain symbols erased as the parity allows.
    ///
    /// A word that agrees with all but a hundredth of what was seen ends the search.
    func words(_ code: ReedSolomon, flips: Int) -> Words {
        var words = Words()
        var bytes: [13 of UInt8] = .init(repeating: 0)
        for place in 0..<symbolCount {
            bytes[place] = hard.symbol(fromLast: symbolCount - 1 - place)
        }
        let syndromes = code.syndromes(of: bytes.span.extracting(first: symbolCount))
        if syndromes == 0 {
            words.insert(hard)
            return words
        }
        let erasures = erasures(upTo: code.parityCount)
        repair(hard, syndromes, code, erasures, into: &words)
        if words.contains(where: { correlation(with: $0) > 0.97 }) { return words }

        // By flipped bit: its place, and what flipping it does to the syndromes.
        let weakest = weakestBits(flips)
        var changes: [6 of UInt32] = .init(repeating: 0)
        for index in 0..<flips {
            changes[index] = code.syndromes(
                of: 0x80 >> UInt8(weakest[index] % 8),
                at: weakest[index] / 8,
                blockCount: symbolCount
            )
        }
        for pattern in 1..<(1 << flips) {
            var word = hard
            var changed = syndromes
            for index in 0..<flips where pattern >> index & 1 == 1 {
                let bit = weakest[index]
                word.combine(0x80 >> UInt8(bit % 8), fromLast: symbolCount - 1 - bit / 8)
                changed ^= changes[index]
            }
            repair(word, changed, code, erasures, into: &words)
        }
        return words
    }

    /// Repairs with no erasure, with the first, with the first two, and so on.
    private func repair(
        _ word: Word,
        _ syndromes: UInt32,
        _ code: ReedSolomon,
        _ places: [4 of Int],
        into words: inout Words
    ) {
        var erasures = ReedSolomon.Erasures()
        for count in 0...code.parityCount {
            if count > 0 { erasures.insert(places[count - 1]) }
            // One erasure of two parity symbols repairs no error beside it.
            if count == 1, code.parityCount == 2 { continue }
            let correction = code.correction(
                of: syndromes,
                blockCount: symbolCount,
                erasures: erasures
            )
            guard let correction else { continue }
            var repaired = word
            for index in 0..<correction.count {
                repaired.combine(
                    correction.values[index],
                    fromLast: symbolCount - 1 - correction.places[index]
                )
            }
            words.insert(repaired)
        }
    }

    /// The places of the least certain symbols: those whose three weakest bits say least.
    private func erasures(upTo count: Int) -> [4 of Int] {
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

    private func weakestBits(_ count: Int) -> [6 of Int] {
        var bits: [6 of Int] = .init(repeating: 0)
        var values: [6 of Float] = .init(repeating: .infinity)
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
