// SPDX-License-Identifier: Apache-2.0

/// Views in rows whose cells are aligned: SwiftUI's `Grid`.
nonisolated public struct Grid<Content: View>: PrimitiveView {
    private let box: ViewBox

    /// Arranges rows; spacings are in points.
    public init(
        alignment: Alignment = .center,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        box = ElementBox(
            .grid,
            [
                Property(.alignment, alignment.value), Property(.spacing, horizontalSpacing),
                Property(.verticalSpacing, verticalSpacing),
            ] + guideFormulas(alignment.horizontal, alignment.vertical),
            [content().boxed()]
        )
    }

    /// Returns the grid as an object.
    public func boxed() -> ViewBox { box }
}

/// A row of a grid: SwiftUI's `GridRow`.
nonisolated public struct GridRow<Content: View>: PrimitiveView {
    private let box: ViewBox

    /// Arranges cells.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        box = ElementBox(
            .gridRow,
            [Property(.alignment, alignment.map { .text($0.guide) } ?? .unset)]
                + guideFormulas(nil, alignment),
            [content().boxed()]
        )
    }

    /// Returns the row as an object.
    public func boxed() -> ViewBox { box }
}

nonisolated extension View {
    /// Extends the view over several columns of a grid.
    public func gridCellColumns(_ count: Int) -> some View {
        element(.traits, [Property(.columns, Int32(max(1, min(1000, count))))])
    }

    /// Places the view at a point of its cell.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        element(.traits, [Property(.anchor, anchor.value)])
    }

    /// Keeps the view from enlarging its cell along axes.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        element(.traits, [Property(.unsizedAxes, Int32(axes.rawValue))])
    }

    /// Aligns the column of the view.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        element(.traits, [Property(.columnAlignment, guide.guide)])
    }
}

/// The first of several views that fits: SwiftUI's `ViewThatFits`.
nonisolated public struct ViewThatFits<Content: View>: PrimitiveView {
    private let box: ViewBox

    /// Shows the first view that fits along axes, or else the last.
    public init(
        in axes: Axis.Set = [.horizontal, .vertical],
        @ViewBuilder content: () -> Content
    ) {
        box = ElementBox(
            .viewThatFits,
            [Property(.axes, Int32(axes.rawValue))],
            [content().boxed()]
        )
    }

    /// Returns the views, of which the page shows the first that fits.
    public func boxed() -> ViewBox { box }
}
