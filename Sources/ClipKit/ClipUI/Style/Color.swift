// SPDX-License-Identifier: Apache-2.0

/// A colour: SwiftUI's `Color`.
///
/// Named colours adapt to light and dark appearance, as SwiftUI's do.
public struct Color: Sendable {
    // 0xRRGGBBAA; or, with only bits 8 to 15 set, the number of an adaptive colour.
    package let code: Int32

    private init(adaptive number: Int32) {
        code = number << 8
    }

    /// Creates a fixed colour from components between 0 and 1; other values are clamped.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        func byte(_ part: Double) -> UInt32 { part > 0 ? UInt32(min(part, 1) * 255 + 0.5) : 0 }
        // Every fully transparent colour is `clear`; its code must not be that of an adaptive colour.
        let alpha = byte(opacity)
        let rgba = byte(red) << 24 | byte(green) << 16 | byte(blue) << 8 | alpha
        code = alpha == 0 ? 0 : Int32(bitPattern: rgba)
    }

    /// Fully transparent.
    public static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)
    /// The colour of text.
    public static let primary = Color(adaptive: 1)
    /// The colour of secondary text.
    public static let secondary = Color(adaptive: 2)
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    /// The accent colour, for controls.
    public static let accentColor = Color(adaptive: 3)
    /// The background of the screen.
    public static let background = Color(adaptive: 4)
    /// The background of a panel.
    public static let panel = Color(adaptive: 5)
    /// A light variant of the accent colour, for backgrounds.
    public static let accentBackground = Color(adaptive: 6)
    /// Green, for success.
    public static let green = Color(adaptive: 7)
    /// Red, for errors.
    public static let red = Color(adaptive: 8)
    /// Orange, for warnings.
    public static let orange = Color(adaptive: 9)
    /// White, in both appearances.
    public static let white = Color(red: 1, green: 1, blue: 1)
    /// Black, in both appearances.
    public static let black = Color(red: 0, green: 0, blue: 0)
}
