// SPDX-License-Identifier: Apache-2.0

extension Font {
    /// The family of a system font: SwiftUI's `Font.Design`.
    public enum Design: Hashable, Sendable {
        /// A design without serifs.
        case `default`
        /// A design with serifs.
        case serif
        /// A design with rounded letters.
        case rounded
        /// Letters of equal width.
        case monospaced

        package var number: Int32 {
            switch self {
            case .default: 0
            case .serif: 1
            case .rounded: 2
            case .monospaced: 3
            }
        }
    }

    /// The purpose of a text, which determines its size: SwiftUI's `Font.TextStyle`.
    public enum TextStyle: Int32, Hashable, CaseIterable, Sendable {
        /// The largest title.
        case largeTitle = 1
        /// A first-level title.
        case title
        /// A second-level title.
        case title2
        /// A third-level title.
        case title3
        /// A headline, in semibold body size.
        case headline
        /// Body text.
        case body
        /// A text that stands out from body text.
        case callout
        /// A headline of a smaller size.
        case subheadline
        /// A note below the content.
        case footnote
        /// The text for an image.
        case caption
        /// A caption of a smaller size.
        case caption2
    }

    /// The line spacing of a font: SwiftUI's `Font.Leading`.
    public enum Leading: Hashable, Sendable {
        /// The default spacing.
        case standard
        /// A smaller spacing, which a page does not draw.
        case tight
        /// A larger spacing.
        case loose
    }

    /// The width of letters: SwiftUI's `Font.Width`.
    public struct Width: Hashable, Sendable {
        /// The width as a number: 0 is the standard one, and smaller numbers are narrower.
        public var value: CGFloat

        /// Creates a width.
        public init(_ value: CGFloat) { self.value = value }

        /// The standard width.
        public static let standard = Width(0)
        /// The narrowest width.
        public static let compressed = Width(-0.4)
        /// A narrower width.
        public static let condensed = Width(-0.2)
        /// A wider width, which a page draws as the standard one.
        public static let expanded = Width(0.2)

        package var isCondensed: Bool { value < 0 }
    }

    /// Returns a font with a size in points.
    public static func system(size: CGFloat) -> Font {
        Font([Property(.fontSize, size)])
    }

    /// Returns a font with a size in points, a weight and a design.
    public static func system(
        size: CGFloat,
        weight: Weight? = nil,
        design: Design? = nil
    ) -> Font {
        systemFont(Property(.fontSize, size), weight, design)
    }

    /// Returns a font with a size in points, a weight and a design.
    @_disfavoredOverload
    public static func system(
        size: CGFloat,
        weight: Weight = .regular,
        design: Design = .default
    ) -> Font {
        systemFont(Property(.fontSize, size), weight, design)
    }

    /// Returns the font of a text style with a design and a weight.
    public static func system(
        _ style: TextStyle,
        design: Design? = nil,
        weight: Weight? = nil
    ) -> Font {
        systemFont(Property(.textStyle, style.rawValue), weight, design)
    }

    /// Returns the font of a text style with a design.
    @_disfavoredOverload
    public static func system(_ style: TextStyle, design: Design = .default) -> Font {
        systemFont(Property(.textStyle, style.rawValue), nil, design)
    }

    /// Returns a font of a family, with a size in points that follows the person's text size.
    ///
    /// A family that is not available is drawn as the system font.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font([Property(.fontFamily, name), Property(.fontSize, size), Property(.isScaled, true)])
    }

    /// Returns a font of a family, with a size in points that follows the person's text size.
    public static func custom(
        _ name: String,
        size: CGFloat,
        relativeTo style: TextStyle
    ) -> Font {
        custom(name, size: size)
    }

    /// Returns a font of a family, with a fixed size in points.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font([Property(.fontFamily, name), Property(.fontSize, fixedSize)])
    }

    /// Returns the font in bold.
    public func bold() -> Font { weight(.bold) }

    /// Returns the font in italics.
    public func italic() -> Font { trait(1) }

    /// Returns the font with a weight.
    public func weight(_ weight: Weight) -> Font {
        setting(Property(.fontWeight, weight.number))
    }

    /// Returns the font with a width.
    public func width(_ width: Width) -> Font { width.isCondensed ? trait(8) : self }

    /// Returns the font with another line spacing.
    public func leading(_ leading: Leading) -> Font {
        leading == .loose ? setting(Property(.lineSpacing, CGFloat(2))) : self
    }

    /// Returns the font with letters of equal width.
    public func monospaced() -> Font { setting(Property(.fontDesign, Int32(3))) }

    /// Returns the font with digits of equal width.
    public func monospacedDigit() -> Font { trait(2) }

    /// Returns the font with small capitals for all letters.
    public func smallCaps() -> Font { trait(4 | 16) }

    /// Returns the font with small capitals for lowercase letters.
    public func lowercaseSmallCaps() -> Font { trait(4) }

    /// Returns the font with small capitals for uppercase letters, which the page draws as capitals.
    public func uppercaseSmallCaps() -> Font { trait(16) }

    private func setting(_ property: Property) -> Font {
        var font = self
        font.parts.set(property)
        return font
    }

    private func trait(_ trait: Int32) -> Font {
        var font = self
        font.parts.add(trait: trait)
        return font
    }
}

@inline(never)
private func systemFont(
    _ size: Property,
    _ weight: Font.Weight?,
    _ design: Font.Design?
) -> Font {
    var parts = [size]
    if let weight { parts.append(Property(.fontWeight, weight.number)) }
    if let design { parts.append(Property(.fontDesign, design.number)) }
    return Font(parts)
}

extension Font: Hashable {
    /// Returns whether two fonts have the same properties.
    public static func == (left: Font, right: Font) -> Bool {
        left.value.isSame(as: right.value)
    }

    /// Hashes the properties of the font, except for names.
    public func hash(into hasher: inout Hasher) {
        for part in parts {
            hasher.combine(part.key.rawValue)
            if case .integer(let number) = part.value { hasher.combine(number) }
        }
    }
}
