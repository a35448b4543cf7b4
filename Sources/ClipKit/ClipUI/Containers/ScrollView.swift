// SPDX-License-Identifier: Apache-2.0

/// Scrollable content: SwiftUI's `ScrollView`.
///
/// The screen as a whole scrolls vertically, so a vertical scroll view only groups its content; a
/// horizontal one scrolls on its own.
public struct ScrollView<Content: View>: ContainerView {
    /// The element, its attributes and its content.
    public let container: Container

    /// Creates content that scrolls along an axis.
    public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
        container = Container(
            .scrollView,
            axes.contains(.horizontal) ? [Attribute(.scrollAxis, 1)] : [],
            ViewBox(content())
        )
    }
}

/// Views in columns: SwiftUI's `LazyVGrid`.
///
/// All rows are created immediately.
public struct LazyVGrid<Content: View>: ContainerView {
    /// The element, its attributes and its content.
    public let container: Container

    /// Arranges views in columns; `spacing` is in points, 8 by default.
    ///
    /// If the first column has an adaptive size, there are as many columns as fit; otherwise there is one
    /// column of equal width for each item.
    public init(columns: [GridItem], spacing: Double? = nil, @ViewBuilder content: () -> Content) {
        var attributes: [Attribute] = []
        if case .adaptive(let minimum)? = columns.first?.size {
            attributes.append(Attribute(.columnMinimum, points(minimum)))
        } else {
            attributes.append(Attribute(.columnCount, Int32(max(1, min(columns.count, 24)))))
        }
        if let spacing { attributes.append(Attribute(.spacing, points(spacing))) }
        container = Container(.grid, attributes, ViewBox(content()))
    }
}

/// A column of a grid: SwiftUI's `GridItem`.
public struct GridItem: Sendable {
    /// The width of a column.
    public enum Size: Sendable {
        /// As many columns as fit, each with a minimum width in points.
        case adaptive(minimum: Double)
        /// One column that shares the available width.
        case flexible
    }

    /// The width of the column.
    public let size: Size

    /// Creates a column.
    public init(_ size: Size) {
        self.size = size
    }
}
