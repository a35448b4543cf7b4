// SPDX-License-Identifier: Apache-2.0

// Modifiers that return a text, so that another text can be added to it.
nonisolated extension Text {
    /// Sets the font.
    public func font(_ font: Font?) -> Text { setting(.font, font?.value ?? .unset) }

    /// Sets the weight of the font.
    public func fontWeight(_ weight: Font.Weight?) -> Text {
        setting(.fontWeight, weight.map { .integer($0.number) } ?? .unset)
    }

    /// Sets the design of the font.
    public func fontDesign(_ design: Font.Design?) -> Text {
        setting(.fontDesign, design.map { .integer($0.number) } ?? .unset)
    }

    /// Sets the width of the font.
    public func fontWidth(_ width: Font.Width?) -> Text {
        trait(8, width.map { $0.isCondensed } ?? false)
    }

    /// Makes the text bold.
    public func bold() -> Text { fontWeight(.bold) }

    /// Sets whether the text is bold.
    public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

    /// Makes the text italic.
    public func italic() -> Text { trait(1, true) }

    /// Sets whether the text is italic.
    public func italic(_ isActive: Bool) -> Text { trait(1, isActive) }

    /// Sets letters of equal width.
    public func monospaced(_ isActive: Bool = true) -> Text {
        isActive ? setting(.fontDesign, .integer(3)) : self
    }

    /// Sets digits of equal width.
    public func monospacedDigit() -> Text { trait(2, true) }

    /// Sets the colour.
    public func foregroundColor(_ color: Color?) -> Text {
        setting(.paint, color.map { .paint($0) } ?? .unset)
    }

    /// Sets the colour or another style.
    public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
        setting(.paint, .paint(style))
    }

    /// Strikes the text through.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        setting(.strikethrough, line(isActive, color))
    }

    /// Strikes the text through with a pattern.
    public func strikethrough(
        _ isActive: Bool = true,
        pattern: LineStyle.Pattern,
        color: Color? = nil
    ) -> Text {
        setting(.strikethrough, line(isActive, color, pattern))
    }

    /// Underlines the text.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        setting(.underline, line(isActive, color))
    }

    /// Underlines the text with a pattern.
    public func underline(
        _ isActive: Bool = true,
        pattern: LineStyle.Pattern,
        color: Color? = nil
    ) -> Text {
        setting(.underline, line(isActive, color, pattern))
    }

    /// Sets additional space between letters, in points.
    public func kerning(_ kerning: CGFloat) -> Text { tracking(kerning) }

    /// Sets additional space between letters, in points.
    public func tracking(_ tracking: CGFloat) -> Text { setting(.tracking, .length(tracking)) }

    /// Raises the text above the baseline, in points.
    public func baselineOffset(_ offset: CGFloat) -> Text {
        setting(.baselineOffset, .length(offset))
    }

    /// Replaces the label for assistive technology.
    public func accessibilityLabel(_ label: Text) -> Text {
        setting(.label, .text(label.plainText))
    }

    /// Replaces the label for assistive technology.
    public func accessibilityLabel(_ key: LocalizedStringKey) -> Text {
        accessibilityLabel(Text(key))
    }

    private func trait(_ trait: Int32, _ isActive: Bool) -> Text {
        var text = self
        if isActive {
            text.properties.add(trait: trait)
        } else {
            text.properties.remove(trait: trait)
        }
        return text
    }

    /// The case of letters: SwiftUI's `Text.Case`.
    public enum Case: Int32, Sendable {
        /// Uppercase letters.
        case uppercase = 1
        /// Lowercase letters.
        case lowercase
    }

    /// The position at which a text that is too long is truncated: SwiftUI's `Text.TruncationMode`.
    public enum TruncationMode: Int32, Sendable {
        /// At the start.
        case head = 1
        /// In the middle of the line.
        case middle
        /// At the end.
        case tail
    }

    /// A line under or through a text: SwiftUI's `Text.LineStyle`.
    public struct LineStyle: Hashable, Sendable {
        /// The pattern of a line.
        public struct Pattern: Hashable, Sendable {
            let number: Int32

            /// A solid line.
            public static let solid = Pattern(number: 0)
            /// A line of dots.
            public static let dot = Pattern(number: 1)
            /// Dashes.
            public static let dash = Pattern(number: 2)
            /// Dashes and dots.
            public static let dashDot = Pattern(number: 3)
            /// Dashes and two dots each.
            public static let dashDotDot = Pattern(number: 4)
        }

        private let pattern: Pattern

        /// A single line.
        public static let single = LineStyle()

        /// Creates a style for lines.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
        }
    }
}

// Returns the paint of a line; true for the paint of the text.
@inline(never)
func line(
    _ isActive: Bool,
    _ color: Color?,
    _ pattern: Text.LineStyle.Pattern = .solid
) -> PropertyValue {
    guard isActive else { return .unset }
    let paint = color.map { PropertyValue.paint($0) } ?? .flag(true)
    return pattern == .solid ? paint : .list([.integer(100), .integer(pattern.number), paint])
}
