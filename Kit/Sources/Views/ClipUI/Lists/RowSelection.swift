// SPDX-License-Identifier: Apache-2.0

// The selected rows of a list, as tags.
struct RowSelection {
    let isSelected: (HashedValue) -> Bool
    let select: (HashedValue) -> Void

    init<Value: Hashable>(_ selection: Binding<Set<Value>>) {
        isSelected = { tag in
            tag.value(as: Value.self).map { selection.wrappedValue.contains($0) } ?? false
        }
        select = { tag in
            guard let value = tag.value(as: Value.self) else { return }
            var changed = selection.wrappedValue
            if changed.remove(value) == nil { changed.insert(value) }
            selection.wrappedValue = changed
        }
    }

    init<Value: Hashable>(_ selection: Binding<Value?>) {
        isSelected = { tag in
            tag.value(as: Value.self).map { selection.wrappedValue == $0 } ?? false
        }
        select = { tag in
            if let value = tag.value(as: Value.self) { selection.wrappedValue = value }
        }
    }

    init<Value: Hashable>(_ selection: Binding<Value>) {
        isSelected = { tag in
            tag.value(as: Value.self).map { selection.wrappedValue == $0 } ?? false
        }
        select = { tag in
            if let value = tag.value(as: Value.self) { selection.wrappedValue = value }
        }
    }
}

// The rows of a list that the person can select.
final class SelectionBox: ViewBox {
    private let content: ViewBox
    private let selection: RowSelection?

    init(_ content: ViewBox, _ selection: RowSelection?) {
        self.content = content
        self.selection = selection
    }

    package override func mount(in context: MountContext) -> Node {
        let rows = SelectableRows(context.environment)
        rows.selection = selection
        let node = SelectionNode(
            content.mount(in: context.replacing(context.environment.collected(in: rows))),
            rows
        )
        rows.show()
        return node
    }

    package override func update(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: `mount` above created the node.
        let node = unsafe unsafeDowncast(node, to: SelectionNode.self)
        node.rows.selection = selection
        content.update(node.child, in: environment.collected(in: node.rows))
        node.rows.show()
    }
}

final class SelectionNode: WrapperNode {
    fileprivate let rows: SelectableRows

    fileprivate init(_ child: Node, _ rows: SelectableRows) {
        self.rows = rows
        super.init(child)
    }

    package override func unmount() {
        rows.selection = nil
        super.unmount()
    }
}

private final class SelectableRows: RowContainer {
    var selection: RowSelection?
    private let renderer: Renderer
    private var rows: [(element: ElementNode, isSelected: Bool)] = []
    // In a split view, the selection shows the next column.
    private let stack: ScreenStack?

    init(_ environment: ViewEnvironment) {
        renderer = environment.renderer
        stack = environment.place?.navigation?.stack
        super.init(.listRow)
    }

    override func add(_ element: ElementNode) {
        guard let tag = element.tag else { return }
        let isSelected = selection?.isSelected(tag) ?? false
        element.setRow(Property(.isSelected, isSelected))
        rows.append((element, isSelected))
    }

    override func remove(_ element: ElementNode) {
        rows.removeAll { $0.element === element }
    }

    override func receive(_ event: ClipEvent, _ text: String, _ element: ElementNode) {
        guard let selection, let tag = element.tag else { return }
        selection.select(tag)
        show()
        stack?.showNextColumn()
    }

    func show() {
        guard let selection else { return }
        for index in rows.indices {
            guard let tag = rows[index].element.tag else { continue }
            let isSelected = selection.isSelected(tag)
            if isSelected == rows[index].isSelected { continue }
            rows[index].isSelected = isSelected
            rows[index].element.setRow(Property(.isSelected, isSelected))
        }
    }
}

extension List {
    /// Creates a list in which the person selects rows, by the tags of the views.
    nonisolated public init(
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder content: () -> Content
    ) where SelectionValue: Hashable {
        self.init(content().boxed(), selection.map { RowSelection($0) })
    }

    /// Creates a list in which the person selects a row, by the tags of the views.
    nonisolated public init(
        selection: Binding<SelectionValue?>?,
        @ViewBuilder content: () -> Content
    ) where SelectionValue: Hashable {
        self.init(content().boxed(), selection.map { RowSelection($0) })
    }

    /// Creates a list in which the person selects a row, by the tags of the views.
    nonisolated public init(
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) where SelectionValue: Hashable {
        self.init(content().boxed(), RowSelection(selection))
    }
}
