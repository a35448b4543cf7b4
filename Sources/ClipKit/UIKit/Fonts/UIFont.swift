// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics

/// A font by its size, weight and name: UIKit's `UIFont`.
///
/// The page chooses the letters; heights are those of the system's font, about 1.2 times the size.
open class UIFont: NSObject, @unchecked Sendable {
    /// How heavy the letters are.
    public struct Weight: Hashable, RawRepresentable, Sendable {
        /// From -1 to 1; 0 is regular.
        public let rawValue: CGFloat

        /// A weight from -1 to 1.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The thinnest.
        public static let ultraLight = Self(rawValue: -0.8)
        /// Very thin.
        public static let thin = Self(rawValue: -0.6)
        /// Thin.
        public static let light = Self(rawValue: -0.4)
        /// As text is.
        public static let regular = Self(rawValue: 0)
        /// A little heavier.
        public static let medium = Self(rawValue: 0.23)
        /// Between medium and bold.
        public static let semibold = Self(rawValue: 0.3)
        /// Bold.
        public static let bold = Self(rawValue: 0.4)
        /// Heavier than bold.
        public static let heavy = Self(rawValue: 0.56)
        /// The heaviest.
        public static let black = Self(rawValue: 0.62)
    }

    /// The part of a text that a font is for.
    public struct TextStyle: Hashable, RawRepresentable, Sendable {
        /// The name of the style.
        public let rawValue: String

        /// A style by name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The largest title.
        public static let largeTitle = Self(rawValue: "UICTFontTextStyleTitle0")
        /// A title.
        public static let title1 = Self(rawValue: "UICTFontTextStyleTitle1")
        /// A title below that.
        public static let title2 = Self(rawValue: "UICTFontTextStyleTitle2")
        /// A title below that.
        public static let title3 = Self(rawValue: "UICTFontTextStyleTitle3")
        /// A heading.
        public static let headline = Self(rawValue: "UICTFontTextStyleHeadline")
        /// A heading below that.
        public static let subheadline = Self(rawValue: "UICTFontTextStyleSubhead")
        /// Text.
        public static let body = Self(rawValue: "UICTFontTextStyleBody")
        /// Text that is called out.
        public static let callout = Self(rawValue: "UICTFontTextStyleCallout")
        /// A note.
        public static let footnote = Self(rawValue: "UICTFontTextStyleFootnote")
        /// Text under a picture.
        public static let caption1 = Self(rawValue: "UICTFontTextStyleCaption1")
        /// Small text under a picture.
        public static let caption2 = Self(rawValue: "UICTFontTextStyleCaption2")

        // The size at the standard setting of the text size (Human Interface Guidelines).
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

    /// The name; `nil` for the system's font.
    public let name: String?
    /// The size in points.
    public let pointSize: CGFloat
    /// How heavy the letters are.
    public let weight: Weight
    /// Whether the letters lean.
    public let isItalic: Bool
    /// Whether all letters are equally wide.
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

    /// A font by name; whether there is one is not checked.
    public convenience init?(name: String, size: CGFloat) {
        guard !name.isEmpty else { return nil }
        self.init(named: name, size: size)
    }

    /// The system's font.
    open class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(named: nil, size: size) }

    /// The system's font in a weight.
    open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(named: nil, size: size, weight: weight)
    }

    /// The system's font, bold.
    open class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(named: nil, size: size, weight: .bold)
    }

    /// The system's font, leaning.
    open class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(named: nil, size: size, isItalic: true)
    }

    /// The system's font with letters that are equally wide.
    open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(named: nil, size: size, weight: weight, isMonospaced: true)
    }

    /// The system's font with digits that are equally wide.
    open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(named: nil, size: size, weight: weight)
    }

    /// The font for a part of a text.
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(named: nil, size: style.size, weight: style == .headline ? .semibold : .regular)
    }

    /// The same font in another size.
    open func withSize(_ size: CGFloat) -> UIFont {
        UIFont(
            named: name,
            size: size,
            weight: weight,
            isItalic: isItalic,
            isMonospaced: isMonospaced
        )
    }

    /// The name of the font.
    open var fontName: String { name ?? ".SFUI-Regular" }
    /// The name of the family.
    open var familyName: String { name ?? ".AppleSystemUIFont" }
    /// From one line to the next.
    open var lineHeight: CGFloat { ascender - descender }
    /// From the base line to the top.
    open var ascender: CGFloat { pointSize * 0.952 }
    /// From the base line to the bottom; below zero.
    open var descender: CGFloat { pointSize * -0.241 }
    /// The height of a capital letter.
    open var capHeight: CGFloat { pointSize * 0.705 }
    /// The height of a small letter.
    open var xHeight: CGFloat { pointSize * 0.526 }
}
