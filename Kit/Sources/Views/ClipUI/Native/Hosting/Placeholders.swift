// SPDX-License-Identifier: Apache-2.0

/// Returns a rectangle with the name of a view that is not drawn here.
///
/// It takes the space that is proposed. Its ideal size is in points; `nil` stands for the default length. Assistive
/// technology reads the label, or the name if there is no label.
package func namedPlaceholder(
    _ name: String,
    label: String? = nil,
    idealWidth: CGFloat? = nil,
    idealHeight: CGFloat? = nil
) -> ViewBox {
    var properties = [Property(.text, name)]
    if let label { properties.append(Property(.label, label)) }
    return ElementBox(
        .flexibleFrame,
        [Property(.idealWidth, idealWidth), Property(.idealHeight, idealHeight)]
            .filter { !$0.value.isUnset },
        [ElementBox(.placeholder, properties)]
    )
}

/// Returns a view whose size a function computes; `nil` stands for the size of the view itself.
package func sizedView(
    _ content: ViewBox,
    _ size: @escaping (ProposedViewSize) -> CGSize?
) -> ViewBox {
    let layout = GivenSize(size: size)
    return LayoutBox(content) { LayoutRun(layout, $0).answer($1) }
}

/// Returns one of several forms of a view, by a number, or none.
package func oneOf(_ form: UInt, _ view: ViewBox?) -> ViewBox { ChoiceBox(view, form) }

/// Returns views in a sequence.
package func inOrder(_ views: [ViewBox]) -> ViewBox { SequenceBox(views) }

/// A view that has been created already.
nonisolated package struct BoxedView: PrimitiveView {
    private let box: ViewBox

    /// Creates a view from an object.
    package init(_ box: ViewBox) { self.box = box }

    /// Returns the object.
    package func boxed() -> ViewBox { box }
}

// `@unchecked Sendable`: only the clip's thread uses it.
private struct GivenSize: Layout, @unchecked Sendable {
    let size: (ProposedViewSize) -> CGSize?

    func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
    ) -> CGSize {
        size(proposal) ?? subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
    ) {
        for subview in subviews {
            subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        }
    }
}
