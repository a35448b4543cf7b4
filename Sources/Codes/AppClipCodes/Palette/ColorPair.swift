// SPDX-License-Identifier: Apache-2.0

/// The two colours that are chosen for a code.
public struct ColorPair: Sendable, Hashable {
    /// The colour of the arcs and of the image in the middle.
    public let foreground: RGBColor

    /// The colour of the disc below them.
    public let background: RGBColor

    /// Creates a pair of colours.
    public init(foreground: RGBColor, background: RGBColor) {
        self.foreground = foreground
        self.background = background
    }

    /// The pair with the foreground and background colours exchanged.
    public var swapped: ColorPair { ColorPair(foreground: background, background: foreground) }
}

// MARK: - Templates

extension ColorPair {
    /// A colour that is paired with white in two templates, with the third colour of both.
    struct Base: Sendable {
        let color: RGBColor
        let third: RGBColor
    }

    static let bases: [Base] = [
        Base(color: RGBColor(0x000000), third: RGBColor(0x888888)),
        Base(color: RGBColor(0x777777), third: RGBColor(0xAAAAAA)),
        Base(color: RGBColor(0xFF3B30), third: RGBColor(0xFF9999)),
        Base(color: RGBColor(0xEE7733), third: RGBColor(0xEEBB88)),
        Base(color: RGBColor(0x33AA22), third: RGBColor(0x99DD99)),
        Base(color: RGBColor(0x00A6A1), third: RGBColor(0x88DDCC)),
        Base(color: RGBColor(0x007AFF), third: RGBColor(0x77BBFF)),
        Base(color: RGBColor(0x5856D6), third: RGBColor(0xBBBBEE)),
        Base(color: RGBColor(0xCC73E1), third: RGBColor(0xEEBBEE)),
    ]

    /// The 18 default pairs by their index: an even one has a white foreground, the odd one after
    /// it is the same pair swapped (rule A-35).
    public static let templates: [ColorPair] = bases.flatMap { base in
        let pair = ColorPair(foreground: .white, background: base.color)
        return [pair, pair.swapped]
    }
}
