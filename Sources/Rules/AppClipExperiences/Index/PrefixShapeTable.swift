// SPDX-License-Identifier: Apache-2.0

/// Collects the shapes of the hosts of an index that is being built.
struct PrefixShapeTable {
    /// The entries that were added, as long as there are few of them.
    private var few: [(host: UInt64, pathComponents: Int, queryItems: Int)] = []

    /// The shapes by the upper bits of the hosts' hashes, once there are more entries.
    private var many: [PrefixShape] = []

    /// Adds the numbers of a registered URL.
    mutating func insert(host: UInt64, pathComponents: Int, queryItems: Int) {
        guard many.isEmpty else {
            many.insert(host: host, pathComponents: pathComponents, queryItems: queryItems)
            return
        }
        few.append((host, pathComponents, queryItems))
        if few.count == 1_024 {
            many = shapes(count: PrefixShape.limit)
            few = []
        }
    }

    /// Adds all entries of another table.
    mutating func insert(contentsOf others: PrefixShapeTable) {
        for entry in others.few {
            insert(
                host: entry.host,
                pathComponents: entry.pathComponents,
                queryItems: entry.queryItems
            )
        }
        guard !others.many.isEmpty else { return }
        if many.isEmpty { many = shapes(count: PrefixShape.limit) }
        few = []
        for place in many.indices { many[place].formUnion(others.many[place]) }
    }

    /// The shapes; their number is a power of two, and about that of the hosts unless that exceeds
    /// the limit.
    var shapes: [PrefixShape] {
        if many.isEmpty {
            var count = 1
            while count < few.count { count *= 2 }
            return shapes(count: count).folded
        }
        return many.folded
    }

    private func shapes(count: Int) -> [PrefixShape] {
        var shapes = [PrefixShape](repeating: .empty, count: count)
        for entry in few {
            shapes.insert(
                host: entry.host,
                pathComponents: entry.pathComponents,
                queryItems: entry.queryItems
            )
        }
        return shapes
    }
}

extension [PrefixShape] {
    fileprivate mutating func insert(host: UInt64, pathComponents: Int, queryItems: Int) {
        let position = host.position(among: count)
        self[position].pathComponents.insert(pathComponents)
        self[position].queryItems.insert(queryItems)
    }

    /// The shapes, halved in number as long as there are many more shapes than hosts.
    fileprivate var folded: [PrefixShape] {
        let used = count { !$0.pathComponents.isEmpty }
        var folded = self
        while folded.count / 2 >= Swift.max(used, 1) {
            folded = stride(from: 0, to: folded.count, by: 2).map { place in
                var shape = folded[place]
                shape.formUnion(folded[place + 1])
                return shape
            }
        }
        return folded
    }
}
