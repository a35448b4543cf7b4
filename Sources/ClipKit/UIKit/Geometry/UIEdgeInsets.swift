// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics

/// Distances from the four sides: UIKit's `UIEdgeInsets`.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
    /// From the top.
    public var top: CGFloat
    /// From the left.
    public var left: CGFloat
    /// From the bottom.
    public var bottom: CGFloat
    /// From the right.
    public var right: CGFloat

    /// No distance.
    public static let zero = Self()

    /// No distance.
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

    /// Distances from the sides.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
}

extension CGRect {
    /// The rectangle within distances from its sides.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left,
            y: minY + insets.top,
            width: width - insets.left - insets.right,
            height: height - insets.top - insets.bottom
        )
    }
}
