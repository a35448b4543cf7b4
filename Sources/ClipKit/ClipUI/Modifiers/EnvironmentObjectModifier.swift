// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Provides a model to the views inside, which read it with `@EnvironmentObject`.
    public func environmentObject<Model: ObservableObject>(_ object: Model)
        -> EnvironmentObjectView<
            Self, Model
        >
    {
        EnvironmentObjectView(content: self, object: object)
    }
}

/// A view that provides a model to the views inside.
public struct EnvironmentObjectView<Content: View, Model: ObservableObject>: PrimitiveView {
    let content: Content
    let object: Model

    /// Shows the view.
    public func mountNode(in context: MountContext) -> Node {
        let entry = EnvironmentEntry(object, next: context.environment.objects)
        let inner = context.replacing(context.environment.providing(entry))
        let node = EnvironmentObjectNode(content.mountNode(in: inner))
        node.entry = entry
        return node
    }

    /// Updates the view.
    public func updateNode(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: `mountNode` of this type created the node, as a node of this class.
        let node = unsafe unsafeDowncast(node, to: EnvironmentObjectNode.self)
        content.updateNode(node.child, in: environment.providing(node.entry(object, environment)))
    }
}

final class EnvironmentObjectNode: WrapperNode {
    fileprivate var entry: EnvironmentEntry?

    // Returns the same entry while its content is the same, so that views below are not evaluated.
    @inline(never)
    fileprivate func entry(_ object: AnyObject, _ environment: ViewEnvironment) -> EnvironmentEntry
    {
        if let entry, entry.object === object, entry.next === environment.objects { return entry }
        let entry = EnvironmentEntry(object, next: environment.objects)
        self.entry = entry
        return entry
    }
}
