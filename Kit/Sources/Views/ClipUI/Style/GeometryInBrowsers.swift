// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)
/// A rectangle: Foundation's `CGRect`.
public struct CGRect: Hashable, Sendable {
    /// The top left corner.
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

    /// The width of the rectangle.
    public var width: CGFloat { size.width }
    /// The height of the rectangle.
    public var height: CGFloat { size.height }
    /// The x coordinate of the left edge.
    public var minX: CGFloat { origin.x }
    /// The x coordinate of the centre.
    public var midX: CGFloat { origin.x + size.width / 2 }
    /// The x coordinate of the right edge.
    public var maxX: CGFloat { origin.x + size.width }
    /// The y coordinate of the top edge.
    public var minY: CGFloat { origin.y }
    /// The y coordinate of the centre.
    public var midY: CGFloat { origin.y + size.height / 2 }
    /// The y coordinate of the bottom edge.
    public var maxY: CGFloat { origin.y + size.height }

    /// Returns the rectangle with each edge moved inward.
    public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
        CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }

    /// Returns the rectangle moved by distances.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
        CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }
}

/// An affine transformation: Core Graphics' `CGAffineTransform`.
public struct CGAffineTransform: Hashable, Sendable {
    /// The factor of x in the new x.
    public var a: CGFloat
    /// The factor of x in the new y.
    public var b: CGFloat
    /// The factor of y in the new x.
    public var c: CGFloat
    /// The factor of y in the new y.
    public var d: CGFloat
    /// The translation of x.
    public var tx: CGFloat
    /// The translation of y.
    public var ty: CGFloat

    /// The transformation that changes nothing.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Creates a transformation from its six numbers.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// Creates a translation.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Creates a scaling.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Creates a rotation by an angle in radians, from the x axis towards the y axis.
    public init(rotationAngle angle: CGFloat) {
        let (sine, cosine) = sineAndCosine(angle)
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Returns this transformation followed by another one.
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
    /// Returns the point after a transformation.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

/// The ends of a line: Core Graphics' `CGLineCap`.
public enum CGLineCap: Int32, Sendable {
    /// The line ends at its end point.
    case butt
    /// The line ends with a half circle.
    case round
    /// The line ends with a half square.
    case square
}

/// The joins of lines: Core Graphics' `CGLineJoin`.
public enum CGLineJoin: Int32, Sendable {
    /// A pointed join.
    case miter
    /// A round join.
    case round
    /// A join with the point cut off.
    case bevel
}
#endif
