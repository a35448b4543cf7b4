/// A view of any type: SwiftUI's `AnyView`.
///
/// A view of another type in its place begins anew.
public struct AnyView: PrimitiveView {
    private let box: AnyViewBox

    /// Hides the type of a view.
    public init<Content: View>(_ content: Content) {
        box = ViewBox(content)
    }

    // The class of the box stands for the type of the view.

    /// Shows the view.
    public func mountNode(in context: MountContext) -> Node {
        mountChoice(box, classIdentity(of: box), in: context)
    }

    /// Updates the view, or replaces one of another type.
    public func updateNode(_ node: Node, in environment: ViewEnvironment) {
        updateChoice(node, box, classIdentity(of: box), in: environment)
    }
}

// A view as an object. What calls a view through its box does not know the type, which ends chains of
// types inside of types that the compiler has to follow, and is compiled once for all types.
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
    // SAFETY: callers pass what `mountChoice` made for them.
    unsafe unsafeDowncast(node, to: ChoiceNode.self).show(box, for: choice, in: environment)
}
