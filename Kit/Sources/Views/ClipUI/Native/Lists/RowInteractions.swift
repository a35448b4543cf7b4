// SPDX-License-Identifier: Apache-2.0

/// The actions on rows besides taps: deletion, movement and swipe actions.
///
/// The environment passes it from the collection to the row.
package final class RowInteractions {
    // The edits that the next `ForEach` allows in its rows.
    let collection: CollectionEditing?
    // The edits of the row itself, made from those of its `ForEach`.
    var row: RowEditing?
    // The swipe actions of the row, the innermost first.
    var swipeActions: [SwipeActionGroup]

    init(
        collection: CollectionEditing? = nil,
        row: RowEditing? = nil,
        swipeActions: [SwipeActionGroup] = []
    ) {
        self.collection = collection
        self.row = row
        self.swipeActions = swipeActions
    }

    // Returns the actions at an edge of the row: those of the clip, or else a button that deletes the row.
    func actions(at edge: HorizontalEdge) -> RowActions? {
        let own = swipeActions.filter { $0.edge == edge }
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

// The views of the actions at an edge.
struct RowActions {
    let content: ViewBox
    // The number of modifiers that they are from; 0 for the button that deletes.
    let count: Int
    let isFull: Bool

    init(_ content: ViewBox, count: Int, isFull: Bool) {
        self.content = content
        self.count = count
        self.isFull = isFull
    }
}

// Actions at one edge of a row.
struct SwipeActionGroup {
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    let content: ViewBox
}

// The actions that delete or move rows of a collection.
final class CollectionEditing {
    let delete: ((IndexSet) -> Void)?
    let move: ((IndexSet, Int) -> Void)?

    init(delete: ((IndexSet) -> Void)?, move: ((IndexSet, Int) -> Void)?) {
        self.delete = delete
        self.move = move
    }
}

// The actions for one row: one deletes it, and one moves it by a number of rows.
struct RowEditing {
    var delete: (() -> Void)?
    var move: ((Int) -> Void)?

    // Returns the number on the page: the sum of 1 if the row can be deleted, 2 if it can be moved and 4 while it is
    // edited.
    func number(_ isEdited: Bool) -> Int32 {
        (delete == nil ? 0 : 1) + (move == nil ? 0 : 2) + (isEdited ? 4 : 0)
    }
}

// The actions of a row on the screen.
final class RowActionNodes {
    private var nodes: [(edge: HorizontalEdge, count: Int, node: Node)] = []

    // Shows the swipe actions of a row.
    func show(_ interactions: RowInteractions?, row: UInt32, in environment: ViewEnvironment) {
        let inside = environment.inside(isList: false).styled(.button, nil)
        for edge in HorizontalEdge.allCases {
            let actions = interactions?.actions(at: edge)
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
            // All views above have been evaluated before.
            let context = MountContext(parent: row, before: 0, environment: inside, depth: 1_000)
            nodes.append((edge, actions.count, box.mount(in: context)))
        }
    }

    func unmount() {
        for (_, _, node) in nodes { node.unmount() }
        nodes = []
    }
}
