// SPDX-License-Identifier: Apache-2.0

/// A view without content: SwiftUI's `EmptyView`.
public struct EmptyView: PrimitiveView {
    /// Creates an empty view.
    public init() {}

    /// Shows nothing.
    public func mountNode(in context: MountContext) -> Node { EmptyNode() }

    /// Changes nothing.
    public func updateNode(_ node: Node, in environment: ViewEnvironment) {}
}

/// Several views as one: SwiftUI's `Group`.
public struct Group<Content: View>: PrimitiveView {
    private let content: Content

    /// Groups views, without an element of its own.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Shows the content.
    public func mountNode(in context: MountContext) -> Node { content.mountNode(in: context) }

    /// Updates the content.
    public func updateNode(_ node: Node, in environment: ViewEnvironment) {
        content.updateNode(node, in: environment)
    }
}
