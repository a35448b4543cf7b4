// SPDX-License-Identifier: Apache-2.0

/// A font: SwiftUI's `Font`.
///
/// Text styles follow the text size that the person has set.
public struct Font: Sendable {
    // The properties of the font, by keys of the text group.
    package var parts: [Property]

    package init(_ parts: [Property]) {
        self.parts = parts
    }

    private init(style: Int32) {
        self.init([Property(.textStyle, style)])
    }

    /// The font of the largest titles.
    public static let largeTitle = Font(style: 1)
    /// A first-level title.
    public static let title = Font(style: 2)
    /// A second-level title.
    public static let title2 = Font(style: 3)
    /// A third-level title.
    public static let title3 = Font(style: 4)
    /// The font of headlines, in semibold body size.
    public static let headline = Font(style: 5)
    /// Body text, the default.
    public static let body = Font(style: 6)
    /// The font of a text that stands out from body text.
    public static let callout = Font(style: 7)
    /// The font of a headline of a smaller size.
    public static let subheadline = Font(style: 8)
    /// The font of a note below the content.
    public static let footnote = Font(style: 9)
    /// The font of the text for an image.
    public static let caption = Font(style: 10)
    /// The font of a smaller caption.
    public static let caption2 = Font(style: 11)

    /// The weight of a font.
    public struct Weight: Hashable, Sendable {
        // The weight in CSS: 100 to 900.
        package let number: Int32

        package init(_ number: Int32) { self.number = number }

        /// The lightest weight, 100 in CSS.
        public static let ultraLight = Weight(100)
        /// The weight between ultra-light and light, 200 in CSS.
        public static let thin = Weight(200)
        /// A light weight, 300 in CSS.
        public static let light = Weight(300)
        /// The default weight, 400 in CSS.
        public static let regular = Weight(400)
        /// A medium weight, 500 in CSS.
        public static let medium = Weight(500)
        /// A semibold weight, 600 in CSS.
        public static let semibold = Weight(600)
        /// A bold weight, 700 in CSS.
        public static let bold = Weight(700)
        /// A heavy weight, 800 in CSS.
        public static let heavy = Weight(800)
        /// The heaviest weight, 900 in CSS.
        public static let black = Weight(900)
    }

    package var value: PropertyValue { .list(parts.flattened) }
}
