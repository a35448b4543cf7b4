// SPDX-License-Identifier: Apache-2.0

/// The kinds of controls that clips can draw themselves.
package enum StyledKind: UInt8, Sendable {
    case button, toggle, label, groupBox, progress, labeledContent, textField, disclosureGroup,
        gauge, menu
}

/// How the clip draws controls of one kind, and the styles of the views above.
package final class StyleEntry {
    fileprivate let kind: StyledKind
    // Makes a view of the parts of a control; nil for the library's own style.
    fileprivate let make: ((AnyObject) -> ViewBox)?
    // The style of this kind around the view that sets this one.
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

    /// The environment of a view in which the clip draws controls of a kind; `nil` for the library's own style.
    @inline(never)
    package func styled(_ kind: StyledKind, _ make: ((AnyObject) -> ViewBox)?) -> ViewEnvironment {
        let outer = style(of: kind)
        if make == nil && outer?.make == nil { return self }
        return drawing(StyleEntry(kind, make, outer: outer, next: styles))
    }

    // What a style makes of a control, and the environment inside, with the style around that one.
    fileprivate func drawn(_ kind: StyledKind, _ parts: AnyObject) -> (ViewBox, ViewEnvironment)? {
        guard let entry = style(of: kind), let make = entry.make else { return nil }
        return (
            make(parts),
            drawing(StyleEntry(kind, entry.outer?.make, outer: entry.outer?.outer, next: styles))
        )
    }
}

/// A control that has a style: drawn by the clip, if a style of the clip is around it.
///
/// Styles come with static types, so a control in one place always has the same one.
final class StyledBox: ViewBox {
    private let kind: StyledKind
    // Of the class that belongs to the kind.
    private let parts: AnyObject
    // As it is drawn without a style of the clip.
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
    // The view with a style for the controls in it.
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

// A part of a control, as its style places it.
nonisolated struct StyledPart: PrimitiveView {
    let box: ViewBox

    func boxed() -> ViewBox { box }
}

// Labels and other parts with names.
final class ControlParts {
    let label: ViewBox
    let content: ViewBox

    init(_ label: ViewBox, _ content: ViewBox) {
        self.label = label
        self.content = content
    }
}
