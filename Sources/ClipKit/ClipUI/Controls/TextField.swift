// SPDX-License-Identifier: Apache-2.0

/// A field for one line of text, with a visible title: SwiftUI's `TextField`.
public struct TextField: PrimitiveView {
    private let title: String
    private let text: Binding<String>

    /// Creates a field with a title.
    public init(_ title: String, text: Binding<String>) {
        self.title = title
        self.text = text
    }

    /// Creates the title and the field.
    public func mountNode(in context: MountContext) -> Node {
        let (outer, inner) = Self.split(context.environment)
        let label = PlainElementNode(.label, [], in: context.replacing(outer))
        let inside = context.inside(label.id, environment: inner)
        let name = TextNode(
            .text,
            [],
            in: context.inside(label.id, environment: outer.inside(isList: false))
        )
        name.show(title)
        let field = TextFieldNode(.textField, [], in: inside)
        field.show(text)
        label.child = TupleNode([name, field])
        return label
    }

    /// Updates the title and the field.
    public func updateNode(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: made by `mountNode` above, as are the two inside.
        let label = unsafe unsafeDowncast(node, to: ElementNode.self)
        guard let child = label.child else { return }
        let parts = unsafe unsafeDowncast(child, to: TupleNode.self).children
        let (outer, inner) = Self.split(environment)
        label.apply([], outer)
        unsafe unsafeDowncast(parts[0], to: TextNode.self).show(title)
        let field = unsafe unsafeDowncast(parts[1], to: TextFieldNode.self)
        field.apply([], inner)
        field.show(text)
    }

    // Styles apply to title and field together, other attributes to the field alone.
    private static func split(
        _ environment: ViewEnvironment
    ) -> (outer: ViewEnvironment, inner: ViewEnvironment) {
        let styles = environment.attributes.filter { $0.isStyle }
        let rest = environment.attributes.filter { !$0.isStyle }
        let outer = environment.replacing(attributes: styles)
        return (outer, outer.inside(isList: false).replacing(attributes: rest))
    }
}

final class TextFieldNode: ElementNode {
    // The text on the screen, so that typing does not send it back.
    private var shown = ""
    private var text: Binding<String> = .constant("")

    override var isControl: Bool { true }

    func show(_ text: Binding<String>) {
        self.text = text
        show(text.wrappedValue)
    }

    private func show(_ value: String) {
        if hasSameBytes(value, shown) { return }
        shown = value
        renderer.patches.value(id, value)
    }

    // The model can store something other than what was typed: then the field is corrected.
    override func receive(_ event: ClipEvent, _ text: String) {
        guard event == .input else { return }
        shown = text
        self.text.wrappedValue = text
        show(self.text.wrappedValue)
    }
}
