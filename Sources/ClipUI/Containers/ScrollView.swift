/// Content that can be moved: SwiftUI's `ScrollView`.
///
/// Down the page a screen moves as a whole, so this adds nothing but the element; sideways it is a strip
/// of its own.
public struct ScrollView<Content: View>: ContainerView {
    /// What it is made of.
    public let container: Container

    /// Lets content be moved along an axis.
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
/// Here all rows are made at once.
public struct LazyVGrid<Content: View>: ContainerView {
    /// What it is made of.
    public let container: Container

    /// Puts views in columns; `spacing` is in points, 8 if not given.
    ///
    /// A first column of `.adaptive` size stands for as many as fit; otherwise there are as many as are
    /// listed, of equal width.
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
    /// How wide a column is.
    public enum Size: Sendable {
        /// As many columns as fit, each at least this many points wide.
        case adaptive(minimum: Double)
        /// One column that shares the room.
        case flexible
    }

    /// How wide the column is.
    public let size: Size

    /// A column.
    public init(_ size: Size) {
        self.size = size
    }
}
