// SPDX-License-Identifier: Apache-2.0

/// Views that are created from a collection: SwiftUI's `DynamicViewContent`.
public protocol DynamicViewContent<Data>: View {
    /// The type of the collection.
    associatedtype Data: Collection

    /// The collection.
    nonisolated var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

nonisolated extension DynamicViewContent {
    /// Lets the person delete rows of a list.
    ///
    /// The action receives the offsets of the rows in the collection. The person swipes a row, or taps the button
    /// before it while the list is edited.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        EditedContent(data, boxed(), CollectionEditing(delete: action, move: nil))
    }

    /// Lets the person move rows of a list while it is edited.
    ///
    /// The action receives the offsets of the rows in the collection, and the offset before which they are moved.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        EditedContent(data, boxed(), CollectionEditing(delete: nil, move: action))
    }
}

// Views of a collection whose rows can be edited.
nonisolated struct EditedContent<Data: Collection>: DynamicViewContent, PrimitiveView {
    let data: Data
    private let box: ViewBox

    init(_ data: Data, _ content: ViewBox, _ editing: CollectionEditing) {
        self.data = data
        box = EnvironmentBox(content) { environment in
            let outer = environment.rowInteractions?.collection
            let all = CollectionEditing(
                delete: editing.delete ?? outer?.delete,
                move: editing.move ?? outer?.move
            )
            return environment.withRowInteractions(
                RowInteractions(
                    collection: all,
                    swipeActions: environment.rowInteractions?.swipeActions ?? []
                )
            )
        }
    }

    func boxed() -> ViewBox { box }
}

// The changes of a collection that these actions make. Only Apple's Foundation defines them.

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at offsets from the start.
    public mutating func remove(atOffsets offsets: IndexSet) {
        for offset in offsets.sorted(by: >) where offset >= 0 && offset < count {
            remove(at: index(startIndex, offsetBy: offset))
        }
    }
}

extension MutableCollection {
    /// Moves the elements at offsets from the start, in their order, before the element at an offset.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        var order: [Element] = []
        var moved: [Element] = []
        var place = 0
        for (offset, element) in enumerated() {
            if offset == destination { place = order.count }
            if source.contains(offset) { moved.append(element) } else { order.append(element) }
        }
        if destination >= order.count + moved.count { place = order.count }
        order.insert(contentsOf: moved, at: place)
        for (index, element) in zip(Array(indices), order) { self[index] = element }
    }
}
