/// Something to tap: SwiftUI's `Button`.
public struct Button<Content: View>: PrimitiveView {
    private let action: () -> Void
    private let label: Content

    /// A button with a label made of views.
    public init(action: @escaping () -> Void, @ViewBuilder label: () -> Content) {
        self.action = action
        self.label = label()
    }

    /// Makes the element, and the label inside.
    public func mountNode(in context: MountContext) -> Node {
        let node = ButtonNode(.button, [], in: context)
        node.action = action
        let inside = context.environment.inside(isList: false)
        node.child = label.mountNode(in: context.inside(node.id, environment: inside))
        return node
    }

    /// Updates the element and the label.
    public func updateNode(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: made by `mountNode` above.
        let node = unsafe unsafeDowncast(node, to: ButtonNode.self)
        node.action = action
        node.apply([], environment)
        guard let child = node.child else { return }
        label.updateNode(child, in: environment.inside(isList: false))
    }
}

extension Button where Content == Text {
    /// A button with a text.
    public init(_ title: String, action: @escaping () -> Void) {
        self.init(action: action) { Text(title) }
    }
}

final class ButtonNode: ElementNode {
    var action: () -> Void = {}

    override var isControl: Bool { true }

    override func receive(_ event: ClipEvent, _ text: String) {
        if event == .tap { action() }
    }
}
