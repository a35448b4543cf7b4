// SPDX-License-Identifier: Apache-2.0

/// An order-2 context model: a prefix code for each context of up to two symbols.
///
/// Contexts of an alphabet of *k* symbols are numbered
///
///     0                     no symbol yet
///     1 + a                 one symbol, a
///     1 + k + a * k + b     at least two symbols; the last but one was a, the last b
///
/// See Documentation/app-clip-code.md, section 4.
///
/// The code words of a context are computed when the context is first used: a URL uses about a
/// hundred of thousands of contexts, and creating a single code must not pay for all the others.
final class ContextModel: Sendable {
    /// The maximum length of a code word, in bits.
    ///
    /// Apple's have at most 20 bits.
    static let longestCodeWord = 27

    let alphabet: Alphabet

    private let trees: ModelTrees

    // `context * k + symbol`: the code word in the upper 27 bits, its length in the lower five;
    // zero if the context has not been used. Threads that use a context at the same time write the
    // same words.
    private let codeWords: CodeWordTable

    /// Creates a model from the trees of all contexts in their order, which are known to be valid.
    ///
    /// - Complexity: O(1), and O(*k*) for each context when it is first used.
    init(alphabet: Alphabet, checkedTrees trees: ModelTrees) {
        precondition(trees.count == Self.treesSize(of: alphabet), "a tree for each context")
        self.alphabet = alphabet
        self.trees = trees
        codeWords = CodeWordTable(count: Self.contextCount(of: alphabet) * alphabet.count)
    }

    /// Creates a model from the trees of all contexts in their order.
    ///
    /// - Returns: `nil` if a code word is longer than `longestCodeWord`.
    convenience init?(alphabet: Alphabet, children: [UInt8]) {
        self.init(alphabet: alphabet, checkedTrees: .unpacked(children))
        for context in 0..<Self.contextCount(of: alphabet) {
            guard unpack(context) else { return nil }
        }
    }

    /// Returns the number of contexts: 1 + *k* + *k*².
    static func contextCount(of alphabet: Alphabet) -> Int {
        1 + alphabet.count + alphabet.count * alphabet.count
    }

    /// Returns the size of the trees of all contexts, in bytes.
    static func treesSize(of alphabet: Alphabet) -> Int {
        contextCount(of: alphabet) * 2 * (alphabet.count - 1)
    }

    /// The state of a coder: the context in which the next symbol is coded.
    struct State: Sendable {
        fileprivate var context = 0
        fileprivate var last = -1
    }

    /// Returns the state before the first symbol, or after `character`.
    func start(after character: UInt8? = nil) -> State {
        var state = State()
        if let character { step(&state, Int(alphabet.symbols[Int(character)])) }
        return state
    }

    private func step(_ state: inout State, _ symbol: Int) {
        let count = alphabet.count
        state.context =
            state.last < 0 ? 1 &+ symbol : 1 &+ count &+ state.last &* count &+ symbol
        state.last = symbol
    }

    /// Appends the code words of `text`.
    ///
    /// - Returns: `false` if a character is not in the alphabet; `bits` then holds the code words
    ///   of the characters before it.
    func encode(_ text: Span<UInt8>, from state: inout State, into bits: inout BitString) -> Bool {
        for index in text.indices {
            guard encode(text[index], from: &state, into: &bits) else { return false }
        }
        return true
    }

    /// Appends the code word of one character.
    func encode(_ byte: UInt8, from state: inout State, into bits: inout BitString) -> Bool {
        let symbol = alphabet.symbols[Int(byte)]
        guard symbol != Alphabet.none else { return false }
        let word = codeWord(state.context, Int(symbol))
        bits.append(word &>> 5, width: Int(word & 31))
        step(&state, Int(symbol))
        return true
    }

    private func codeWord(_ context: Int, _ symbol: Int) -> UInt32 {
        let place = context &* alphabet.count &+ symbol
        let word = codeWords[place]
        return word != 0 ? word : firstCodeWord(context, symbol)
    }

    // A separate function, so that the path of every other symbol stays short.
    @inline(never)
    private func firstCodeWord(_ context: Int, _ symbol: Int) -> UInt32 {
        unpack(context)
        return codeWords[context &* alphabet.count &+ symbol]
    }

    /// Computes the code words of a context.
    ///
    /// - Returns: `false` if one is longer than `longestCodeWord`.
    @discardableResult
    private func unpack(_ context: Int) -> Bool {
        let count = alphabet.count
        let tree = context * 2 * (count - 1)
        // The code word of each inner node.
        var prefixes = [128 of UInt32](repeating: 0)
        for inner in 0..<(count - 1) {
            let length = (prefixes[inner] & 31) + 1
            guard length <= Self.longestCodeWord else { return false }
            for bit in 0..<2 {
                let word = ((prefixes[inner] >> 5) << 1 | UInt32(bit)) << 5 | length
                let child = trees[tree + 2 * inner + bit]
                if child & PrefixTree.leaf == 0 {
                    prefixes[Int(child)] = word
                } else {
                    codeWords[context * count + Int(child & ~PrefixTree.leaf)] = word
                }
            }
        }
        return true
    }

    /// Reads one character.
    ///
    /// - Returns: The character, or `nil` where the bits end within a code word.
    func decode(_ state: inout State, from bits: inout BitReader) -> UInt8? {
        let tree = state.context * 2 * (alphabet.count - 1)
        var inner = 0
        while true {
            guard let bit = bits.next() else { return nil }
            let child = trees[tree + 2 * inner + (bit ? 1 : 0)]
            guard child & PrefixTree.leaf != 0 else {
                inner = Int(child)
                continue
            }
            let symbol = Int(child & ~PrefixTree.leaf)
            step(&state, symbol)
            return alphabet.characters[symbol]
        }
    }

    /// Returns the tree of one context.
    func tree(ofContext context: Int) -> PrefixTree {
        let stride = 2 * (alphabet.count - 1)
        return PrefixTree(
            children: (context * stride..<(context + 1) * stride).map { trees[$0] }
        )
    }
}
