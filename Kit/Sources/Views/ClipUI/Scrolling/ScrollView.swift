// SPDX-License-Identifier: Apache-2.0

/// Content that scrolls: SwiftUI's `ScrollView`.
nonisolated public struct ScrollView<Content: View>: PrimitiveView {
    private let box: ViewBox

    /// Creates a scroll view along axes.
    public init(
        _ axes: Axis.Set = .vertical,
        showsIndicators: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        box = scrolling(axes, showsIndicators, content().boxed())
    }

    /// Returns the scroll view as an object.
    public func boxed() -> ViewBox { box }
}

// Several views in a scroll view are a stack: vertical, or horizontal if that is the only axis.
@inline(never)
private func scrolling(_ axes: Axis.Set, _ showsIndicators: Bool, _ content: ViewBox) -> ViewBox {
    var properties = [Property(.axes, Int32(axes.rawValue))]
    if !showsIndicators { properties.append(Property(.indicators, 2)) }
    let kind: ElementKind = axes.rawValue == Axis.Set.horizontal.rawValue ? .hStack : .vStack
    return ElementBox(.scrollView, properties, [stack(kind, "center", nil, content)])
}
