// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// A text of at most 16 bytes in two numbers, so that it can be compared without memory accesses.
///
/// The text is left-aligned, so the order of the numbers is the order of the texts.
struct PackedWord: Sendable, Hashable, Comparable {
    static let capacity = 16

    private var high: UInt64 = 0
    private var low: UInt64 = 0

    /// Creates a packed text; `nil` if the text is longer than 16 bytes.
    init?(_ text: Span<UInt8>) {
        guard text.count <= Self.capacity else { return nil }
        for index in text.indices { put(text[index], at: index) }
    }

    private mutating func put(_ byte: UInt8, at index: Int) {
        if index < 8 {
            high |= UInt64(byte) &<< UInt64(56 - 8 * index)
        } else {
            low |= UInt64(byte) &<< UInt64(120 - 8 * index)
        }
    }

    static func < (one: Self, other: Self) -> Bool {
        one.high == other.high ? one.low < other.low : one.high < other.high
    }
}

/// A fixed list of words, each with its number, searched by bisection.
struct WordList: Sendable {
    private let sorted: [(word: PackedWord, number: Int)]

    /// The words by number, as UTF-8.
    let words: [[UInt8]]

    /// Creates a list of the words of a text, numbered from 0 in their order.
    init(_ text: StaticString) {
        let words = text.bytes.split(separator: 0x20).map { Array($0) }
        var sorted: [(word: PackedWord, number: Int)] = []
        for (number, word) in words.enumerated() {
            guard let packed = PackedWord(word.span) else {
                preconditionFailure("a listed word has at most 16 bytes")
            }
            sorted.append((packed, number))
        }
        sorted.sort { $0.word < $1.word }
        self.words = words
        self.sorted = sorted
    }

    /// Returns the number of a word, or `nil` if it is not in the list.
    ///
    /// - Complexity: O(log *n*).
    func number(of text: Span<UInt8>) -> Int? {
        guard let word = PackedWord(text) else { return nil }
        var lower = 0
        var upper = sorted.count
        while lower < upper {
            let middle = (lower + upper) / 2
            if sorted[middle].word < word { lower = middle + 1 } else { upper = middle }
        }
        guard lower < sorted.count, sorted[lower].word == word else { return nil }
        return sorted[lower].number
    }
}
