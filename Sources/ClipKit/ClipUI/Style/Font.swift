// SPDX-License-Identifier: Apache-2.0

/// A text style: SwiftUI's `Font`.
///
/// Sizes are relative to the text size that the person has set in the browser.
public struct Font: Sendable {
    // 1 to 11 for text styles; 100 and above for 100 + points.
    let code: Int32

    private init(code: Int32) {
        self.code = code
    }

    /// A large title.
    public static let largeTitle = Font(code: 1)
    /// A first-level title.
    public static let title = Font(code: 2)
    /// A second-level title.
    public static let title2 = Font(code: 3)
    /// A third-level title.
    public static let title3 = Font(code: 4)
    /// A headline.
    public static let headline = Font(code: 5)
    /// Body text, the default.
    public static let body = Font(code: 6)
    /// A callout.
    public static let callout = Font(code: 7)
    /// A subheadline.
    public static let subheadline = Font(code: 8)
    /// A footnote.
    public static let footnote = Font(code: 9)
    /// A caption.
    public static let caption = Font(code: 10)
    /// A smaller caption.
    public static let caption2 = Font(code: 11)

    /// A font with a size in points, from 1 to 200.
    public static func system(size: Double) -> Font {
        Font(code: 100 + max(1, min(200, points(size))))
    }

    /// The weight of a font; the raw value is that of CSS.
    public enum Weight: Int32, Sendable {
        /// Light.
        case light = 300
        /// Regular.
        case regular = 400
        /// Medium.
        case medium = 500
        /// Semibold.
        case semibold = 600
        /// Bold.
        case bold = 700
        /// Heavy.
        case heavy = 800
    }
}
