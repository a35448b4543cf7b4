// SPDX-License-Identifier: Apache-2.0

/// The compact form of a context model's trees.
///
/// Most contexts are rare, so their trees resemble that of the context one symbol shorter (without
/// the *last* symbol): the symbols that never followed keep its order. Therefore a tree is written
/// as its difference from that tree, in bits whose probabilities are learned adaptively:
///
///     same as the parent's tree?                                    1 bit
///     if not: for each node, level by level, right to left:
///                 inner node or leaf?                               1 bit
///             for each leaf in that order:
///                 its rank among the parent's leaves not yet used   Elias gamma
///
/// Apple's tables take 335,000 bytes in this form, a fifth of their weights (1,702,954 bytes).
/// Weights are not kept: a code is determined by its tree.
enum CompactCodingTables {
    /// The learned probabilities of the bits.
    ///
    /// The tree of the root context has no parent; its leaves are ranked in ASCII order.
    private struct Situation {
        // The same for the writer and the reader.
        var same = BitProbability()
        // Depth (15), the three nodes before in the level (8), place in the level (8).
        var inner = [BitProbability](repeating: BitProbability(), count: 15 * 8 * 8)
        // Place of the leaf (23), class of the rank before (4), digit of the gamma code (32).
        var rank = [BitProbability](repeating: BitProbability(), count: 23 * 4 * 32)

        static func innerIndex(depth: Int, before: Int, place: Int) -> Int {
            (min(depth, 14) * 8 + before) * 8 + min(place, 7)
        }
        static func rankIndex(place: Int, before: Int) -> Int {
            (place / 6 * 4 + min(before, 3)) * 32
        }
    }

    /// Returns the context one symbol shorter, without the last symbol.
    private static func parent(of context: Int, alphabetCount count: Int) -> Int {
        context <= count ? 0 : 1 + (context - 1 - count) / count
    }

    /// Writes the trees of all contexts.
    static func encode(_ trees: [PrefixTree]) -> [UInt8] {
        var encoder = RangeEncoder()
        var situation = Situation()
        for (context, tree) in trees.enumerated() {
            var order = (0..<tree.count).map { UInt8($0) }
            if context > 0 {
                let parent = trees[parent(of: context, alphabetCount: tree.count)]
                encoder.encode(tree == parent, &situation.same)
                if tree == parent { continue }
                order = leaves(of: parent)
            }
            encodeShape(of: tree, &encoder, &situation)
            var before = 0
            for (place, leaf) in leaves(of: tree).enumerated() {
                guard let rank = order.firstIndex(of: leaf) else {
                    preconditionFailure("a tree has each symbol once")
                }
                order.remove(at: rank)
                encodeRank(
                    rank,
                    Situation.rankIndex(place: place, before: before),
                    &encoder,
                    &situation
                )
                before = rank
            }
        }
        return encoder.finish()
    }

    private static func encodeShape(
        of tree: PrefixTree,
        _ encoder: inout RangeEncoder,
        _ situation: inout Situation
    ) {
        var walk = ShapeWalk()
        encoder.encode(true, &situation.inner[walk.index])
        walk.step(inner: true)
        for inner in 0..<(tree.count - 1) {
            for bit in [1, 0] {
                let isInner = tree.children[2 * inner + bit] & PrefixTree.leaf == 0
                encoder.encode(isInner, &situation.inner[walk.index])
                walk.step(inner: isInner)
            }
        }
    }

    private static func encodeRank(
        _ rank: Int,
        _ base: Int,
        _ encoder: inout RangeEncoder,
        _ situation: inout Situation
    ) {
        // rank + 1 has `length` binary digits after its leading 1; 0...6 of them.
        let number = rank + 1
        let length = Int.bitWidth - 1 - number.leadingZeroBitCount
        for digit in 0...length where digit < 7 {
            encoder.encode(digit < length, &situation.rank[base + digit])
        }
        var prefix = 1
        for place in stride(from: length - 1, through: 0, by: -1) {
            let bit = number >> place & 1
            encoder.encode(bit == 1, &situation.rank[base + 8 + (length * 3 + prefix) % 24])
            prefix = min(prefix << 1 | bit, 7)
        }
    }

