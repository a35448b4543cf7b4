// SPDX-License-Identifier: Apache-2.0

@inline(never)
package func grid(
    _ kind: ElementKind,
    _ tracks: [GridItem],
    _ alignment: String,
    _ spacing: CGFloat?,
    _ content: ViewBox
) -> ViewBox {
    var properties = [
        Property(.tracks, .list(tracks.map { $0.value })), Property(.alignment, alignment),
    ]
    if let spacing { properties.append(Property(.spacing, spacing)) }
    return ElementBox(kind, properties, [content])
}

// Returns a lazy container whose headers or footers stay visible.
package func pinning(_ views: PinnedScrollableViews, _ box: ViewBox) -> ViewBox {
    EnvironmentBox(box) {
        views.rawValue == 0
            ? $0 : $0.adding(attributes: [Property(.pinned, Int32(views.rawValue & 3))])
    }
}

/// The parts of a lazy container that stay visible while it scrolls: SwiftUI's `PinnedScrollableViews`.
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// The views as bits.
    public let rawValue: UInt32

    /// Creates a set from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The header of each section.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// The footer of each section.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views in columns: SwiftUI's `LazyVGrid`.
///
/// All views are created immediately.
nonisolated public struct LazyVGrid<Content: View>: PrimitiveView {
    private let box: ViewBox

    /// Arranges views in columns; `spacing` is between lines of cells, in points.
    public init(
        columns: [GridItem],
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        box = pinning(
            pinnedViews,
            grid(.lazyVGrid, columns, alignment.guide, spacing, content().boxed())
        )
    }

    /// Returns the grid as an object.
    public func boxed() -> ViewBox { box }
}

/// Views in rows: SwiftUI's `LazyHGrid`.
///
/// All views are created immediately.
nonisolated public struct LazyHGrid<Content: View>: PrimitiveView {
    private let box: ViewBox

    /// Arranges views in rows; `spacing` is between lines of cells, in points.
    public init(
        rows: [GridItem],
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        box = pinning(
            pinnedViews,
            grid(.lazyHGrid, rows, alignment.guide, spacing, content().boxed())
        )
    }

    /// Returns the grid as an object.
    public func boxed() -> ViewBox { box }
}
