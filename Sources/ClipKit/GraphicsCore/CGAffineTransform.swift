// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
public import Foundation

/// A change of coordinates that keeps lines straight and parallel: Core Graphics'
/// `CGAffineTransform`.
///
/// A point *(x, y)* becomes *(a x + c y + tx, b x + d y + ty)*.
public struct CGAffineTransform: Hashable, Codable, Sendable {
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
    public static let identity = Self(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// All zeros, as in Core Graphics; see ``identity``.
    public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

    /// A transform from its six numbers.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// A transform from its six numbers.
    public init(
        _ a: CGFloat,
        _ b: CGFloat,
        _ c: CGFloat,
        _ d: CGFloat,
        _ tx: CGFloat,
        _ ty: CGFloat
    ) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
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
        let (sine, cosine) = (sin(angle), cos(angle))
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Whether it changes nothing.
    public var isIdentity: Bool { self == .identity }

    /// This transform, and then another.
    public func concatenating(_ other: Self) -> Self {
        Self(
            a: a * other.a + b * other.c,
            b: a * other.b + b * other.d,
            c: c * other.a + d * other.c,
            d: c * other.b + d * other.d,
            tx: tx * other.a + ty * other.c + other.tx,
            ty: tx * other.b + ty * other.d + other.ty
        )
    }

    /// A move before this transform.
    public func translatedBy(x: CGFloat, y: CGFloat) -> Self {
        Self(translationX: x, y: y).concatenating(self)
    }

    /// A change of size before this transform.
    public func scaledBy(x: CGFloat, y: CGFloat) -> Self {
        Self(scaleX: x, y: y).concatenating(self)
    }

    /// A turn before this transform.
    public func rotated(by angle: CGFloat) -> Self {
        Self(rotationAngle: angle).concatenating(self)
    }

    /// What undoes this transform; itself if nothing does.
    public func inverted() -> Self {
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite else { return self }
        return Self(
            a: d / determinant,
            b: -b / determinant,
            c: -c / determinant,
            d: a / determinant,
            tx: (c * ty - d * tx) / determinant,
            ty: (b * tx - a * ty) / determinant
        )
    }
}

extension CGPoint {
    /// Where a transform takes the point.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

extension CGSize {
    /// What a transform makes of the size; it is not moved.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// The smallest rectangle around what a transform makes of this one.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        guard !isNull, !isInfinite else { return self }
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
            CGPoint(x: maxX, y: maxY),
        ]
        .map { $0.applying(t) }
        return CGRect(around: corners)
    }

    init(around points: [CGPoint]) {
        guard let first = points.first else {
            self = .null
            return
        }
        var (least, most) = (first, first)
        for point in points {
            least = CGPoint(x: min(least.x, point.x), y: min(least.y, point.y))
            most = CGPoint(x: max(most.x, point.x), y: max(most.y, point.y))
        }
        self.init(x: least.x, y: least.y, width: most.x - least.x, height: most.y - least.y)
    }
}
#endif
