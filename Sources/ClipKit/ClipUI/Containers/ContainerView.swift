// SPDX-License-Identifier: Apache-2.0

/// An element with content, such as a stack or a list.
public protocol ContainerView: PrimitiveView {
    /// The element and its content, created once for each value of the view.
    var container: Container { get }
}

/// The element, the attributes and the content of a container view.
///
/// A class, so that nested containers are one word each: the code that copies nested values is most of
/// the size of a module.
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
    /// Creates the element and its content.
    public func mountNode(in context: MountContext) -> Node {
        container.mount(in: context)
    }

    /// Updates the element and the content.
    public func updateNode(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: `mountNode` of this type created the node, as a node of this class.
        container.update(unsafe unsafeDowncast(node, to: ElementNode.self), in: environment)
    }
}
