// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A colour in sRGB: the part of Core Graphics' `CGColor` that clips use.
public final class CGColor: Hashable, Sendable {
    private let red: CGFloat
    private let green: CGFloat
    private let blue: CGFloat
    /// The opacity, from 0 for transparent to 1 for opaque.
    public let alpha: CGFloat

    /// Creates a colour from its components, each in `0...1`.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// Creates a colour from its components, each in `0...1`.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a grey from its brightness and opacity, each in `0...1`.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// Red, green, blue and alpha.
    public var components: [CGFloat]? { [red, green, blue, alpha] }

    /// The number of ``components``, always 4.
    public var numberOfComponents: Int { 4 }

    /// Returns the colour with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Whether both colours have the same components.
    public static func == (left: CGColor, right: CGColor) -> Bool {
        left.components == right.components
    }

    /// Hashes the components.
    public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
