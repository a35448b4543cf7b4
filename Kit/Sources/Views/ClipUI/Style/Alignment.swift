// SPDX-License-Identifier: Apache-2.0

/// The alignment of views in a `VStack`: SwiftUI's `HorizontalAlignment`.
public struct HorizontalAlignment: Hashable, Sendable {
    // The name of the guide, which Documentation/layout.md lists.
    package let guide: String
    // The formula of the clip's own guide for views that do not set it.
    package var formula = Formula.none

    package init(guide: String) { self.guide = guide }

    /// At the leading edges.
    public static let leading = HorizontalAlignment(guide: "leading")
    /// At the horizontal centres.
    public static let center = HorizontalAlignment(guide: "center")
    /// At the trailing edges.
    public static let trailing = HorizontalAlignment(guide: "trailing")
    /// At the start of the line between rows, which is the leading edge here.
    public static let listRowSeparatorLeading = HorizontalAlignment(guide: "leading")
    /// At the end of the line between rows, which is the trailing edge here.
    public static let listRowSeparatorTrailing = HorizontalAlignment(guide: "trailing")

    /// Returns whether two alignments have the same guide.
    public static func == (left: HorizontalAlignment, right: HorizontalAlignment) -> Bool {
        hasSameBytes(left.guide, right.guide)
    }

    /// Hashes the number of bytes of the guide's name.
    public func hash(into hasher: inout Hasher) { hasher.combine(guide.utf8.count) }
}

/// The alignment of views in an `HStack`: SwiftUI's `VerticalAlignment`.
public struct VerticalAlignment: Hashable, Sendable {
    package let guide: String
    package var formula = Formula.none

    package init(guide: String) { self.guide = guide }

    /// At the top edges.
    public static let top = VerticalAlignment(guide: "top")
    /// At the vertical centres.
    public static let center = VerticalAlignment(guide: "center")
    /// At the bottom edges.
    public static let bottom = VerticalAlignment(guide: "bottom")
    /// At the baselines of the first lines of text.
    public static let firstTextBaseline = VerticalAlignment(guide: "firstTextBaseline")
    /// At the baselines of the last lines of text.
    public static let lastTextBaseline = VerticalAlignment(guide: "lastTextBaseline")

    /// Returns whether two alignments have the same guide.
    public static func == (left: VerticalAlignment, right: VerticalAlignment) -> Bool {
        hasSameBytes(left.guide, right.guide)
    }

    /// Hashes the number of bytes of the guide's name.
    public func hash(into hasher: inout Hasher) { hasher.combine(guide.utf8.count) }
}

/// The alignment of a view on both axes: SwiftUI's `Alignment`.
public struct Alignment: Hashable, Sendable {
    /// The alignment on the horizontal axis.
    public var horizontal: HorizontalAlignment
    /// The alignment on the vertical axis.
    public var vertical: VerticalAlignment

    /// Creates an alignment.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// At the centre on both axes.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// At the middle of the leading edge.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// At the middle of the trailing edge.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// At the middle of the top edge.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// At the middle of the bottom edge.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// At the top leading corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// At the top trailing corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// At the bottom leading corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// At the bottom trailing corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// At the leading end of the first baseline.
    public static let leadingFirstTextBaseline = Alignment(
        horizontal: .leading,
        vertical: .firstTextBaseline
    )
    /// At the centre of the first baseline.
    public static let centerFirstTextBaseline = Alignment(
        horizontal: .center,
        vertical: .firstTextBaseline
    )
    /// At the trailing end of the first baseline.
    public static let trailingFirstTextBaseline = Alignment(
        horizontal: .trailing,
        vertical: .firstTextBaseline
    )
    /// At the leading end of the last baseline.
    public static let leadingLastTextBaseline = Alignment(
        horizontal: .leading,
        vertical: .lastTextBaseline
    )
    /// At the centre of the last baseline.
    public static let centerLastTextBaseline = Alignment(
        horizontal: .center,
        vertical: .lastTextBaseline
    )
    /// At the trailing end of the last baseline.
    public static let trailingLastTextBaseline = Alignment(
        horizontal: .trailing,
        vertical: .lastTextBaseline
    )

    package var value: PropertyValue {
        .list([.text(horizontal.guide), .text(vertical.guide)])
    }
}

/// The alignment of lines of text: SwiftUI's `TextAlignment`.
public enum TextAlignment: Int32, CaseIterable, Sendable {
    /// At the leading edge.
    case leading = 1
    /// At the middle of the lines.
    case center
    /// At the trailing edge.
    case trailing
}

/// The scaling of a view to the shape of another: SwiftUI's `ContentMode`.
public enum ContentMode: Int32, CaseIterable, Sendable {
    /// The whole content is visible.
    case fit = 1
    /// The content covers the whole shape.
    case fill
}
