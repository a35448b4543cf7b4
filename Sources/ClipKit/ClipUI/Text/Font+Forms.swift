// SPDX-License-Identifier: Apache-2.0

extension Font {
    /// The family of a system font: SwiftUI's `Font.Design`.
    public enum Design: Hashable, Sendable {
        /// Without serifs.
        case `default`
        /// With serifs.
        case serif
        /// Rounded.
        case rounded
        /// Letters of one width.
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

    /// What a text is for: SwiftUI's `Font.TextStyle`.
    public enum TextStyle: Int32, Hashable, CaseIterable, Sendable {
        /// A large title.
        case largeTitle = 1
        /// A first-level title.
        case title
        /// A second-level title.
        case title2
        /// A third-level title.
        case title3
        /// A headline.
        case headline
        /// Body text.
        case body
        /// A callout.
        case callout
        /// A subheadline.
        case subheadline
        /// A footnote.
        case footnote
        /// A caption.
        case caption
        /// A smaller caption.
        case caption2
    }

    /// The distance of lines: SwiftUI's `Font.Leading`.
    public enum Leading: Hashable, Sendable {
        /// The usual one.
        case standard
        /// Lines closer together, which a page does not draw.
        case tight
        /// Lines further apart.
        case loose
    }

    /// The width of letters: SwiftUI's `Font.Width`.
    public struct Width: Hashable, Sendable {
        /// The width as a number: 0 is the usual one, smaller ones are narrower.
        public var value: CGFloat

        /// Creates a width.
        public init(_ value: CGFloat) { self.value = value }

        /// The usual width.
        public static let standard = Width(0)
        /// The narrowest.
        public static let compressed = Width(-0.4)
        /// Narrower.
        public static let condensed = Width(-0.2)
        /// Wider, which a page draws as the usual one.
        public static let expanded = Width(0.2)

        package var isCondensed: Bool { value < 0 }
    }

    /// A font with a size in points.
    public static func system(size: CGFloat) -> Font {
        Font([Property(.fontSize, size)])
    }

    /// A font with a size in points, a weight and a design.
    public static func system(
        size: CGFloat,
        weight: Weight? = nil,
        design: Design? = nil
    ) -> Font {
        systemFont(Property(.fontSize, size), weight, design)
    }

    /// A font with a size in points, a weight and a design.
    @_disfavoredOverload
    public static func system(
        size: CGFloat,
        weight: Weight = .regular,
        design: Design = .default
    ) -> Font {
        systemFont(Property(.fontSize, size), weight, design)
    }

    /// The font of a text style with a design and a weight.
    public static func system(
        _ style: TextStyle,
        design: Design? = nil,
        weight: Weight? = nil
    ) -> Font {
        systemFont(Property(.textStyle, style.rawValue), weight, design)
    }

    /// The font of a text style with a design.
    @_disfavoredOverload
    public static func system(_ style: TextStyle, design: Design = .default) -> Font {
        systemFont(Property(.textStyle, style.rawValue), nil, design)
    }

    /// A font of a family, with a size in points that follows the person's text size.
    ///
    /// A family that is not there is drawn as the system font.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font([Property(.fontFamily, name), Property(.fontSize, size), Property(.isScaled, true)])
    }

    /// A font of a family, with a size in points that follows the person's text size.
    public static func custom(
        _ name: String,
        size: CGFloat,
        relativeTo style: TextStyle
    ) -> Font {
        custom(name, size: size)
    }

    /// A font of a family, with a size in points that stays as it is.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font([Property(.fontFamily, name), Property(.fontSize, fixedSize)])
    }

    /// The bold font.
    public func bold() -> Font { weight(.bold) }

    /// The font in italics.
    public func italic() -> Font { trait(1) }

    /// The font in a weight.
    public func weight(_ weight: Weight) -> Font {
        setting(Property(.fontWeight, weight.number))
    }

    /// The font in a width.
    public func width(_ width: Width) -> Font { width.isCondensed ? trait(8) : self }

    /// The font with another distance of lines.
    public func leading(_ leading: Leading) -> Font {
        leading == .loose ? setting(Property(.lineSpacing, CGFloat(2))) : self
    }

    /// The font with letters of one width.
    public func monospaced() -> Font { setting(Property(.fontDesign, Int32(3))) }

    /// The font with digits of one width.
    public func monospacedDigit() -> Font { trait(2) }

    /// The font with small capitals.
    public func smallCaps() -> Font { trait(4) }

    /// The font with small capitals in place of small letters.
    public func lowercaseSmallCaps() -> Font { trait(4) }

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
    /// Whether two fonts say the same.
    public static func == (left: Font, right: Font) -> Bool {
        left.value.isSame(as: right.value)
    }

    /// Hashes what the font says, but for names.
    public func hash(into hasher: inout Hasher) {
        for part in parts {
            hasher.combine(part.key.rawValue)
            if case .integer(let number) = part.value { hasher.combine(number) }
        }
    }
}
