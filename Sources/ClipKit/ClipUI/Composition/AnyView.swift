// SPDX-License-Identifier: Apache-2.0

/// A type-erased view: SwiftUI's `AnyView`.
///
/// When the type of the view changes, its state is reset.
public struct AnyView: PrimitiveView {
    private let box: AnyViewBox

    /// Creates a type-erased view.
    public init<Content: View>(_ content: Content) {
        box = ViewBox(content)
    }

    // The class of the box identifies the type of the view.

    /// Shows the view.
    public func mountNode(in context: MountContext) -> Node {
        mountChoice(box, classIdentity(of: box), in: context)
    }

    /// Updates the view, or replaces one of another type.
    public func updateNode(_ node: Node, in environment: ViewEnvironment) {
        updateChoice(node, box, classIdentity(of: box), in: environment)
    }
}

// A view as an object. Code that uses a view through its box does not depend on the type of the view: it
// is compiled once for all types, and ends the nesting of generic types that the compiler specialises.
class AnyViewBox {
    func mount(in context: MountContext) -> Node { EmptyNode() }
    func update(_ node: Node, in environment: ViewEnvironment) {}
}

final class ViewBox<Content: View>: AnyViewBox {
    private let content: Content

    init(_ content: Content) {
        self.content = content
    }

    override func mount(in context: MountContext) -> Node {
        content.mountNode(in: context)
    }

    override func update(_ node: Node, in environment: ViewEnvironment) {
        content.updateNode(node, in: environment)
    }
}

@inline(never)
func mountChoice(_ box: AnyViewBox?, _ choice: UInt, in context: MountContext) -> Node {
    let node = ChoiceNode(in: context)
    node.show(box, for: choice, in: context.environment)
    return node
}

@inline(never)
func updateChoice(
    _ node: Node,
    _ box: AnyViewBox?,
    _ choice: UInt,
    in environment: ViewEnvironment
) {
    // SAFETY: callers pass the node that `mountChoice` created for them.
    unsafe unsafeDowncast(node, to: ChoiceNode.self).show(box, for: choice, in: environment)
}
