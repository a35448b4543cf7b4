// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)
/// A rectangle: Foundation's `CGRect`.
public struct CGRect: Hashable, Sendable {
    /// The corner at the top left.
    public var origin: CGPoint
    /// The width and the height.
    public var size: CGSize

    /// Creates a rectangle.
    public init(origin: CGPoint, size: CGSize) {
        self.origin = origin
        self.size = size
    }

    /// Creates a rectangle.
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }

    /// The empty rectangle at 0, 0.
    public static let zero = CGRect(x: 0, y: 0, width: 0, height: 0)

    /// The width.
    public var width: CGFloat { size.width }
    /// The height.
    public var height: CGFloat { size.height }
    /// The left side.
    public var minX: CGFloat { origin.x }
    /// The center, across.
    public var midX: CGFloat { origin.x + size.width / 2 }
    /// The right side.
    public var maxX: CGFloat { origin.x + size.width }
    /// The upper side.
    public var minY: CGFloat { origin.y }
    /// The center, along.
    public var midY: CGFloat { origin.y + size.height / 2 }
    /// The lower side.
    public var maxY: CGFloat { origin.y + size.height }

    /// The rectangle, smaller on each side.
    public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
        CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }

    /// The rectangle at another place.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
        CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }
}

/// A change of coordinates: Core Graphics' `CGAffineTransform`.
public struct CGAffineTransform: Hashable, Sendable {
    /// How much of x goes to x.
    public var a: CGFloat
    /// How much of x goes to y.
    public var b: CGFloat
    /// How much of y goes to x.
    public var c: CGFloat
    /// How much of y goes to y.
    public var d: CGFloat
    /// What is added to x.
    public var tx: CGFloat
    /// What is added to y.
    public var ty: CGFloat

    /// The transform that changes nothing.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// A transform from its six numbers.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// A move.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// A change of size.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// A turn by an angle in radians, from the x axis towards the y axis.
    public init(rotationAngle angle: CGFloat) {
        let (sine, cosine) = sineAndCosine(angle)
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// This transform, and then another.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * other.a + b * other.c,
            b: a * other.b + b * other.d,
            c: c * other.a + d * other.c,
            d: c * other.b + d * other.d,
            tx: tx * other.a + ty * other.c + other.tx,
            ty: tx * other.b + ty * other.d + other.ty
        )
    }
}

extension CGPoint {
    /// Where a transform takes the point.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

/// How a line ends: Core Graphics' `CGLineCap`.
public enum CGLineCap: Int32, Sendable {
    /// At its end point.
    case butt
    /// With half a circle.
    case round
    /// With half a square.
    case square
}

/// How lines meet: Core Graphics' `CGLineJoin`.
public enum CGLineJoin: Int32, Sendable {
    /// With a point.
    case miter
    /// With a part of a circle.
    case round
    /// With the point cut off.
    case bevel
}
#endif
