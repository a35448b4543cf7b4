// SPDX-License-Identifier: Apache-2.0

/// A kind of controls that clips can draw themselves.
package enum StyledKind: UInt8, Sendable {
    case button, toggle, label, groupBox, progress, labeledContent, textField, disclosureGroup,
        gauge, menu, controlGroup
}

/// A clip's style for one kind of controls, and the styles of the views above.
package final class StyleEntry {
    fileprivate let kind: StyledKind
    // The function that creates the view from the parts of a control; nil for the library's own style.
    fileprivate let make: ((AnyObject) -> ViewBox)?
    // The style of this kind from the views above the one that sets this style.
    fileprivate let outer: StyleEntry?
    fileprivate let next: StyleEntry?

    fileprivate init(
        _ kind: StyledKind,
        _ make: ((AnyObject) -> ViewBox)?,
        outer: StyleEntry?,
        next: StyleEntry?
    ) {
        self.kind = kind
        self.make = make
        self.outer = outer
        self.next = next
    }
}

extension ViewEnvironment {
    private func style(of kind: StyledKind) -> StyleEntry? {
        var entry = styles
        while let current = entry, current.kind != kind { entry = current.next }
        return entry
    }

    /// Returns the environment of a view in which the clip draws controls of a kind; `nil` stands for the library's own
    /// style.
    @inline(never)
    package func styled(_ kind: StyledKind, _ make: ((AnyObject) -> ViewBox)?) -> ViewEnvironment {
        let outer = style(of: kind)
        if make == nil && outer?.make == nil { return self }
        return drawing(StyleEntry(kind, make, outer: outer, next: styles))
    }

    // Returns the view of a control in a style, and the environment for it, which has the outer style.
    fileprivate func drawn(_ kind: StyledKind, _ parts: AnyObject) -> (ViewBox, ViewEnvironment)? {
        guard let entry = style(of: kind), let make = entry.make else { return nil }
        return (
            make(parts),
            drawing(StyleEntry(kind, entry.outer?.make, outer: entry.outer?.outer, next: styles))
        )
    }
}

/// A control with a style: the clip draws it if one of its styles applies.
///
/// Styles have static types, so a control in one place always has the same one.
final class StyledBox: ViewBox {
    private let kind: StyledKind
    // The parts, whose class belongs to the kind.
    private let parts: AnyObject
    // The control without a style of the clip.
    let plain: ViewBox

    init(_ kind: StyledKind, _ parts: AnyObject, _ plain: ViewBox) {
        self.kind = kind
        self.parts = parts
        self.plain = plain
    }

    package override func mount(in context: MountContext) -> Node {
        if context.environment.styles != nil,
            let (box, inside) = context.environment.drawn(kind, parts)
        {
            return box.mount(in: context.replacing(inside))
        }
        return plain.mount(in: context)
    }

    package override func update(_ node: Node, in environment: ViewEnvironment) {
        if environment.styles != nil, let (box, inside) = environment.drawn(kind, parts) {
            box.update(node, in: inside)
        } else {
            plain.update(node, in: environment)
        }
    }
}

nonisolated extension View {
    // Returns the view with a style for the controls in it.
    package func styling(_ kind: StyledKind, _ make: ((AnyObject) -> ViewBox)?) -> some View {
        ModifiedView<Self>(stylingBox(boxed(), kind, make))
    }
}

@inline(never)
private func stylingBox(
    _ content: ViewBox,
    _ kind: StyledKind,
    _ make: ((AnyObject) -> ViewBox)?
) -> ViewBox {
    EnvironmentBox(content) { $0.styled(kind, make) }
}

// A part of a control, which its style places.
nonisolated struct StyledPart: PrimitiveView {
    let box: ViewBox

    func boxed() -> ViewBox { box }
}

// The parts of a control with a label.
final class ControlParts {
    let label: ViewBox
    let content: ViewBox

    init(_ label: ViewBox, _ content: ViewBox) {
        self.label = label
        self.content = content
    }
}
