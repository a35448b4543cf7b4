/// A switch with a name: SwiftUI's `Toggle`.
public struct Toggle<Content: View>: View {
    private let isOn: Binding<Bool>
    private let label: Content

    /// A switch named by views.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Content) {
        self.isOn = isOn
        self.label = label()
    }

    /// The name and the switch, in one label.
    public var body: some View {
        Labelled { TupleView2(first: label, second: Switch(isOn: isOn)) }
    }
}

extension Toggle where Content == Text {
    /// A switch named by a text.
    public init(_ title: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

/// Views and the control that they name.
public struct Labelled<Content: View>: ContainerView {
    /// What it is made of.
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
        // SAFETY: made by `mountNode` above.
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

    // The screen shows the person's choice already; the model can have another opinion.
    override func receive(_ event: ClipEvent, _ text: String) {
        guard event == .change else { return }
        shown = hasSameBytes(text, "1")
        isOn.wrappedValue = shown
        show(isOn.wrappedValue)
    }
}
