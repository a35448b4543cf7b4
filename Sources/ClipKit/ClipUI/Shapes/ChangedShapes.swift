// SPDX-License-Identifier: Apache-2.0

// A shape made from another one.

/// A part of the outline of a shape.
nonisolated public struct TrimmedShape<Content: Shape>: Shape {
    fileprivate let content: Content
    fileprivate let from: CGFloat
    fileprivate let to: CGFloat

    /// The part.
    public var outline: Outline {
        let (from, to) = (from, to)
        return content.outline.changed { .list([.integer(8), $0, .length(from), .length(to)]) }
    }

    /// The part of the path.
    public func path(in rect: CGRect) -> Path {
        content.path(in: rect).trimmedPath(from: from, to: to)
    }
}

/// A shape that is moved, turned or scaled.
nonisolated public struct TransformedShape<Content: Shape>: Shape {
    fileprivate let content: Content
    fileprivate let transform: CGAffineTransform
    fileprivate let anchor: UnitPoint

    /// The shape after the transformation about its anchor.
    public var outline: Outline {
        let (transform, anchor) = (transform, anchor)
        return content.outline.changed { .transformed($0, transform, anchor) }
    }

    /// The path after the transformation.
    public func path(in rect: CGRect) -> Path {
        let x = rect.minX + anchor.x * rect.width
        let y = rect.minY + anchor.y * rect.height
        return content.path(in: rect)
            .applying(
                CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
                    .concatenating(CGAffineTransform(translationX: x, y: y))
            )
    }
}

/// A shape in a size of its own, at the top leading corner.
nonisolated public struct SizedShape<Content: Shape>: Shape {
    fileprivate let content: Content
    fileprivate let size: CGSize

    /// The shape.
    public var outline: Outline {
        let size = size
        let resized: @Sendable (PropertyValue) -> PropertyValue = {
            .list([.integer(11), $0, .length(size.width), .length(size.height)])
        }
        let outline = content.outline
        // A path of the clip's own is made for this size, whatever the size of the view.
        guard let made = outline.made else { return outline.changed(resized) }
        var new = Outline(resized(made(size))) { _ in resized(made(size)) }
        new.stroke = outline.stroke
        return new
    }

    /// The path.
    public func path(in rect: CGRect) -> Path {
        content.path(
            in: CGRect(x: rect.minX, y: rect.minY, width: size.width, height: size.height)
        )
    }
}

/// The line around a shape, as a shape.
nonisolated public struct StrokedShape<Content: Shape>: Shape {
    fileprivate let content: Content
    fileprivate let style: StrokeStyle

    /// The line; to clip to it clips to the shape.
    public var outline: Outline { content.outline.stroked(style.values) }

    /// The outline of the shape.
    public func path(in rect: CGRect) -> Path { content.path(in: rect) }

    /// It is stroked.
    public static var role: ShapeRole { .stroke }
}

extension PropertyValue {
    fileprivate static func transformed(
        _ shape: PropertyValue,
        _ transform: CGAffineTransform,
        _ anchor: UnitPoint
    ) -> PropertyValue {
        var values: [PropertyValue] = [
            .integer(9), shape, .length(transform.a), .length(transform.b), .length(transform.c),
            .length(transform.d), .length(transform.tx), .length(transform.ty),
        ]
        if anchor != .center { values += [.length(anchor.x), .length(anchor.y)] }
        return .list(values)
    }
}

nonisolated extension Shape {
    /// The part of the outline between two fractions of its length.
    public func trim(from: CGFloat = 0, to: CGFloat = 1) -> some Shape {
        TrimmedShape(content: self, from: from, to: to)
    }

    /// The shape, turned about a point.
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
        TransformedShape(
            content: self,
            transform: CGAffineTransform(rotationAngle: CGFloat(angle.radians)),
            anchor: anchor
        )
    }

    /// The shape, scaled from a point.
    public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// The shape, scaled from a point.
    public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
        TransformedShape(
            content: self,
            transform: CGAffineTransform(scaleX: x, y: y),
            anchor: anchor
        )
    }

    /// The shape, moved by points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
        transform(CGAffineTransform(translationX: x, y: y))
    }

    /// The shape, moved by points.
    public func offset(_ offset: CGSize) -> some Shape {
        self.offset(x: offset.width, y: offset.height)
    }

    /// The shape, moved by points.
    public func offset(_ offset: CGPoint) -> some Shape {
        self.offset(x: offset.x, y: offset.y)
    }

    /// The shape after a transformation of its points, from the top left corner.
    public func transform(_ transform: CGAffineTransform) -> some Shape {
        TransformedShape(content: self, transform: transform, anchor: .zero)
    }

    /// The shape in a size of its own, in points.
    public func size(width: CGFloat, height: CGFloat) -> some Shape {
        size(CGSize(width: width, height: height))
    }

    /// The shape in a size of its own, in points.
    public func size(_ size: CGSize) -> some Shape {
        SizedShape(content: self, size: size)
    }

    /// The line around the shape.
    public func stroke(lineWidth: CGFloat = 1) -> some Shape {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The line around the shape.
    public func stroke(style: StrokeStyle) -> some Shape {
        StrokedShape(content: self, style: style)
    }
}
