// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
public import Foundation

/// A colour in sRGB: the part of Core Graphics' `CGColor` that clips use.
public final class CGColor: Hashable, Sendable {
    private let red: CGFloat
    private let green: CGFloat
    private let blue: CGFloat
    /// 0 for what cannot be seen, 1 for what covers.
    public let alpha: CGFloat

    /// A colour from its parts, each in `0...1`.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// A colour from its parts, each in `0...1`.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A grey.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// Red, green, blue and alpha.
    public var components: [CGFloat]? { [red, green, blue, alpha] }

    /// The number of ``components``.
    public var numberOfComponents: Int { 4 }

    /// The colour with another alpha.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Whether two colours have the same parts.
    public static func == (left: CGColor, right: CGColor) -> Bool {
        left.components == right.components
    }

    /// Feeds the parts.
    public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
#endif
