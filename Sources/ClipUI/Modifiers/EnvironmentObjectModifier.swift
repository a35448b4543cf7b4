extension View {
    /// Gives a model to all views inside that ask for it with `@EnvironmentObject`.
    public func environmentObject<Model: ObservableObject>(_ object: Model) -> ObjectView<
        Self, Model
    > {
        ObjectView(content: self, object: object)
    }
}

/// A view that gives a model to those inside.
public struct ObjectView<Content: View, Model: ObservableObject>: PrimitiveView {
    let content: Content
    let object: Model

    /// Shows the view.
    public func mountNode(in context: MountContext) -> Node {
        let entry = EnvironmentEntry(object, next: context.environment.objects)
        let inner = context.replacing(context.environment.providing(entry))
        let node = ObjectNode(content.mountNode(in: inner))
        node.entry = entry
        return node
    }

    /// Updates the view.
    public func updateNode(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: made by `mountNode` above.
        let node = unsafe unsafeDowncast(node, to: ObjectNode.self)
        content.updateNode(node.child, in: environment.providing(node.entry(object, environment)))
    }
}

final class ObjectNode: WrapperNode {
    fileprivate var entry: EnvironmentEntry?

    // The same entry as long as it says the same, so that views below see that nothing changed.
    @inline(never)
    fileprivate func entry(_ object: AnyObject, _ environment: ViewEnvironment) -> EnvironmentEntry
    {
        if let entry, entry.object === object, entry.next === environment.objects { return entry }
        let entry = EnvironmentEntry(object, next: environment.objects)
        self.entry = entry
        return entry
    }
}
