// SPDX-License-Identifier: Apache-2.0

/// Where views align in a `VStack`: SwiftUI's `HorizontalAlignment`.
public struct HorizontalAlignment: Hashable, Sendable {
    // The name of the guide, as in Documentation/layout.md.
    package let guide: String
    // The formula of a guide of the clip's own where nothing sets it.
    package var formula = Formula.none

    package init(guide: String) { self.guide = guide }

    /// At the start of the line.
    public static let leading = HorizontalAlignment(guide: "leading")
    /// In the center.
    public static let center = HorizontalAlignment(guide: "center")
    /// At the end of the line.
    public static let trailing = HorizontalAlignment(guide: "trailing")
    /// Where the line between rows begins, which is at the start of the line here.
    public static let listRowSeparatorLeading = HorizontalAlignment(guide: "leading")
    /// Where the line between rows ends, which is at the end of the line here.
    public static let listRowSeparatorTrailing = HorizontalAlignment(guide: "trailing")

    /// Whether two alignments are by one guide.
    public static func == (left: HorizontalAlignment, right: HorizontalAlignment) -> Bool {
        hasSameBytes(left.guide, right.guide)
    }

    /// Feeds the number of bytes of the guide's name.
    public func hash(into hasher: inout Hasher) { hasher.combine(guide.utf8.count) }
}

/// Where views align in an `HStack`: SwiftUI's `VerticalAlignment`.
public struct VerticalAlignment: Hashable, Sendable {
    package let guide: String
    package var formula = Formula.none

    package init(guide: String) { self.guide = guide }

    /// At the top.
    public static let top = VerticalAlignment(guide: "top")
    /// In the center.
    public static let center = VerticalAlignment(guide: "center")
    /// At the bottom.
    public static let bottom = VerticalAlignment(guide: "bottom")
    /// With the first lines of text on one baseline.
    public static let firstTextBaseline = VerticalAlignment(guide: "firstTextBaseline")
    /// With the last lines of text on one baseline.
    public static let lastTextBaseline = VerticalAlignment(guide: "lastTextBaseline")

    /// Whether two alignments are by one guide.
    public static func == (left: VerticalAlignment, right: VerticalAlignment) -> Bool {
        hasSameBytes(left.guide, right.guide)
    }

    /// Feeds the number of bytes of the guide's name.
    public func hash(into hasher: inout Hasher) { hasher.combine(guide.utf8.count) }
}

/// Where a view is in a larger one: SwiftUI's `Alignment`.
public struct Alignment: Hashable, Sendable {
    /// Across.
    public var horizontal: HorizontalAlignment
    /// Along.
    public var vertical: VerticalAlignment

    /// Creates an alignment.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// In the center.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// At the start of the line.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// At the end of the line.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// At the top, in the center.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// At the bottom, in the center.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// At the top, at the start of the line.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// At the top, at the end of the line.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// At the bottom, at the start of the line.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// At the bottom, at the end of the line.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// The first line of text, at the start of the line.
    public static let leadingFirstTextBaseline = Alignment(
        horizontal: .leading,
        vertical: .firstTextBaseline
    )
    /// The first line of text, in the center.
    public static let centerFirstTextBaseline = Alignment(
        horizontal: .center,
        vertical: .firstTextBaseline
    )
    /// The first line of text, at the end of the line.
    public static let trailingFirstTextBaseline = Alignment(
        horizontal: .trailing,
        vertical: .firstTextBaseline
    )
    /// The last line of text, at the start of the line.
    public static let leadingLastTextBaseline = Alignment(
        horizontal: .leading,
        vertical: .lastTextBaseline
    )
    /// The last line of text, in the center.
    public static let centerLastTextBaseline = Alignment(
        horizontal: .center,
        vertical: .lastTextBaseline
    )
    /// The last line of text, at the end of the line.
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
    /// At the start of the line.
    case leading = 1
    /// In the center.
    case center
    /// At the end of the line.
    case trailing
}

/// How a view takes the shape of another: SwiftUI's `ContentMode`.
public enum ContentMode: Int32, CaseIterable, Sendable {
    /// All of it is visible.
    case fit = 1
    /// It covers everything.
    case fill
}
