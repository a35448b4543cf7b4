// SPDX-License-Identifier: Apache-2.0

/// The prefix code of one context, as a tree: 0 goes left, 1 goes right.
///
/// With *k* symbols there are *k* − 1 inner nodes, numbered level by level from the root (0),
/// within a level **from right to left**. In each of Apple's tables that order runs from the
/// heaviest to the lightest node, which makes their compact form small.
struct PrefixTree: Sendable, Hashable {
    /// The bit that marks a child as a leaf; the other seven bits are its symbol.
    static let leaf: UInt8 = 0x80

    /// `children[2 * inner + bit]`: an inner node, or a leaf with its symbol.
    let children: [UInt8]

    /// Creates the tree with the smallest expected length.
    ///
    /// The two lightest nodes are joined until one is left, the lightest on the 0 side. Nodes of
    /// equal weight are ordered by the symbol of their *first leaf*, the leaf that is reached by
    /// always going left; the order is total, so every builder creates the same tree
    /// (Documentation/app-clip-code.md, 4.2).
    ///
    /// - Parameter weights: The weights, one for each symbol; 2 to 128 of them.
    /// - Complexity: O(*k* log *k*).
    init(weights: [UInt32]) {
        precondition((2...128).contains(weights.count), "a tree has 2 to 128 leaves")
        // Two queues replace a heap: leaves in order, and joined nodes, whose weights never
        // decrease. The order can differ from the order of creation only among joined nodes of
        // equal weight, so those are put into place by insertion from the back.
        struct Node {
            var weight: UInt32
            var firstLeaf: UInt8
            var reference: Int
            func precedes(_ other: Node) -> Bool {
                (weight, firstLeaf) < (other.weight, other.firstLeaf)
            }
        }
        let count = weights.count
        var leaves: [Node] = []
        for (symbol, weight) in weights.enumerated() {
            leaves.append(Node(weight: weight, firstLeaf: UInt8(symbol), reference: ~symbol))
        }
        leaves.sort { $0.precedes($1) }
        var joined: [Node] = []
        var pairs: [(left: Int, right: Int)] = []
        var nextLeaf = 0
        var nextJoined = 0
        func takeLightest() -> Node {
            let fromLeaves: Bool
            if nextLeaf == count {
                fromLeaves = false
            } else if nextJoined == joined.count {
                fromLeaves = true
            } else {
                fromLeaves = leaves[nextLeaf].precedes(joined[nextJoined])
            }
            if fromLeaves {
                nextLeaf += 1
                return leaves[nextLeaf - 1]
            }
            nextJoined += 1
            return joined[nextJoined - 1]
        }
        while pairs.count < count - 1 {
            let left = takeLightest()
            let right = takeLightest()
            let node = Node(
                weight: left.weight + right.weight,
                firstLeaf: left.firstLeaf,
                reference: pairs.count
            )
            pairs.append((left.reference, right.reference))
            var place = joined.count
            while place > nextJoined, node.precedes(joined[place - 1]) { place -= 1 }
            joined.insert(node, at: place)
        }
        self.init(root: pairs.count - 1, pairs: pairs)
    }

    /// Creates a tree whose inner nodes are numbered level by level, from right to left.
    private init(root: Int, pairs: [(left: Int, right: Int)]) {
        var order = [root]
        var children: [UInt8] = []
        var next = 0
        while next < order.count {
            let pair = pairs[order[next]]
            next += 1
            // The right child comes first in the order and second in the array.
            let right = Self.child(pair.right, &order)
            let left = Self.child(pair.left, &order)
            children.append(left)
            children.append(right)
        }
        self.children = children
    }

    private static func child(_ reference: Int, _ order: inout [Int]) -> UInt8 {
        if reference < 0 { return leaf | UInt8(~reference) }
        order.append(reference)
        return UInt8(order.count - 1)
    }

    /// Creates a tree from children whose inner nodes are numbered as described for the type.
    init(children: [UInt8]) { self.children = children }

    /// The number of symbols.
    var count: Int { children.count / 2 + 1 }
}
