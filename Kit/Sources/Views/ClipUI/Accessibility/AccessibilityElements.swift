// SPDX-License-Identifier: Apache-2.0

nonisolated extension View {
    /// Creates one element for assistive technology from the view and its children.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        attributes([Property(.accessibilityChildren, children.number)])
    }

    /// Sets the order in which assistive technology reads the views of a container: higher priorities first.
    public func accessibilitySortPriority(_ priority: Double) -> some View {
        attributes([Property(.sortPriority, CGFloat(priority))])
    }

    /// Lets assistive technology read another view, which is not drawn, in place of this one.
    public func accessibilityRepresentation<Representation: View>(
        @ViewBuilder representation: () -> Representation
    ) -> some View {
        let hidden = attributes([Property(.isAccessibilityHidden, true)]).boxed()
        return ModifiedView<Self>(spoken(representation().boxed(), over: hidden))
    }

    /// Lets assistive technology read other views, which are not drawn, in place of the children of this one.
    public func accessibilityChildren<Children: View>(
        @ViewBuilder children: () -> Children
    ) -> some View {
        let alone = accessibilityElement(children: .ignore).boxed()
        return ModifiedView<Self>(spoken(children().boxed(), over: alone))
    }
}

/// The treatment of the children of an accessibility element: SwiftUI's `AccessibilityChildBehavior`.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    let number: Int32

    /// The children are not read; the element has a label of its own.
    public static let ignore = AccessibilityChildBehavior(number: 1)
    /// The element is read with the labels of its children.
    public static let combine = AccessibilityChildBehavior(number: 2)
    /// The children are read one by one, as a group.
    public static let contain = AccessibilityChildBehavior(number: 3)
}

// Views for assistive technology only, at the place of a view that is drawn.
@inline(never)
private func spoken(_ views: ViewBox, over content: ViewBox) -> ViewBox {
    let layer = ElementBox(
        .box,
        [Property(.isOnlySpoken, true)],
        [ElementBox(.zStack, [], [views])]
    )
    return ElementBox(.overlay, [], [content, layer])
}
