// SPDX-License-Identifier: Apache-2.0

// A view for each of several elements.
final class ForEachBox: ViewBox {
    let ids: [HashedValue]
    let rows: [ViewBox]

    init(ids: [HashedValue], rows: [ViewBox]) {
        self.ids = ids
        self.rows = rows
    }

    package override func mount(in context: MountContext) -> Node {
        let node = ForEachNode(in: context)
        node.reconcile(ids, rows, context.environment)
        return node
    }

    package override func update(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: `mount` above created the node.
        unsafe unsafeDowncast(node, to: ForEachNode.self).reconcile(ids, rows, environment)
    }
}

// The rows of a list. Not generic, so that a clip with many kinds of rows and identifiers contains this once.
final class ForEachNode: Node {
    private var rows: [(id: HashedValue, node: Node)] = []
    private var context: MountContext

    init(in context: MountContext) {
        self.context = context
        self.context.before = context.environment.renderer.insertAnchor(in: context)
    }

    package override func visitRoots(_ visit: (UInt32) -> Void) {
        for row in rows { row.node.visitRoots(visit) }
        visit(context.before)
    }

    #if !hasFeature(Embedded)
    package override func tellPreferences(to collector: PreferenceCollector) {
        for row in rows { row.node.tellPreferences(to: collector) }
    }

    package override func search(_ search: ScrollSearch) {
        for row in rows where !search.isOver {
            search.visit(row.id, row.node)
            row.node.search(search)
        }
    }
    #endif

    package override func unmount() {
        for row in rows { row.node.unmount() }
        rows = []
        context.environment.renderer.returnIdentifier(context.before)
    }

    // Updates the rows to a new list:
    //
    // 1. Update the common rows at the start and at the end; often these are all.
    // 2. Between them, each new identifier takes over the old row with that identifier. Remove the old rows
    //    that are left.
    // 3. From the last to the first, insert every row before its successor, except for the rows of a longest
    //    increasing subsequence of old positions: these keep their order, so the moves are minimal.
    @inline(never)
    func reconcile(_ newIDs: [HashedValue], _ views: [ViewBox], _ environment: ViewEnvironment) {
        context.environment = environment
        let count = newIDs.count
        func update(_ index: Int, _ node: Node) {
            views[index].update(node, in: inside(environment, newIDs[index]))
        }
        var start = 0
        while start < rows.count && start < count && rows[start].id.isSame(as: newIDs[start]) {
            update(start, rows[start].node)
            start += 1
        }
        var oldEnd = rows.count
        var newEnd = count
        while oldEnd > start && newEnd > start
            && rows[oldEnd - 1].id.isSame(as: newIDs[newEnd - 1])
        {
            oldEnd -= 1
            newEnd -= 1
            update(newEnd, rows[oldEnd].node)
        }
        if start == oldEnd && start == newEnd { return }

        let ids = Array(newIDs[start..<newEnd])
        let origins = takeOver(ids, from: start..<oldEnd)
        for (offset, origin) in origins.enumerated() where origin >= 0 {
            update(start + offset, rows[origin].node)
        }
        let replacement = place(ids, origins, before: oldEnd) { offset, context in
            let environment = inside(context.environment, ids[offset])
            return views[start + offset].mount(in: context.replacing(environment))
        }
        rows.replaceSubrange(start..<oldEnd, with: replacement)
    }

    #if hasFeature(Embedded)
    private func inside(_ environment: ViewEnvironment, _ id: HashedValue) -> ViewEnvironment {
        environment
    }
    #else
    // In a list with a selection or in tabs, the identifier is the tag.
    private func inside(_ environment: ViewEnvironment, _ id: HashedValue) -> ViewEnvironment {
        let row = environment.rowInteractions == nil ? environment : editable(environment, id)
        return row.rows == nil ? row : row.tagged(id)
    }

    // The environment of a row has the actions that delete and move it.
    private func editable(_ environment: ViewEnvironment, _ id: HashedValue) -> ViewEnvironment {
        guard let interactions = environment.rowInteractions,
            let collection = interactions.collection
        else { return environment }
        var editing = RowEditing()
        if let delete = collection.delete {
            editing.delete = { [weak self] in
                if let place = self?.place(of: id) { delete(IndexSet(integer: place)) }
            }
        }
        if let move = collection.move {
            editing.move = { [weak self] rows in
                guard let self, let place = self.place(of: id), rows != 0 else { return }
                let target = min(max(place + rows, 0), self.rows.count - 1)
                if target == place { return }
                move(IndexSet(integer: place), target > place ? target + 1 : target)
            }
        }
        return environment.withRowInteractions(
            RowInteractions(row: editing, swipeActions: interactions.swipeActions)
        )
    }

    private func place(of id: HashedValue) -> Int? { rows.firstIndex { $0.id.isSame(as: id) } }
    #endif

    // Returns the old row that each identifier takes over, or -1, and removes the other rows.
    private func takeOver(_ ids: [HashedValue], from old: Range<Int>) -> [Int] {
        // The old rows by the hashes of their identifiers, or -1: this is much less code than a dictionary. At most
        // half full.
        var size = 2
        while size < 2 * old.count { size *= 2 }
        var table = [Int](repeating: -1, count: size)
        // In reverse order, so that the first of several rows with the same identifier is taken over.
        for index in old.reversed() { table[place(of: rows[index].id, in: table)] = index }
        var isTaken = [Bool](repeating: false, count: old.count)
        var origins: [Int] = []
        origins.reserveCapacity(ids.count)
        for id in ids {
            let origin = table[place(of: id, in: table)]
            let isFree = origin >= 0 && !isTaken[origin - old.lowerBound]
            if isFree { isTaken[origin - old.lowerBound] = true }
            origins.append(isFree ? origin : -1)
        }
        for index in old where !isTaken[index - old.lowerBound] {
            context.environment.renderer.remove(rows[index].node)
        }
        return origins
    }

    // Returns the position of an identifier in the table, or the free position for it.
    @inline(never)
    private func place(of id: HashedValue, in table: [Int]) -> Int {
        var place = id.hash & (table.count - 1)
        while table[place] >= 0, !rows[table[place]].id.isSame(as: id) {
            place = (place + 1) & (table.count - 1)
        }
        return place
    }

    private func place(
        _ ids: [HashedValue],
        _ origins: [Int],
        before end: Int,
        mount: (Int, MountContext) -> Node
    ) -> [(id: HashedValue, node: Node)] {
        let stays = longestIncreasingSubsequence(of: origins)
        var placed: [(id: HashedValue, node: Node)] = []
        placed.reserveCapacity(ids.count)
        var successor = firstRoot(ofRow: end)
        for offset in ids.indices.reversed() {
            let node: Node
            if origins[offset] < 0 {
                var context = context
                context.before = successor
                #if !hasFeature(Embedded)
                // A row is tagged with its identifier, unless it has a tag.
                if context.environment.renderer.collector != nil {
                    context.environment = context.environment.tagged(ids[offset])
                }
                #endif
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

    // Returns the first element of a row or of the rows after it, because a row can be empty.
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

// Returns which of the values belong to a longest increasing subsequence, ignoring negative values. Patience sorting:
// for each length, it keeps the subsequence with the smallest last value, and for each value its predecessor.
@inline(never)
private func longestIncreasingSubsequence(of values: [Int]) -> [Bool] {
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
