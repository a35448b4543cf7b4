// SPDX-License-Identifier: Apache-2.0

// The figures are those of Apple's Human Interface Guidelines, from 0 to 255.
extension UIColor {
    private typealias Parts = (red: Double, green: Double, blue: Double, alpha: Double)

    private static func byStyle(light: Parts, dark: Parts) -> UIColor {
        let light = UIColor(of255: light.red, light.green, light.blue, alpha: light.alpha)
        let dark = UIColor(of255: dark.red, dark.green, dark.blue, alpha: dark.alpha)
        return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }

    /// Red of the system.
    public static let systemRed = byStyle(light: (255, 59, 48, 1), dark: (255, 69, 58, 1))
    /// Orange of the system.
    public static let systemOrange = byStyle(light: (255, 149, 0, 1), dark: (255, 159, 10, 1))
    /// Yellow of the system.
    public static let systemYellow = byStyle(light: (255, 204, 0, 1), dark: (255, 214, 10, 1))
    /// Green of the system.
    public static let systemGreen = byStyle(light: (52, 199, 89, 1), dark: (48, 209, 88, 1))
    /// Mint of the system.
    public static let systemMint = byStyle(light: (0, 199, 190, 1), dark: (99, 230, 226, 1))
    /// Teal of the system.
    public static let systemTeal = byStyle(light: (48, 176, 199, 1), dark: (64, 200, 224, 1))
    /// Cyan of the system.
    public static let systemCyan = byStyle(light: (50, 173, 230, 1), dark: (100, 210, 255, 1))
    /// Blue of the system.
    public static let systemBlue = byStyle(light: (0, 122, 255, 1), dark: (10, 132, 255, 1))
    /// Indigo of the system.
    public static let systemIndigo = byStyle(light: (88, 86, 214, 1), dark: (94, 92, 230, 1))
    /// Purple of the system.
    public static let systemPurple = byStyle(light: (175, 82, 222, 1), dark: (191, 90, 242, 1))
    /// Pink of the system.
    public static let systemPink = byStyle(light: (255, 45, 85, 1), dark: (255, 55, 95, 1))
    /// Brown of the system.
    public static let systemBrown = byStyle(light: (162, 132, 94, 1), dark: (172, 142, 104, 1))
    /// Grey of the system.
    public static let systemGray = byStyle(light: (142, 142, 147, 1), dark: (142, 142, 147, 1))
    /// The second grey, nearer to the background.
    public static let systemGray2 = byStyle(light: (174, 174, 178, 1), dark: (99, 99, 102, 1))
    /// The third grey.
    public static let systemGray3 = byStyle(light: (199, 199, 204, 1), dark: (72, 72, 74, 1))
    /// The fourth grey.
    public static let systemGray4 = byStyle(light: (209, 209, 214, 1), dark: (58, 58, 60, 1))
    /// The fifth grey.
    public static let systemGray5 = byStyle(light: (229, 229, 234, 1), dark: (44, 44, 46, 1))
    /// The sixth grey, nearest to the background.
    public static let systemGray6 = byStyle(light: (242, 242, 247, 1), dark: (28, 28, 30, 1))
    /// What stands out: the blue of the system.
    public static let tintColor = byStyle(light: (0, 122, 255, 1), dark: (10, 132, 255, 1))
    /// Text.
    public static let label = byStyle(light: (0, 0, 0, 1), dark: (255, 255, 255, 1))
    /// Text of less weight.
    public static let secondaryLabel = byStyle(light: (60, 60, 67, 0.6), dark: (235, 235, 245, 0.6))
    /// Text of little weight.
    public static let tertiaryLabel = byStyle(light: (60, 60, 67, 0.3), dark: (235, 235, 245, 0.3))
    /// Text of the least weight.
    public static let quaternaryLabel = byStyle(
        light: (60, 60, 67, 0.18),
        dark: (235, 235, 245, 0.16)
    )
    /// Text that stands in a field before any other.
    public static let placeholderText = byStyle(
        light: (60, 60, 67, 0.3),
        dark: (235, 235, 245, 0.3)
    )
    /// A link.
    public static let link = byStyle(light: (0, 122, 255, 1), dark: (9, 132, 255, 1))
    /// A thin line that lets what is below through.
    public static let separator = byStyle(light: (60, 60, 67, 0.29), dark: (84, 84, 88, 0.6))
    /// A thin line.
    public static let opaqueSeparator = byStyle(light: (198, 198, 200, 1), dark: (56, 56, 58, 1))
    /// A small shape.
    public static let systemFill = byStyle(light: (120, 120, 128, 0.2), dark: (120, 120, 128, 0.36))
    /// A shape of middle size.
    public static let secondarySystemFill = byStyle(
        light: (120, 120, 128, 0.16),
        dark: (120, 120, 128, 0.32)
    )
    /// A large shape.
    public static let tertiarySystemFill = byStyle(
        light: (118, 118, 128, 0.12),
        dark: (118, 118, 128, 0.24)
    )
    /// A large shape with much in it.
    public static let quaternarySystemFill = byStyle(
        light: (116, 116, 128, 0.08),
        dark: (118, 118, 128, 0.18)
    )
    /// What is behind everything.
    public static let systemBackground = byStyle(light: (255, 255, 255, 1), dark: (0, 0, 0, 1))
    /// What is on the background.
    public static let secondarySystemBackground = byStyle(
        light: (242, 242, 247, 1),
        dark: (28, 28, 30, 1)
    )
    /// What is on that.
    public static let tertiarySystemBackground = byStyle(
        light: (255, 255, 255, 1),
        dark: (44, 44, 46, 1)
    )
    /// What is behind groups.
    public static let systemGroupedBackground = byStyle(
        light: (242, 242, 247, 1),
        dark: (0, 0, 0, 1)
    )
    /// A group.
    public static let secondarySystemGroupedBackground = byStyle(
        light: (255, 255, 255, 1),
        dark: (28, 28, 30, 1)
    )
    /// What is in a group.
    public static let tertiarySystemGroupedBackground = byStyle(
        light: (242, 242, 247, 1),
        dark: (44, 44, 46, 1)
    )
}
