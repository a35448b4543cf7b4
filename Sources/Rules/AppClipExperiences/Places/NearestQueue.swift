// SPDX-License-Identifier: Apache-2.0

/// A priority queue of the boxes and points of a ``PlaceIndex``, nearest first: a binary heap.
struct NearestQueue {
    enum Item {
        case box(level: Int, index: Int)
        case point(Int64)
    }

    private var entries: [(distance: UInt64, item: Item)] = []

    /// Adds an item, unless it is beyond a bound.
    mutating func add(_ distance: UInt64, _ item: Item, _ bound: UInt64) {
        guard distance <= bound else { return }
        entries.append((distance, item))
        var child = entries.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard Self.isBefore(entries[child], entries[parent]) else { return }
            entries.swapAt(child, parent)
            child = parent
        }
    }

    /// Removes and returns the nearest item.
    mutating func next() -> (distance: UInt64, item: Item)? {
        guard let last = entries.popLast() else { return nil }
        guard let first = entries.first else { return last }
        entries[0] = last
        var parent = 0
        while true {
            var least = parent
            for child in (2 * parent + 1)...(2 * parent + 2) where child < entries.count {
                if Self.isBefore(entries[child], entries[least]) { least = child }
            }
            guard least != parent else { return first }
            entries.swapAt(parent, least)
            parent = least
        }
    }

    /// Orders by distance; at the same distance, boxes come first, since their points may have
    /// lower numbers.
    private static func isBefore(
        _ one: (distance: UInt64, item: Item),
        _ other: (distance: UInt64, item: Item)
    ) -> Bool {
        guard one.distance == other.distance else { return one.distance < other.distance }
        return switch (one.item, other.item) {
        case (.box, .point): true
        case (.point(let one), .point(let other)): one < other
        default: false
        }
    }
}