    /// Reads the trees of all contexts.
    ///
    /// - Returns: `PrefixTree.children` of all contexts one after the other, or `nil` where the
    ///   bytes are not what `encode` writes.
    /// - Complexity: O(number of symbols of all contexts); about 10 ns a symbol.
    static func decode(_ bytes: Span<UInt8>, alphabetCount count: Int) -> [UInt8]? {
        let stride = 2 * (count - 1)
        let contexts = 1 + count + count * count
        var children = [UInt8](repeating: 0, count: contexts * stride)
        var decoder = RangeDecoder(bytes)
        var situation = Situation()
        // The leaves of every context of up to one symbol, in the order of their trees.
        var orders = [UInt8](repeating: 0, count: (1 + count) * count)
        var order = [UInt8](repeating: 0, count: count)
        for symbol in 0..<count { order[symbol] = UInt8(symbol) }
        for context in 0..<contexts {
            if context > 0 {
                let parent = parent(of: context, alphabetCount: count)
                for place in 0..<count { order[place] = orders[parent * count + place] }
                if decoder.decode(&situation.same, from: bytes) {
                    for place in 0..<stride {
                        children[context * stride + place] = children[parent * stride + place]
                    }
                    if context <= count {
                        for place in 0..<count { orders[context * count + place] = order[place] }
                    }
                    continue
                }
            }
            let base = context * stride
            guard
                decodeShape(into: &children, base, count, &decoder, bytes, &situation),
                decodeLeaves(into: &children, base, &order, &decoder, bytes, &situation)
            else { return nil }
            if context <= count {
                for place in 0..<count { orders[context * count + place] = order[place] }
            }
        }
        return children
    }

    private static func decodeShape(
        into children: inout [UInt8],
        _ base: Int,
        _ count: Int,
        _ decoder: inout RangeDecoder,
        _ bytes: Span<UInt8>,
        _ situation: inout Situation
    ) -> Bool {
        var walk = ShapeWalk()
        guard decoder.decode(&situation.inner[walk.index], from: bytes) else { return false }
        walk.step(inner: true)
        var innerCount = 1
        var inner = 0
        while inner < innerCount {
            for bit in 0..<2 {
                // The right child comes first.
                let place = base &+ 2 &* inner &+ (1 &- bit)
                let isInner = decoder.decode(&situation.inner[walk.index], from: bytes)
                walk.step(inner: isInner)
                if isInner {
                    guard innerCount < count - 1 else { return false }
                    children[place] = UInt8(innerCount)
                    innerCount &+= 1
                } else {
                    children[place] = PrefixTree.leaf
                }
            }
            inner &+= 1
        }
        return innerCount == count - 1
    }

    /// Puts the symbols on the leaves; `order` goes in as the parent's and comes out as the tree's.
    private static func decodeLeaves(
        into children: inout [UInt8],
        _ base: Int,
        _ order: inout [UInt8],
        _ decoder: inout RangeDecoder,
        _ bytes: Span<UInt8>,
        _ situation: inout Situation
    ) -> Bool {
        let count = order.count
        var before = 0
        var leaf = 0
        for inner in 0..<(count - 1) {
            for bit in 0..<2 {
                let place = base &+ 2 &* inner &+ (1 &- bit)
                guard children[place] & PrefixTree.leaf != 0 else { continue }
                let rank = decodeRank(
                    Situation.rankIndex(place: leaf, before: before),
                    &decoder,
                    bytes,
                    &situation
                )
                guard leaf &+ rank < count else { return false }
                // Leaves already used come first; those not used yet keep their order after them.
                let symbol = order[leaf &+ rank]
                var hole = leaf &+ rank
                while hole > leaf {
                    order[hole] = order[hole &- 1]
                    hole &-= 1
                }
                order[leaf] = symbol
                children[place] = PrefixTree.leaf | symbol
                before = rank
                leaf &+= 1
            }
        }
        return true
    }

    private static func decodeRank(
        _ base: Int,
        _ decoder: inout RangeDecoder,
        _ bytes: Span<UInt8>,
        _ situation: inout Situation
    ) -> Int {
        var length = 0
        while length < 7, decoder.decode(&situation.rank[base &+ length], from: bytes) {
            length &+= 1
        }
        var number = 1
        var prefix = 1
        for _ in 0..<length {
            let index = base &+ 8 &+ (length &* 3 &+ prefix) % 24
            let bit = decoder.decode(&situation.rank[index], from: bytes) ? 1 : 0
            number = number &<< 1 | bit
            prefix = min(prefix &<< 1 | bit, 7)
        }
        return number &- 1
    }

    /// Returns the symbols of a tree level by level, right to left.
    private static func leaves(of tree: PrefixTree) -> [UInt8] {
        var leaves: [UInt8] = []
        for inner in 0..<(tree.count - 1) {
            for bit in [1, 0] where tree.children[2 * inner + bit] & PrefixTree.leaf != 0 {
                leaves.append(tree.children[2 * inner + bit] & ~PrefixTree.leaf)
            }
        }
        return leaves
    }

    /// The position of the next node in the levels of a tree.
    private struct ShapeWalk {
        private var depth = 0
        private var place = 0
        private var width = 1
        private var innerInLevel = 0
        private var before = 0

        var index: Int { Situation.innerIndex(depth: depth, before: before, place: place) }

        mutating func step(inner: Bool) {
            before = (before &<< 1 | (inner ? 1 : 0)) & 7
            if inner { innerInLevel &+= 1 }
            place &+= 1
            if place == width {
                depth &+= 1
                width = 2 &* innerInLevel
                place = 0
                innerInLevel = 0
                before = 0
            }
        }
    }
}
