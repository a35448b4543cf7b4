// SPDX-License-Identifier: Apache-2.0

extension UIColor {
    /// The same black in every appearance.
    public static let black = UIColor(of255: 0, 0, 0, alpha: 1)
    /// The same dark gray in every appearance.
    public static let darkGray = UIColor(of255: 85, 85, 85, alpha: 1)
    /// The same light gray in every appearance.
    public static let lightGray = UIColor(of255: 170, 170, 170, alpha: 1)
    /// The same white in every appearance.
    public static let white = UIColor(of255: 255, 255, 255, alpha: 1)
    /// The same gray in every appearance.
    public static let gray = UIColor(of255: 128, 128, 128, alpha: 1)
    /// The same red in every appearance.
    public static let red = UIColor(of255: 255, 0, 0, alpha: 1)
    /// The same green in every appearance.
    public static let green = UIColor(of255: 0, 255, 0, alpha: 1)
    /// The same blue in every appearance.
    public static let blue = UIColor(of255: 0, 0, 255, alpha: 1)
    /// The same cyan in every appearance.
    public static let cyan = UIColor(of255: 0, 255, 255, alpha: 1)
    /// The same yellow in every appearance.
    public static let yellow = UIColor(of255: 255, 255, 0, alpha: 1)
    /// The same magenta in every appearance.
    public static let magenta = UIColor(of255: 255, 0, 255, alpha: 1)
    /// The same orange in every appearance.
    public static let orange = UIColor(of255: 255, 128, 0, alpha: 1)
    /// The same purple in every appearance.
    public static let purple = UIColor(of255: 128, 0, 128, alpha: 1)
    /// The same brown in every appearance.
    public static let brown = UIColor(of255: 153, 102, 51, alpha: 1)
    /// A transparent colour.
    public static let clear = UIColor(white: 0, alpha: 0)

    convenience init(of255 red: Double, _ green: Double, _ blue: Double, alpha: Double) {
        self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }
}
