// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

/// Generalised minimum distance decoding: a word is decoded several times, with none of its symbols
/// erased, with the least certain one erased, with the two least certain, and so on.
struct ErasureDecoding {
    /// The syndromes of a word, and the modified syndromes for each number of erasures, from 0 on.
    ///
    /// The state is linear: that of the exclusive or of two words is the exclusive or of their states.
    struct State {
        fileprivate var syndromes: UInt32 = 0
        fileprivate var modified: [5 of UInt32] = .init(repeating: 0)

        /// Changes this state into that of the exclusive or of the two words.
        mutating func combine(_ other: State) {
            syndromes ^= other.syndromes
            for index in 0..<5 { modified[index] ^= other.modified[index] }
        }
    }

    private let code: ReedSolomon
    private let symbolCount: Int
    /// The erasures of each decoding, by their number.
    private var erasures: [5 of ReedSolomon.Erasures]

    /// Creates a decoding that erases the least certain symbols of a block.
    init(_ code: ReedSolomon, symbolCount: Int, leastCertain block: SoftBlock) {
        self.code = code
        self.symbolCount = symbolCount
        erasures = .init(repeating: ReedSolomon.Erasures())
        let places = block.leastCertainSymbols(code.parityCount)
        for count in 1...code.parityCount {
            erasures[count] = erasures[count - 1]
            erasures[count].insert(places[count - 1])
        }
    }

    /// Returns the state of a word with the given syndromes.
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

    /// Adds the words that the decodings of a word in a state result in.
    func repair(
        _ word: SoftBlock.Word,
        _ state: State,
        of block: SoftBlock,
        addingTo words: inout SoftBlock.Words
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
            words.insert(repaired, correlation: block.correlation(with: repaired))
        }
    }
}
