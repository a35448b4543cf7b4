// SPDX-License-Identifier: Apache-2.0

nonisolated extension View {
    /// Provides a model to the views inside, which read it with `@EnvironmentObject`.
    public func environmentObject<Model: ObservableObject>(_ object: Model) -> some View {
        ModifiedView<Self>(EnvironmentObjectBox(boxed(), object))
    }
}

// A view that provides a model to the views inside.
final class EnvironmentObjectBox: ViewBox {
    private let content: ViewBox
    private let object: AnyObject

    init(_ content: ViewBox, _ object: AnyObject) {
        self.content = content
        self.object = object
    }

    package override func mount(in context: MountContext) -> Node {
        let entry = EnvironmentEntry(object, next: context.environment.objects)
        let inner = context.replacing(context.environment.providing(entry))
        let node = EnvironmentObjectNode(content.mount(in: inner))
        node.entry = entry
        return node
    }

    package override func update(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: `mount` above created the node.
        let node = unsafe unsafeDowncast(node, to: EnvironmentObjectNode.self)
        content.update(node.child, in: environment.providing(node.entry(object, environment)))
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
