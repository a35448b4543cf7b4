// SPDX-License-Identifier: Apache-2.0

extension SoftBlock {
    /// A list of the words of a code that agree best with a block, the best first.
    struct Words {
        /// The maximum number of words that are kept.
        static let capacity = 24

        // The best first; the type needs a literal for `capacity`.
        private var words: [24 of Word] = .init(repeating: Word())
        private var correlations: [24 of Float] = .init(repeating: -.infinity)

        /// The number of words, at most ``capacity``.
        private(set) var count = 0

        /// A word and its correlation with the block, -1...1.
        subscript(index: Int) -> (word: Word, correlation: Float) {
            (words[index], correlations[index])
        }

        /// Inserts a word at its place in the order, if it is one of the best and not in the list yet.
        mutating func insert(_ word: Word, correlation: Float) {
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
}
