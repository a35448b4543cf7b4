// The rows of a list. Generic over the identifiers only, so that a clip with many kinds of rows has few
// copies of this.
final class ForEachNode<ID: Hashable>: Node {
    private var rows: [(id: ID, node: Node)] = []
    private var context: MountContext

    init(in context: MountContext) {
        let renderer = context.environment.renderer
        let anchor = renderer.takeIdentifier(for: nil)
        renderer.patches.anchor(anchor)
        renderer.patches.insert(anchor, into: context.parent, before: context.before)
        self.context = context
        self.context.before = anchor
    }

    override func visitRoots(_ visit: (UInt32) -> Void) {
        for row in rows { row.node.visitRoots(visit) }
        visit(context.before)
    }

    override func unmount() {
        for row in rows { row.node.unmount() }
        rows = []
        context.environment.renderer.returnIdentifier(context.before)
    }

    // Brings the rows to a new list:
    //
    // 1. Rows at both ends that keep their places are updated; mostly that is all.
    // 2. Of those between, each new identifier takes over the old row that has it. Old rows that nobody
    //    took over go.
    // 3. From the last to the first, every row is put before its successor, except for a longest run of
    //    rows whose order did not change: those stay, and so the moves are as few as can be.
    @inline(never)
    func reconcile(
        count: Int,
        id: (Int) -> ID,
        mount: (Int, MountContext) -> Node,
        update: (Int, Node) -> Void,
        _ environment: ViewEnvironment
    ) {
        context.environment = environment
        var start = 0
        while start < rows.count && start < count && rows[start].id == id(start) {
            update(start, rows[start].node)
            start += 1
        }
        var oldEnd = rows.count
        var newEnd = count
        while oldEnd > start && newEnd > start && rows[oldEnd - 1].id == id(newEnd - 1) {
            oldEnd -= 1
            newEnd -= 1
            update(newEnd, rows[oldEnd].node)
        }
        if start == oldEnd && start == newEnd { return }

        let ids = (start..<newEnd).map(id)
        let origins = takeOver(ids, from: start..<oldEnd)
        for (offset, origin) in origins.enumerated() where origin >= 0 {
            update(start + offset, rows[origin].node)
        }
        let replacement = place(ids, origins, before: oldEnd) { mount(start + $0, $1) }
        rows.replaceSubrange(start..<oldEnd, with: replacement)
    }

    // For each identifier the old row that it takes over, or -1. Removes the rest.
    private func takeOver(_ ids: [ID], from old: Range<Int>) -> [Int] {
        var free: [ID: Int] = [:]
        free.reserveCapacity(old.count)
        // From the last: of rows with one identifier the first is taken over.
        for index in old.reversed() { free[rows[index].id] = index }
        let origins = ids.map { free.removeValue(forKey: $0) ?? -1 }
        var isTaken = [Bool](repeating: false, count: old.count)
        for origin in origins where origin >= 0 { isTaken[origin - old.lowerBound] = true }
        for index in old where !isTaken[index - old.lowerBound] {
            context.environment.renderer.remove(rows[index].node)
        }
        return origins
    }

    private func place(
        _ ids: [ID],
        _ origins: [Int],
        before end: Int,
        mount: (Int, MountContext) -> Node
    ) -> [(id: ID, node: Node)] {
        let stays = longestIncreasingRun(of: origins)
        var placed: [(id: ID, node: Node)] = []
        placed.reserveCapacity(ids.count)
        var successor = firstRoot(ofRow: end)
        for offset in ids.indices.reversed() {
            let node: Node
            if origins[offset] < 0 {
                var context = context
                context.before = successor
                node = mount(offset, context)
            } else {
                node = rows[origins[offset]].node
                if !stays[offset] { move(node, before: successor) }
            }
            placed.append((ids[offset], node))
            successor = firstRoot(of: node) ?? successor
        }
        placed.reverse()
        return placed
    }

    private func move(_ node: Node, before successor: UInt32) {
        let renderer = context.environment.renderer
        node.visitRoots { renderer.patches.insert($0, into: context.parent, before: successor) }
    }

    // The first element from a row on: a row can be empty.
    private func firstRoot(ofRow index: Int) -> UInt32 {
        for row in rows[index...] {
            if let root = firstRoot(of: row.node) { return root }
        }
        return context.before
    }

    private func firstRoot(of node: Node) -> UInt32? {
        var first: UInt32?
        node.visitRoots { if first == nil { first = $0 } }
        return first
    }
}

// Which of the values belong to a longest run that increases, negative ones left out: for each length
// the run with the smallest end is kept, and each value remembers the one before it.
@inline(never)
private func longestIncreasingRun(of values: [Int]) -> [Bool] {
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: values.count)
    for index in values.indices where values[index] >= 0 {
        var low = 0
        var high = ends.count
        while low < high {
            let middle = (low + high) / 2
            if values[ends[middle]] < values[index] { low = middle + 1 } else { high = middle }
        }
        if low > 0 { previous[index] = ends[low - 1] }
        if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var belongs = [Bool](repeating: false, count: values.count)
    var index = ends.last ?? -1
    while index >= 0 {
        belongs[index] = true
        index = previous[index]
    }
    return belongs
}
