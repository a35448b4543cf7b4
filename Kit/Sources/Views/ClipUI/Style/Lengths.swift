// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)
/// A length: Foundation's `CGFloat`.
public typealias CGFloat = Double

/// A width and a height: Foundation's `CGSize`.
public struct CGSize: Hashable, Sendable {
    /// The width, in points.
    public var width: CGFloat
    /// The height, in points.
    public var height: CGFloat

    /// Creates a size.
    public init(width: CGFloat, height: CGFloat) {
        self.width = width
        self.height = height
    }

    /// A size of 0.
    public static let zero = CGSize(width: 0, height: 0)
}

/// A point: Foundation's `CGPoint`.
public struct CGPoint: Hashable, Sendable {
    /// The distance from the left, in points.
    public var x: CGFloat
    /// The distance from the top, in points.
    public var y: CGFloat

    /// Creates a point.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// The point at 0, 0.
    public static let zero = CGPoint(x: 0, y: 0)
}
#else
@_exported public import GraphicsCore
#endif
