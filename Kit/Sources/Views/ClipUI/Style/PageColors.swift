// SPDX-License-Identifier: Apache-2.0

// Colours of the page that contains a clip, which SwiftUI does not have.
extension Color {
    /// The background of the screen.
    public static let background = Color(adaptive: 4)
    /// The background of a panel.
    public static let panel = Color(adaptive: 5)
    /// A light variant of the accent colour, for backgrounds.
    public static let accentBackground = Color(adaptive: 6)
}

extension ShapeStyle where Self == Color {
    /// The background of a panel.
    public static var panel: Color { Color.panel }
    /// A light variant of the accent colour, for backgrounds.
    public static var accentBackground: Color { Color.accentBackground }
}
