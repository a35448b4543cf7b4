// SPDX-License-Identifier: Apache-2.0

/// A view with attributes: the result of most modifiers.
public struct ModifiedView<Content: View>: PrimitiveView {
    private let content: Content
    private let attributes: [Attribute]

    init(_ content: Content, _ attributes: [Attribute]) {
        self.content = content
        self.attributes = attributes
    }

    /// Shows the content, with the attributes on its first element.
    public func mountNode(in context: MountContext) -> Node {
        content.mountNode(in: context.replacing(context.environment.adding(attributes)))
    }

    /// Updates the content.
    public func updateNode(_ node: Node, in environment: ViewEnvironment) {
        content.updateNode(node, in: environment.adding(attributes))
    }
}

extension View {
    func with(_ attribute: Attribute) -> ModifiedView<Self> { ModifiedView(self, [attribute]) }
}
