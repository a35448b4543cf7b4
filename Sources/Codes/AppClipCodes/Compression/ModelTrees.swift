// SPDX-License-Identifier: Apache-2.0

/// The trees of all contexts of a model: `PrefixTree.children`, one context after the other.
@safe enum ModelTrees: @unchecked Sendable {
    /// Trees in the binary. The bytes are constant and live as long as the process.
    case carried(UnsafeBufferPointer<UInt8>)

    /// Trees in memory.
    case unpacked([UInt8])

    /// The number of bytes.
    var count: Int {
        switch self {
        case .carried(let bytes): bytes.count
        case .unpacked(let bytes): bytes.count
        }
    }

    subscript(place: Int) -> UInt8 {
        switch self {
        case .carried(let bytes):
            // A buffer checks its bounds only in builds without optimization.
            precondition(bytes.indices.contains(place), "a place in the trees")
            return unsafe bytes[place]
        case .unpacked(let bytes):
            return bytes[place]
        }
    }
}
