// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Sets the title of the screen: a heading above the view, which is focused when the screen appears.
    ///
    /// Use it once, on the outermost view of a screen.
    public func navigationTitle(_ title: String) -> TupleView2<ScreenTitle, Self> {
        TupleView2(first: ScreenTitle(title), second: self)
    }
}

/// The title of the screen, as a heading of level 1.
public struct ScreenTitle: PrimitiveView {
    private let title: String

    init(_ title: String) {
        self.title = title
    }

    /// Shows the view.
    public func mountNode(in context: MountContext) -> Node {
        let node = TitleNode(.title, [], in: context)
        node.show(title)
        node.renderer.newTitle = node
        return node
    }

    /// Updates the view.
    public func updateNode(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: `mountNode` of this type created the node, as a node of this class.
        let node = unsafe unsafeDowncast(node, to: TitleNode.self)
        node.apply([], environment)
        node.show(title)
    }
}

final class TitleNode: ElementNode {
    private var shown = ""

    func show(_ title: String) {
        if hasSameBytes(title, shown) { return }
        shown = title
        renderer.patches.text(id, title)
        renderer.patches.title(title)
    }

    override func unmount() {
        if renderer.newTitle === self { renderer.newTitle = nil }
        super.unmount()
    }
}
