/// A run of text: SwiftUI's `Text`.
///
/// The text is shown as it is given.
public struct Text: PrimitiveView {
    private let content: String

    /// Shows a text.
    public init(_ content: String) {
        self.content = content
    }

    /// Shows a text.
    public init(verbatim content: String) {
        self.content = content
    }

    /// Makes the element.
    public func mountNode(in context: MountContext) -> Node {
        let node = TextNode(.text, [], in: context)
        node.show(content)
        return node
    }

    /// Updates the element.
    public func updateNode(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: made by `mountNode` above.
        let node = unsafe unsafeDowncast(node, to: TextNode.self)
        node.apply([], environment)
        node.show(content)
    }
}

final class TextNode: ElementNode {
    private var shown = ""

    @inline(never)
    func show(_ text: String) {
        if hasSameBytes(text, shown) { return }
        shown = text
        renderer.patches.text(id, text)
    }
}
