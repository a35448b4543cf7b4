// SPDX-License-Identifier: Apache-2.0

/// A button: SwiftUI's `Button`.
public struct Button<Content: View>: PrimitiveView {
    private let action: () -> Void
    private let label: Content

    /// Creates a button with views as its label.
    public init(action: @escaping () -> Void, @ViewBuilder label: () -> Content) {
        self.action = action
        self.label = label()
    }

    /// Creates the element and its label.
    public func mountNode(in context: MountContext) -> Node {
        let node = ButtonNode(.button, [], in: context)
        node.action = action
        let inside = context.environment.inside(isList: false)
        node.child = label.mountNode(in: context.inside(node.id, environment: inside))
        return node
    }

    /// Updates the element and the label.
    public func updateNode(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: `mountNode` of this type created the node, as a node of this class.
        let node = unsafe unsafeDowncast(node, to: ButtonNode.self)
        node.action = action
        node.apply([], environment)
        guard let child = node.child else { return }
        label.updateNode(child, in: environment.inside(isList: false))
    }
}

extension Button where Content == Text {
    /// Creates a button with a title.
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
