// SPDX-License-Identifier: Apache-2.0

/// Many views in a vertical line: SwiftUI's `LazyVStack`.
///
/// All views are created immediately.
nonisolated public struct LazyVStack<Content: View>: PrimitiveView {
    private let box: ViewBox

    /// Arranges views in a vertical line; the default `spacing` is 8 points.
    public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        box = pinning(
            pinnedViews,
            stack(
                .lazyVStack,
                alignment.guide,
                spacing,
                content().boxed(),
                guideFormulas(alignment, nil)
            )
        )
    }

    /// Returns the stack as an object.
    public func boxed() -> ViewBox { box }
}

/// Many views in a horizontal line: SwiftUI's `LazyHStack`.
///
/// All views are created immediately.
nonisolated public struct LazyHStack<Content: View>: PrimitiveView {
    private let box: ViewBox

    /// Arranges views in a horizontal line; the default `spacing` is 8 points.
    public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        box = pinning(
            pinnedViews,
            stack(
                .lazyHStack,
                alignment.guide,
                spacing,
                content().boxed(),
                guideFormulas(nil, alignment)
            )
        )
    }

    /// Returns the stack as an object.
    public func boxed() -> ViewBox { box }
}
