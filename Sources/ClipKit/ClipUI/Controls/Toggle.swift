// SPDX-License-Identifier: Apache-2.0

/// A switch with a label: SwiftUI's `Toggle`.
public struct Toggle<Content: View>: View {
    private let isOn: Binding<Bool>
    private let label: Content

    /// Creates a switch with views as its label.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Content) {
        self.isOn = isOn
        self.label = label()
    }

    /// The label and the switch.
    public var body: some View {
        ControlLabel { TupleView2(first: label, second: Switch(isOn: isOn)) }
    }
}

extension Toggle where Content == Text {
    /// Creates a switch with a title.
    public init(_ title: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

/// A control together with the views that are its label.
public struct ControlLabel<Content: View>: ContainerView {
    /// The element, its attributes and its content.
    public let container: Container

    init(content: () -> Content) {
        container = Container(.label, [], ViewBox(content()))
    }
}

/// The switch of a toggle.
public struct Switch: PrimitiveView {
    let isOn: Binding<Bool>

    /// Shows the view.
    public func mountNode(in context: MountContext) -> Node {
        let node = SwitchNode(.toggle, [], in: context)
        node.show(isOn)
        return node
    }

    /// Updates the view.
    public func updateNode(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: `mountNode` of this type created the node, as a node of this class.
        let node = unsafe unsafeDowncast(node, to: SwitchNode.self)
        node.apply([], environment)
        node.show(isOn)
    }
}

final class SwitchNode: ElementNode {
    private var shown = false
    private var isOn: Binding<Bool> = .constant(false)

    override var isControl: Bool { true }

    func show(_ isOn: Binding<Bool>) {
        self.isOn = isOn
        show(isOn.wrappedValue)
    }

    private func show(_ value: Bool) {
        if value == shown { return }
        shown = value
        renderer.patches.flag(id, .checked, value)
    }

    // The screen already shows the person's choice, which the model can reject.
    override func receive(_ event: ClipEvent, _ text: String) {
        guard event == .change else { return }
        shown = hasSameBytes(text, "1")
        isOn.wrappedValue = shown
        show(isOn.wrappedValue)
    }
}
