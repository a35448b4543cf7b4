// SPDX-License-Identifier: Apache-2.0

// The colours of the system, which are others in dark appearance.
extension Color {
    /// Blue.
    public static let blue = Color(adaptive: 30)
    /// Brown.
    public static let brown = Color(adaptive: 31)
    /// Cyan.
    public static let cyan = Color(adaptive: 32)
    /// Grey.
    public static let gray = Color(adaptive: 33)
    /// Green.
    public static let green = Color(adaptive: 34)
    /// Indigo.
    public static let indigo = Color(adaptive: 35)
    /// Mint.
    public static let mint = Color(adaptive: 36)
    /// Orange.
    public static let orange = Color(adaptive: 37)
    /// Pink.
    public static let pink = Color(adaptive: 38)
    /// Purple.
    public static let purple = Color(adaptive: 39)
    /// Red.
    public static let red = Color(adaptive: 40)
    /// Teal.
    public static let teal = Color(adaptive: 41)
    /// Yellow.
    public static let yellow = Color(adaptive: 42)
}

// The names again, for `.foregroundStyle(.red)` and `.background(.blue)`.
extension ShapeStyle where Self == Color {
    /// Fully transparent.
    public static var clear: Color { Color.clear }
    /// The accent colour, for controls.
    public static var accentColor: Color { Color.accentColor }
    /// White, in both appearances.
    public static var white: Color { Color.white }
    /// Black, in both appearances.
    public static var black: Color { Color.black }
    /// Blue.
    public static var blue: Color { Color.blue }
    /// Brown.
    public static var brown: Color { Color.brown }
    /// Cyan.
    public static var cyan: Color { Color.cyan }
    /// Grey.
    public static var gray: Color { Color.gray }
    /// Green.
    public static var green: Color { Color.green }
    /// Indigo.
    public static var indigo: Color { Color.indigo }
    /// Mint.
    public static var mint: Color { Color.mint }
    /// Orange.
    public static var orange: Color { Color.orange }
    /// Pink.
    public static var pink: Color { Color.pink }
    /// Purple.
    public static var purple: Color { Color.purple }
    /// Red.
    public static var red: Color { Color.red }
    /// Teal.
    public static var teal: Color { Color.teal }
    /// Yellow.
    public static var yellow: Color { Color.yellow }
}
