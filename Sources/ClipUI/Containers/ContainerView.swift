/// An element with content: what stacks, lists and the like have in common.
public protocol ContainerView: PrimitiveView {
    /// What the container is, and what is inside. Made once, when the view is.
    var container: Container { get }
}

/// What a container view is made of.
///
/// An object and not a value, so that views that contain each other stay one word each: copies of nested
/// values are most of what a module weighs.
public final class Container {
    let kind: ElementKind
    let attributes: [Attribute]
    let content: AnyViewBox

    init(_ kind: ElementKind, _ attributes: [Attribute], _ content: AnyViewBox) {
        self.kind = kind
        self.attributes = attributes
        self.content = content
    }

    @inline(never)
    fileprivate func mount(in context: MountContext) -> Node {
        let node = PlainElementNode(kind, attributes, in: context)
        let inside = context.environment.inside(isList: kind == .list)
        node.child = content.mount(in: context.inside(node.id, environment: inside))
        return node
    }

    @inline(never)
    fileprivate func update(_ node: ElementNode, in environment: ViewEnvironment) {
        node.apply(attributes, environment)
        guard let child = node.child else { return }
        content.update(child, in: environment.inside(isList: kind == .list))
    }
}

extension ContainerView {
    /// Makes the element, and the content inside.
    public func mountNode(in context: MountContext) -> Node {
        container.mount(in: context)
    }

    /// Updates the element and the content.
    public func updateNode(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: made by `mountNode` above.
        container.update(unsafe unsafeDowncast(node, to: ElementNode.self), in: environment)
    }
}
