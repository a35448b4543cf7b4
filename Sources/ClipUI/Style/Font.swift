/// A kind of text: SwiftUI's `Font`.
///
/// Sizes follow what the person has set for their browser.
public struct Font: Sendable {
    // 1 to 11 for the named ones; 100 and more for 100 + points.
    let code: Int32

    private init(code: Int32) {
        self.code = code
    }

    /// The name of a screen.
    public static let largeTitle = Font(code: 1)
    /// A title.
    public static let title = Font(code: 2)
    /// A smaller title.
    public static let title2 = Font(code: 3)
    /// The smallest title.
    public static let title3 = Font(code: 4)
    /// What stands out of the text.
    public static let headline = Font(code: 5)
    /// Text, as if no font was given.
    public static let body = Font(code: 6)
    /// A little smaller than text.
    public static let callout = Font(code: 7)
    /// A line below a headline.
    public static let subheadline = Font(code: 8)
    /// A note.
    public static let footnote = Font(code: 9)
    /// A caption.
    public static let caption = Font(code: 10)
    /// A small caption.
    public static let caption2 = Font(code: 11)

    /// A size in points, from 1 to 200.
    public static func system(size: Double) -> Font {
        Font(code: 100 + max(1, min(200, points(size))))
    }

    /// How heavy text is: the number is that of CSS.
    public enum Weight: Int32, Sendable {
        /// Thinner than usual.
        case light = 300
        /// Usual.
        case regular = 400
        /// A little heavier.
        case medium = 500
        /// Heavier.
        case semibold = 600
        /// Heavy.
        case bold = 700
        /// Heaviest.
        case heavy = 800
    }
}
