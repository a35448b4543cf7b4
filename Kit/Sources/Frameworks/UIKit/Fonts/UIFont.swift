// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics

/// A font, by its size, weight and name: UIKit's `UIFont`.
///
/// The page chooses the glyphs; metrics are those of the system font, about 1.2 times the size.
open class UIFont: NSObject, @unchecked Sendable {
    /// The weight of a font.
    public struct Weight: Hashable, RawRepresentable, Sendable {
        /// The weight from -1 to 1; 0 is regular.
        public let rawValue: CGFloat

        /// Creates a weight from -1 to 1.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The thinnest weight.
        public static let ultraLight = Self(rawValue: -0.8)
        /// A very thin weight.
        public static let thin = Self(rawValue: -0.6)
        /// A thin weight.
        public static let light = Self(rawValue: -0.4)
        /// The weight of body text.
        public static let regular = Self(rawValue: 0)
        /// A weight between regular and semibold.
        public static let medium = Self(rawValue: 0.23)
        /// A weight between medium and bold.
        public static let semibold = Self(rawValue: 0.3)
        /// A weight heavier than semibold.
        public static let bold = Self(rawValue: 0.4)
        /// A weight heavier than bold.
        public static let heavy = Self(rawValue: 0.56)
        /// The heaviest weight.
        public static let black = Self(rawValue: 0.62)
    }

    /// The role of a text, which determines its font.
    public struct TextStyle: Hashable, RawRepresentable, Sendable {
        /// The name of the style.
        public let rawValue: String

        /// Creates a style with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The largest title.
        public static let largeTitle = Self(rawValue: "UICTFontTextStyleTitle0")
        /// A title of the first level.
        public static let title1 = Self(rawValue: "UICTFontTextStyleTitle1")
        /// A title of the second level.
        public static let title2 = Self(rawValue: "UICTFontTextStyleTitle2")
        /// A title of the third level.
        public static let title3 = Self(rawValue: "UICTFontTextStyleTitle3")
        /// A heading.
        public static let headline = Self(rawValue: "UICTFontTextStyleHeadline")
        /// A subheading.
        public static let subheadline = Self(rawValue: "UICTFontTextStyleSubhead")
        /// Body text.
        public static let body = Self(rawValue: "UICTFontTextStyleBody")
        /// Text that is called out, slightly smaller than body text.
        public static let callout = Self(rawValue: "UICTFontTextStyleCallout")
        /// Text in a footnote.
        public static let footnote = Self(rawValue: "UICTFontTextStyleFootnote")
        /// Text below an image.
        public static let caption1 = Self(rawValue: "UICTFontTextStyleCaption1")
        /// A smaller caption.
        public static let caption2 = Self(rawValue: "UICTFontTextStyleCaption2")

        // The size at the default text size (Human Interface Guidelines).
        var size: CGFloat {
            switch self {
            case .largeTitle: 34
            case .title1: 28
            case .title2: 22
            case .title3: 20
            case .callout: 16
            case .subheadline: 15
            case .footnote: 13
            case .caption1: 12
            case .caption2: 11
            default: 17
            }
        }
    }

    /// The name; `nil` for the system font.
    public let name: String?
    /// The size of the font, in points.
    public let pointSize: CGFloat
    /// The weight of the font.
    public let weight: Weight
    /// Whether the font is italic.
    public let isItalic: Bool
    /// Whether all glyphs have the same width.
    public let isMonospaced: Bool

    init(
        named name: String?,
        size: CGFloat,
        weight: Weight = .regular,
        isItalic: Bool = false,
        isMonospaced: Bool = false
    ) {
        self.name = name
        pointSize = size
        self.weight = weight
        self.isItalic = isItalic
        self.isMonospaced = isMonospaced
    }

    /// Creates a font with a name; its existence is not checked.
    public convenience init?(name: String, size: CGFloat) {
        guard !name.isEmpty else { return nil }
        self.init(named: name, size: size)
    }

    /// Returns the system font in a size.
    open class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(named: nil, size: size) }

    /// Returns the system font in a size and weight.
    open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(named: nil, size: size, weight: weight)
    }

    /// Returns the bold system font.
    open class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(named: nil, size: size, weight: .bold)
    }

    /// Returns the italic system font.
    open class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(named: nil, size: size, isItalic: true)
    }

    /// Returns the monospaced system font.
    open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(named: nil, size: size, weight: weight, isMonospaced: true)
    }

    /// Returns the system font with monospaced digits.
    open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(named: nil, size: size, weight: weight)
    }

    /// Returns the font for a text style.
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(named: nil, size: style.size, weight: style == .headline ? .semibold : .regular)
    }

    /// Returns the same font in another size.
    open func withSize(_ size: CGFloat) -> UIFont {
        UIFont(
            named: name,
            size: size,
            weight: weight,
            isItalic: isItalic,
            isMonospaced: isMonospaced
        )
    }

    /// The name of the font; that of the system font if none was given.
    open var fontName: String { name ?? ".SFUI-Regular" }
    /// The name of the font family; that of the system font if none was given.
    open var familyName: String { name ?? ".AppleSystemUIFont" }
    /// The height of a line, in points.
    open var lineHeight: CGFloat { ascender - descender }
    /// The distance from the baseline to the top, in points.
    open var ascender: CGFloat { pointSize * 0.952 }
    /// The distance from the baseline to the bottom, in points; negative.
    open var descender: CGFloat { pointSize * -0.241 }
    /// The height of a capital letter, in points.
    open var capHeight: CGFloat { pointSize * 0.705 }
    /// The height of a lowercase *x*, in points.
    open var xHeight: CGFloat { pointSize * 0.526 }
}
