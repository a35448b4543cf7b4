// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
/// What the person can do with rows besides tapping them: delete and move them, and actions beside them.
///
/// The environment has it from the collection down to the row.
package final class RowTools {
    // Of the rows of the next `ForEach`.
    let edits: RowEdits?
    // Of the row itself, from the `ForEach` that it is of.
    var row: RowEditing?
    // Beside the row, the innermost first.
    var sides: [SwipeSide]

    init(edits: RowEdits? = nil, row: RowEditing? = nil, sides: [SwipeSide] = []) {
        self.edits = edits
        self.row = row
        self.sides = sides
    }

    // The actions at an edge of the row: those of the clip, or else a button that deletes the row.
    func actions(at edge: HorizontalEdge) -> RowActions? {
        let own = sides.filter { $0.edge == edge }
        if !own.isEmpty {
            let isFull = own.contains(where: \.allowsFullSwipe)
            return RowActions(SequenceBox(own.map(\.content)), count: own.count, isFull: isFull)
        }
        guard edge == .trailing, let row, let delete = row.delete else { return nil }
        let label = Text(verbatim: "Delete").boxed()
        let button = button([Property(.role, 1)], delete, label)
        return RowActions(button, count: 0, isFull: true)
    }
}

// The views that are actions at an edge.
struct RowActions {
    let content: ViewBox
    // How many modifiers they are from; 0 for the button that deletes.
    let count: Int
    let isFull: Bool

    init(_ content: ViewBox, count: Int, isFull: Bool) {
        self.content = content
        self.count = count
        self.isFull = isFull
    }
}

// Actions at one edge of a row.
struct SwipeSide {
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    let content: ViewBox
}

// What happens when rows of a collection are deleted or moved.
final class RowEdits {
    let delete: ((IndexSet) -> Void)?
    let move: ((IndexSet, Int) -> Void)?

    init(delete: ((IndexSet) -> Void)?, move: ((IndexSet, Int) -> Void)?) {
        self.delete = delete
        self.move = move
    }
}

// The same for one row: deletes it, or moves it by a number of rows.
struct RowEditing {
    var delete: (() -> Void)?
    var move: ((Int) -> Void)?

    // As on the page: a sum of 1 can be deleted, 2 can be moved, 4 is being edited.
    func number(_ isEdited: Bool) -> Int32 {
        (delete == nil ? 0 : 1) + (move == nil ? 0 : 2) + (isEdited ? 4 : 0)
    }
}

// The actions of a row on the screen.
final class RowActionNodes {
    private var nodes: [(edge: HorizontalEdge, count: Int, node: Node)] = []

    // Shows what is beside a row.
    func show(_ tools: RowTools?, row: UInt32, in environment: ViewEnvironment) {
        let inside = environment.inside(isList: false).styled(.button, nil)
        for edge in HorizontalEdge.allCases {
            let actions = tools?.actions(at: edge)
            let index = nodes.firstIndex { $0.edge == edge }
            let box = actions.map { actions in
                ElementBox(
                    .swipeActions,
                    [
                        Property(.edge, edge == .leading ? 2 : 8),
                        Property(.allowsFullSwipe, actions.isFull),
                    ],
                    [actions.content]
                )
            }
            if let index, let box, nodes[index].count == actions?.count {
                box.update(nodes[index].node, in: inside)
                continue
            }
            if let index { environment.renderer.remove(nodes.remove(at: index).node) }
            guard let box, let actions else { continue }
            // Whatever is above is evaluated before.
            let context = MountContext(parent: row, before: 0, environment: inside, depth: 1_000)
            nodes.append((edge, actions.count, box.mount(in: context)))
        }
    }

    func unmount() {
        for (_, _, node) in nodes { node.unmount() }
        nodes = []
    }
}
#endif
