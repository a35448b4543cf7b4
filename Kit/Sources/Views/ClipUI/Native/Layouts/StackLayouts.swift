// SPDX-License-Identifier: Apache-2.0

/// A vertical line of views as a layout: SwiftUI's `VStackLayout`.
nonisolated public struct VStackLayout: Layout {
    /// The horizontal alignment of the views.
    public var alignment: HorizontalAlignment
    /// The distance between views in points; 8 without one.
    public var spacing: CGFloat?

    /// Creates a layout.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// Returns the size of the line.
    public func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
    ) -> CGSize {
        StackArithmetic(.vertical, spacing, proposal, subviews).size
    }

    /// Places the views one below the other.
    public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
    ) {
        let part: CGFloat =
            switch alignment {
            case .leading: 0
            case .trailing: 1
            default: 0.5
            }
        StackArithmetic(.vertical, spacing, proposal, subviews).place(in: bounds, at: part)
    }

    /// Creates a `VStack` of views.
    nonisolated public func callAsFunction<Content: View>(
        @ViewBuilder _ content: () -> Content
    ) -> some View {
        VStack(alignment: alignment, spacing: spacing, content: content)
    }
}

/// A horizontal line of views as a layout: SwiftUI's `HStackLayout`.
nonisolated public struct HStackLayout: Layout {
    /// The vertical alignment of the views.
    public var alignment: VerticalAlignment
    /// The distance between views in points; 8 without one.
    public var spacing: CGFloat?

    /// Creates a layout.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// Returns the size of the line.
    public func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
    ) -> CGSize {
        StackArithmetic(.horizontal, spacing, proposal, subviews).size
    }

    /// Places the views one beside the other.
    public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
    ) {
        let part: CGFloat =
            switch alignment {
            case .top: 0
            case .bottom: 1
            default: 0.5
            }
        StackArithmetic(.horizontal, spacing, proposal, subviews).place(in: bounds, at: part)
    }

    /// Creates an `HStack` of views.
    nonisolated public func callAsFunction<Content: View>(
        @ViewBuilder _ content: () -> Content
    ) -> some View {
        HStack(alignment: alignment, spacing: spacing, content: content)
    }
}

/// Views on top of each other as a layout: SwiftUI's `ZStackLayout`.
nonisolated public struct ZStackLayout: Layout {
    /// The alignment of the views on both axes.
    public var alignment: Alignment

    /// Creates a layout.
    public init(alignment: Alignment = .center) {
        self.alignment = alignment
    }

    /// Returns the size of the largest view.
    public func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
    ) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(proposal) }
        return CGSize(
            width: sizes.map(\.width).max() ?? 0,
            height: sizes.map(\.height).max() ?? 0
        )
    }

    /// Places the views on top of each other, by their frames.
    public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
    ) {
        let x: CGFloat =
            alignment.horizontal == .leading ? 0 : alignment.horizontal == .trailing ? 1 : 0.5
        let y: CGFloat = alignment.vertical == .top ? 0 : alignment.vertical == .bottom ? 1 : 0.5
        for view in subviews {
            view.place(
                at: CGPoint(x: bounds.minX + bounds.width * x, y: bounds.minY + bounds.height * y),
                anchor: UnitPoint(x: x, y: y),
                proposal: ProposedViewSize(bounds.size)
            )
        }
    }

    /// Creates a `ZStack` of views.
    nonisolated public func callAsFunction<Content: View>(
        @ViewBuilder _ content: () -> Content
    ) -> some View {
        ZStack(alignment: alignment, content: content)
    }
}

/// A type-erased layout: SwiftUI's `AnyLayout`.
///
/// Views keep their state when the layout is replaced.
nonisolated public struct AnyLayout: Layout {
    private let sizes: @Sendable (ProposedViewSize, LayoutSubviews) -> CGSize
    private let places: @Sendable (CGRect, ProposedViewSize, LayoutSubviews) -> Void

    /// Creates a type-erased layout.
    public init<Own: Layout>(_ layout: Own) {
        sizes = { proposal, subviews in
            var cache = layout.makeCache(subviews: subviews)
            return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        }
        places = { bounds, proposal, subviews in
            var cache = layout.makeCache(subviews: subviews)
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
    }

    /// Returns the size of the wrapped layout.
    public func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
    ) -> CGSize {
        sizes(proposal, subviews)
    }

    /// Places the views by the wrapped layout.
    public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
    ) {
        places(bounds, proposal, subviews)
    }
}

// The lengths of views in a line: the least flexible gets its share first, and the others share the rest.
private struct StackArithmetic {
    private let axis: Axis
    private let spacing: CGFloat
    private let subviews: LayoutSubviews
    private var proposals: [ProposedViewSize] = []
    private var sizes: [CGSize] = []

    init(
        _ axis: Axis,
        _ spacing: CGFloat?,
        _ proposal: ProposedViewSize,
        _ subviews: LayoutSubviews
    ) {
        self.axis = axis
        self.spacing = spacing ?? 8
        self.subviews = subviews
        let isVertical = axis == .vertical
        let cross = isVertical ? proposal.width : proposal.height
        func proposed(_ length: CGFloat?) -> ProposedViewSize {
            ProposedViewSize(
                width: isVertical ? cross : length,
                height: isVertical ? length : cross
            )
        }
        func length(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
        proposals = subviews.map { _ in proposed(nil) }
        guard let whole = isVertical ? proposal.height : proposal.width else {
            sizes = subviews.map { $0.sizeThatFits(proposed(nil)) }
            return
        }
        sizes = subviews.map { _ in .zero }
        let flexibilities = subviews.map {
            length($0.sizeThatFits(proposed(.infinity))) - length($0.sizeThatFits(proposed(0)))
        }
        let order = subviews.indices.sorted {
            let (one, other) = (subviews[$0].priority, subviews[$1].priority)
            return one == other ? flexibilities[$0] < flexibilities[$1] : one > other
        }
        var rest = whole - self.spacing * CGFloat(max(0, subviews.count - 1))
        for (place, index) in order.enumerated() {
            let share = proposed(max(0, rest / CGFloat(order.count - place)))
            proposals[index] = share
            sizes[index] = subviews[index].sizeThatFits(share)
            rest -= length(sizes[index])
        }
    }

    var size: CGSize {
        let spaces = spacing * CGFloat(max(0, sizes.count - 1))
        let (widths, heights) = (sizes.map(\.width), sizes.map(\.height))
        return axis == .vertical
            ? CGSize(width: widths.max() ?? 0, height: heights.reduce(spaces, +))
            : CGSize(width: widths.reduce(spaces, +), height: heights.max() ?? 0)
    }

    func place(in bounds: CGRect, at part: CGFloat) {
        var along = axis == .vertical ? bounds.minY : bounds.minX
        for (index, view) in subviews.enumerated() {
            let point =
                axis == .vertical
                ? CGPoint(x: bounds.minX + bounds.width * part, y: along)
                : CGPoint(x: along, y: bounds.minY + bounds.height * part)
            view.place(
                at: point,
                anchor: axis == .vertical ? UnitPoint(x: part, y: 0) : UnitPoint(x: 0, y: part),
                proposal: proposals[index]
            )
            along += spacing + (axis == .vertical ? sizes[index].height : sizes[index].width)
        }
    }
}
