// SPDX-License-Identifier: Apache-2.0

nonisolated extension View {
    /// Makes one element for assistive technology of the view and what is in it.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        attributes([Property(.accessibilityChildren, children.number)])
    }

    /// Sets the order in which assistive technology reads the views of a container: higher priorities first.
    public func accessibilitySortPriority(_ priority: Double) -> some View {
        attributes([Property(.sortPriority, CGFloat(priority))])
    }

    /// Has assistive technology read another view in place of this one, which is not drawn.
    public func accessibilityRepresentation<Representation: View>(
        @ViewBuilder representation: () -> Representation
    ) -> some View {
        let hidden = attributes([Property(.isAccessibilityHidden, true)]).boxed()
        return ModifiedView<Self>(spoken(representation().boxed(), over: hidden))
    }

    /// Has assistive technology read other views in place of those in this one; they are not drawn.
    public func accessibilityChildren<Children: View>(
        @ViewBuilder children: () -> Children
    ) -> some View {
        let alone = accessibilityElement(children: .ignore).boxed()
        return ModifiedView<Self>(spoken(children().boxed(), over: alone))
    }
}

/// What becomes of the views in an element for assistive technology: SwiftUI's `AccessibilityChildBehavior`.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    let number: Int32

    /// They are not read; what the element says is its own.
    public static let ignore = AccessibilityChildBehavior(number: 1)
    /// What they say is what the element says.
    public static let combine = AccessibilityChildBehavior(number: 2)
    /// They are read one by one, in a group.
    public static let contain = AccessibilityChildBehavior(number: 3)
}

// Views that are only spoken, at the place of one that is seen.
@inline(never)
private func spoken(_ views: ViewBox, over content: ViewBox) -> ViewBox {
    let layer = ElementBox(
        .box,
        [Property(.isOnlySpoken, true)],
        [ElementBox(.zStack, [], [views])]
    )
    return ElementBox(.overlay, [], [content, layer])
}
