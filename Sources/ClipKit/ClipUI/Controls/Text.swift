// SPDX-License-Identifier: Apache-2.0

/// A run of text: SwiftUI's `Text`.
///
/// The string is shown as it is, without localization.
public struct Text: PrimitiveView {
    private let content: String

    /// Creates a text.
    public init(_ content: String) {
        self.content = content
    }

    /// Creates a text.
    public init(verbatim content: String) {
        self.content = content
    }

    /// Creates the element.
    public func mountNode(in context: MountContext) -> Node {
        let node = TextNode(.text, [], in: context)
        node.show(content)
        return node
    }

    /// Updates the element.
    public func updateNode(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: `mountNode` of this type created the node, as a node of this class.
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
