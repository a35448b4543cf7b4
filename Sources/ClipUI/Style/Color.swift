/// A colour: SwiftUI's `Color`.
///
/// The named ones follow the light or dark look of the screen, as SwiftUI's do.
public struct Color: Sendable {
    // 0xRRGGBBAA; or, with nothing but bits 8 to 15 set, the number of a colour of the screen.
    package let code: Int32

    private init(ofScreen number: Int32) {
        code = number << 8
    }

    /// A fixed colour; the parts are from 0 to 1, and what lies outside is brought inside.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        func byte(_ part: Double) -> UInt32 { part > 0 ? UInt32(min(part, 1) * 255 + 0.5) : 0 }
        // Fully transparent is `clear`, whatever the colour; it must not look like a screen's colour.
        let alpha = byte(opacity)
        let rgba = byte(red) << 24 | byte(green) << 16 | byte(blue) << 8 | alpha
        code = alpha == 0 ? 0 : Int32(bitPattern: rgba)
    }

    /// Nothing.
    public static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)
    /// Text.
    public static let primary = Color(ofScreen: 1)
    /// Text of less weight.
    public static let secondary = Color(ofScreen: 2)
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    /// What can be tapped, and what matters.
    public static let accentColor = Color(ofScreen: 3)
    /// The screen behind all.
    public static let background = Color(ofScreen: 4)
    /// A panel on the screen.
    public static let panel = Color(ofScreen: 5)
    /// A soft form of the accent colour.
    public static let accentBackground = Color(ofScreen: 6)
    /// Good news.
    public static let green = Color(ofScreen: 7)
    /// Bad news.
    public static let red = Color(ofScreen: 8)
    /// A warning.
    public static let orange = Color(ofScreen: 9)
    /// White, in both looks.
    public static let white = Color(red: 1, green: 1, blue: 1)
    /// Black, in both looks.
    public static let black = Color(red: 0, green: 0, blue: 0)
}
