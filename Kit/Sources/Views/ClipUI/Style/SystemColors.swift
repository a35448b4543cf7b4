// SPDX-License-Identifier: Apache-2.0

// The colours of the system, which adapt to light and dark appearance.
extension Color {
    /// The system's blue.
    public static let blue = Color(adaptive: 30)
    /// The system's brown.
    public static let brown = Color(adaptive: 31)
    /// The system's cyan.
    public static let cyan = Color(adaptive: 32)
    /// The system's grey.
    public static let gray = Color(adaptive: 33)
    /// The system's green.
    public static let green = Color(adaptive: 34)
    /// The system's indigo.
    public static let indigo = Color(adaptive: 35)
    /// The system's mint.
    public static let mint = Color(adaptive: 36)
    /// The system's orange.
    public static let orange = Color(adaptive: 37)
    /// The system's pink.
    public static let pink = Color(adaptive: 38)
    /// The system's purple.
    public static let purple = Color(adaptive: 39)
    /// The system's red.
    public static let red = Color(adaptive: 40)
    /// The system's teal.
    public static let teal = Color(adaptive: 41)
    /// The system's yellow.
    public static let yellow = Color(adaptive: 42)
}

// The same names, for `.foregroundStyle(.red)` and `.background(.blue)`.
extension ShapeStyle where Self == Color {
    /// Fully transparent.
    public static var clear: Color { Color.clear }
    /// The accent colour, for controls.
    public static var accentColor: Color { Color.accentColor }
    /// White, in both appearances.
    public static var white: Color { Color.white }
    /// Black, in both appearances.
    public static var black: Color { Color.black }
    /// The system's blue.
    public static var blue: Color { Color.blue }
    /// The system's brown.
    public static var brown: Color { Color.brown }
    /// The system's cyan.
    public static var cyan: Color { Color.cyan }
    /// The system's grey.
    public static var gray: Color { Color.gray }
    /// The system's green.
    public static var green: Color { Color.green }
    /// The system's indigo.
    public static var indigo: Color { Color.indigo }
    /// The system's mint.
    public static var mint: Color { Color.mint }
    /// The system's orange.
    public static var orange: Color { Color.orange }
    /// The system's pink.
    public static var pink: Color { Color.pink }
    /// The system's purple.
    public static var purple: Color { Color.purple }
    /// The system's red.
    public static var red: Color { Color.red }
    /// The system's teal.
    public static var teal: Color { Color.teal }
    /// The system's yellow.
    public static var yellow: Color { Color.yellow }
}
