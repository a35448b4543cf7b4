// SPDX-License-Identifier: Apache-2.0

// The values are those of Apple's Human Interface Guidelines, from 0 to 255.
extension UIColor {
    private typealias Parts = (red: Double, green: Double, blue: Double, alpha: Double)

    private static func byStyle(light: Parts, dark: Parts) -> UIColor {
        let light = UIColor(of255: light.red, light.green, light.blue, alpha: light.alpha)
        let dark = UIColor(of255: dark.red, dark.green, dark.blue, alpha: dark.alpha)
        return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }

    /// The system's red, which adapts to the appearance.
    public static let systemRed = byStyle(light: (255, 59, 48, 1), dark: (255, 69, 58, 1))
    /// The system's orange, which adapts to the appearance.
    public static let systemOrange = byStyle(light: (255, 149, 0, 1), dark: (255, 159, 10, 1))
    /// The system's yellow, which adapts to the appearance.
    public static let systemYellow = byStyle(light: (255, 204, 0, 1), dark: (255, 214, 10, 1))
    /// The system's green, which adapts to the appearance.
    public static let systemGreen = byStyle(light: (52, 199, 89, 1), dark: (48, 209, 88, 1))
    /// The system's mint, which adapts to the appearance.
    public static let systemMint = byStyle(light: (0, 199, 190, 1), dark: (99, 230, 226, 1))
    /// The system's teal, which adapts to the appearance.
    public static let systemTeal = byStyle(light: (48, 176, 199, 1), dark: (64, 200, 224, 1))
    /// The system's cyan, which adapts to the appearance.
    public static let systemCyan = byStyle(light: (50, 173, 230, 1), dark: (100, 210, 255, 1))
    /// The system's blue, which adapts to the appearance.
    public static let systemBlue = byStyle(light: (0, 122, 255, 1), dark: (10, 132, 255, 1))
    /// The system's indigo, which adapts to the appearance.
    public static let systemIndigo = byStyle(light: (88, 86, 214, 1), dark: (94, 92, 230, 1))
    /// The system's purple, which adapts to the appearance.
    public static let systemPurple = byStyle(light: (175, 82, 222, 1), dark: (191, 90, 242, 1))
    /// The system's pink, which adapts to the appearance.
    public static let systemPink = byStyle(light: (255, 45, 85, 1), dark: (255, 55, 95, 1))
    /// The system's brown, which adapts to the appearance.
    public static let systemBrown = byStyle(light: (162, 132, 94, 1), dark: (172, 142, 104, 1))
    /// The system's grey, the same in both appearances.
    public static let systemGray = byStyle(light: (142, 142, 147, 1), dark: (142, 142, 147, 1))
    /// The second grey, closer to the background.
    public static let systemGray2 = byStyle(light: (174, 174, 178, 1), dark: (99, 99, 102, 1))
    /// The third grey.
    public static let systemGray3 = byStyle(light: (199, 199, 204, 1), dark: (72, 72, 74, 1))
    /// The fourth grey.
    public static let systemGray4 = byStyle(light: (209, 209, 214, 1), dark: (58, 58, 60, 1))
    /// The fifth grey.
    public static let systemGray5 = byStyle(light: (229, 229, 234, 1), dark: (44, 44, 46, 1))
    /// The sixth grey, nearest to the background.
    public static let systemGray6 = byStyle(light: (242, 242, 247, 1), dark: (28, 28, 30, 1))
    /// The accent colour: the system's blue.
    public static let tintColor = byStyle(light: (0, 122, 255, 1), dark: (10, 132, 255, 1))
    /// The colour of primary text.
    public static let label = byStyle(light: (0, 0, 0, 1), dark: (255, 255, 255, 1))
    /// The colour of secondary text.
    public static let secondaryLabel = byStyle(light: (60, 60, 67, 0.6), dark: (235, 235, 245, 0.6))
    /// The colour of tertiary text.
    public static let tertiaryLabel = byStyle(light: (60, 60, 67, 0.3), dark: (235, 235, 245, 0.3))
    /// The colour of quaternary text.
    public static let quaternaryLabel = byStyle(
        light: (60, 60, 67, 0.18),
        dark: (235, 235, 245, 0.16)
    )
    /// The colour of placeholder text.
    public static let placeholderText = byStyle(
        light: (60, 60, 67, 0.3),
        dark: (235, 235, 245, 0.3)
    )
    /// The colour of links.
    public static let link = byStyle(light: (0, 122, 255, 1), dark: (9, 132, 255, 1))
    /// The colour of thin, translucent separators.
    public static let separator = byStyle(light: (60, 60, 67, 0.29), dark: (84, 84, 88, 0.6))
    /// The colour of opaque separators.
    public static let opaqueSeparator = byStyle(light: (198, 198, 200, 1), dark: (56, 56, 58, 1))
    /// The fill colour of small shapes.
    public static let systemFill = byStyle(light: (120, 120, 128, 0.2), dark: (120, 120, 128, 0.36))
    /// The fill colour of medium-sized shapes.
    public static let secondarySystemFill = byStyle(
        light: (120, 120, 128, 0.16),
        dark: (120, 120, 128, 0.32)
    )
    /// The fill colour of large shapes.
    public static let tertiarySystemFill = byStyle(
        light: (118, 118, 128, 0.12),
        dark: (118, 118, 128, 0.24)
    )
    /// The fill colour of large areas with complex content.
    public static let quaternarySystemFill = byStyle(
        light: (116, 116, 128, 0.08),
        dark: (118, 118, 128, 0.18)
    )
    /// The background of the interface.
    public static let systemBackground = byStyle(light: (255, 255, 255, 1), dark: (0, 0, 0, 1))
    /// The background of content on the main background.
    public static let secondarySystemBackground = byStyle(
        light: (242, 242, 247, 1),
        dark: (28, 28, 30, 1)
    )
    /// The background of content on the secondary background.
    public static let tertiarySystemBackground = byStyle(
        light: (255, 255, 255, 1),
        dark: (44, 44, 46, 1)
    )
    /// The background of grouped content.
    public static let systemGroupedBackground = byStyle(
        light: (242, 242, 247, 1),
        dark: (0, 0, 0, 1)
    )
    /// The background of a group.
    public static let secondarySystemGroupedBackground = byStyle(
        light: (255, 255, 255, 1),
        dark: (28, 28, 30, 1)
    )
    /// The background of content in a group.
    public static let tertiarySystemGroupedBackground = byStyle(
        light: (242, 242, 247, 1),
        dark: (44, 44, 46, 1)
    )
}
