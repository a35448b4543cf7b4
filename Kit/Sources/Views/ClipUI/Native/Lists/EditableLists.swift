// SPDX-License-Identifier: Apache-2.0

extension List where SelectionValue == Never {
    /// Creates a list with a row for a binding to each element, identified by one of its properties.
    nonisolated public init<
        Data: MutableCollection & RandomAccessCollection,
        ID: Hashable,
        Row: View
    >(
        _ data: Binding<Data>,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, Row>,
        Data.Index: Hashable
    {
        self.init(rows: ForEach(data, id: id, content: rowContent).boxed())
    }

    /// Creates a list of elements that the person can delete and move.
    nonisolated public init<
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
        Row: View
    >(
        _ data: Binding<Data>,
        editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
    )
    where
        Content == EditableRows<Row>,
        Data.Element: Identifiable,
        Data.Index: Hashable
    {
        self.init(
            rows: EditableRows<Row>(data, editActions, ForEach(data, content: rowContent)).boxed()
        )
    }

    /// Creates an outline of a tree, in which elements with children can be opened.
    nonisolated public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data,
        children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Row> {
        self.init(rows: OutlineGroup(data, children: children, content: rowContent).boxed())
    }
}

/// The changes that the person can make to the rows of a list: SwiftUI's `EditActions`.
public struct EditActions<Data>: OptionSet, Sendable {
    /// The actions as bits.
    public let rawValue: Int

    /// Creates actions from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Rows can be moved.
    public static var move: Self { Self(rawValue: 1) }
    /// Rows can be deleted.
    public static var delete: Self { Self(rawValue: 2) }
    /// Rows can be moved and deleted.
    public static var all: Self { [.move, .delete] }
}

/// The rows of a list whose elements the person can delete and move.
nonisolated public struct EditableRows<Row: View>: PrimitiveView {
    private let box: ViewBox

    init<Data: MutableCollection & RangeReplaceableCollection>(
        _ data: Binding<Data>,
        _ actions: EditActions<Data>,
        _ rows: some DynamicViewContent
    ) {
        func delete(_ offsets: IndexSet) { data.wrappedValue.remove(atOffsets: offsets) }
        func move(_ offsets: IndexSet, _ target: Int) {
            data.wrappedValue.move(fromOffsets: offsets, toOffset: target)
        }
        box =
            rows
            .onDelete(perform: actions.contains(.delete) ? delete : nil)
            .onMove(perform: actions.contains(.move) ? move : nil)
            .boxed()
    }

    /// Returns the rows as an object.
    public func boxed() -> ViewBox { box }
}

/// The elements of a tree, in which those with children can be opened: SwiftUI's `OutlineGroup`.
nonisolated public struct OutlineGroup<Data: RandomAccessCollection, Leaf: View>: PrimitiveView
where Data.Element: Identifiable {
    private let data: Data
    private let children: KeyPath<Data.Element, Data?>
    private let content: (Data.Element) -> Leaf

    /// Creates an outline.
    public init(
        _ data: Data,
        children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) {
        self.data = data
        self.children = children
        self.content = content
    }

    /// Returns a row for each element; those with children are groups that are closed initially.
    public func boxed() -> ViewBox {
        ForEach(data) { OutlineItem(element: $0, children: children, content: content) }.boxed()
    }
}

// An element, and its children while it is open.
nonisolated private struct OutlineItem<Data: RandomAccessCollection, Leaf: View>: PrimitiveView
where Data.Element: Identifiable {
    let element: Data.Element
    let children: KeyPath<Data.Element, Data?>
    let content: (Data.Element) -> Leaf

    func boxed() -> ViewBox {
        guard let below = element[keyPath: children] else {
            return ChoiceBox(content(element).boxed(), 1)
        }
        let (children, content, element) = (children, content, element)
        let group = DisclosureGroup {
            OutlineGroup(below, children: children, content: content)
        } label: {
            content(element)
        }
        return ChoiceBox(group.boxed(), 2)
    }
}
