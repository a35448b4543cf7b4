// SPDX-License-Identifier: Apache-2.0

/// A font: SwiftUI's `Font`.
///
/// Text styles follow the text size that the person has set.
public struct Font: Sendable {
    // What the font says, by keys of the text group.
    package var parts: [Property]

    package init(_ parts: [Property]) {
        self.parts = parts
    }

    private init(style: Int32) {
        self.init([Property(.textStyle, style)])
    }

    /// A large title.
    public static let largeTitle = Font(style: 1)
    /// A first-level title.
    public static let title = Font(style: 2)
    /// A second-level title.
    public static let title2 = Font(style: 3)
    /// A third-level title.
    public static let title3 = Font(style: 4)
    /// A headline.
    public static let headline = Font(style: 5)
    /// Body text, the default.
    public static let body = Font(style: 6)
    /// A callout.
    public static let callout = Font(style: 7)
    /// A subheadline.
    public static let subheadline = Font(style: 8)
    /// A footnote.
    public static let footnote = Font(style: 9)
    /// A caption.
    public static let caption = Font(style: 10)
    /// A smaller caption.
    public static let caption2 = Font(style: 11)

    /// The weight of a font.
    public struct Weight: Hashable, Sendable {
        // As in CSS: 100 to 900.
        package let number: Int32

        package init(_ number: Int32) { self.number = number }

        /// The lightest.
        public static let ultraLight = Weight(100)
        /// Thinner than light.
        public static let thin = Weight(200)
        /// Light.
        public static let light = Weight(300)
        /// Regular.
        public static let regular = Weight(400)
        /// Medium.
        public static let medium = Weight(500)
        /// Semibold.
        public static let semibold = Weight(600)
        /// Bold.
        public static let bold = Weight(700)
        /// Heavy.
        public static let heavy = Weight(800)
        /// The heaviest.
        public static let black = Weight(900)
    }

    package var value: PropertyValue { .list(parts.flattened) }
}
