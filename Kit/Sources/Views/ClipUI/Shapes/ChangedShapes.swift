// SPDX-License-Identifier: Apache-2.0

// Shapes that are derived from another one.

/// A part of the outline of a shape.
nonisolated public struct TrimmedShape<Content: Shape>: Shape {
    fileprivate let content: Content
    fileprivate let from: CGFloat
    fileprivate let to: CGFloat

    /// The outline of the part.
    public var outline: Outline {
        let (from, to) = (from, to)
        return content.outline.changed { .list([.integer(8), $0, .length(from), .length(to)]) }
    }

    /// Returns the part of the path.
    public func path(in rect: CGRect) -> Path {
        content.path(in: rect).trimmedPath(from: from, to: to)
    }
}

/// A shape that is translated, rotated or scaled.
nonisolated public struct TransformedShape<Content: Shape>: Shape {
    fileprivate let content: Content
    fileprivate let transform: CGAffineTransform
    fileprivate let anchor: UnitPoint

    /// The outline after the transformation about the anchor.
    public var outline: Outline {
        let (transform, anchor) = (transform, anchor)
        return content.outline.changed { .transformed($0, transform, anchor) }
    }

    /// Returns the path after the transformation.
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

/// A shape with a fixed size, at the top leading corner.
nonisolated public struct SizedShape<Content: Shape>: Shape {
    fileprivate let content: Content
    fileprivate let size: CGSize

    /// The outline of the shape in its size.
    public var outline: Outline {
        let size = size
        let resized: @Sendable (PropertyValue) -> PropertyValue = {
            .list([.integer(11), $0, .length(size.width), .length(size.height)])
        }
        let outline = content.outline
        // A path that the clip computes has this size, whatever the size of the view.
        guard let made = outline.made else { return outline.changed(resized) }
        var new = Outline(resized(made(size))) { _ in resized(made(size)) }
        new.stroke = outline.stroke
        return new
    }

    /// Returns the path in the fixed size.
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

    /// The outline of the line; for clipping it is the shape itself.
    public var outline: Outline { content.outline.stroked(style.values) }

    /// Returns the path of the shape.
    public func path(in rect: CGRect) -> Path { content.path(in: rect) }

    /// The role of a shape that is stroked.
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
    /// Returns the part of the outline between two fractions of its length.
    public func trim(from: CGFloat = 0, to: CGFloat = 1) -> some Shape {
        TrimmedShape(content: self, from: from, to: to)
    }

    /// Returns the shape rotated about a point.
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
        TransformedShape(
            content: self,
            transform: CGAffineTransform(rotationAngle: CGFloat(angle.radians)),
            anchor: anchor
        )
    }

    /// Returns the shape scaled from a point.
    public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// Returns the shape scaled from a point.
    public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
        TransformedShape(
            content: self,
            transform: CGAffineTransform(scaleX: x, y: y),
            anchor: anchor
        )
    }

    /// Returns the shape moved by distances in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
        transform(CGAffineTransform(translationX: x, y: y))
    }

    /// Returns the shape moved by distances in points.
    public func offset(_ offset: CGSize) -> some Shape {
        self.offset(x: offset.width, y: offset.height)
    }

    /// Returns the shape moved by distances in points.
    public func offset(_ offset: CGPoint) -> some Shape {
        self.offset(x: offset.x, y: offset.y)
    }

    /// Returns the shape with a transformation of its points, from the top left corner.
    public func transform(_ transform: CGAffineTransform) -> some Shape {
        TransformedShape(content: self, transform: transform, anchor: .zero)
    }

    /// Returns the shape with a fixed size, in points.
    public func size(width: CGFloat, height: CGFloat) -> some Shape {
        size(CGSize(width: width, height: height))
    }

    /// Returns the shape with a fixed size, in points.
    public func size(_ size: CGSize) -> some Shape {
        SizedShape(content: self, size: size)
    }

    /// Returns the line around the shape.
    public func stroke(lineWidth: CGFloat = 1) -> some Shape {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Returns the line around the shape.
    public func stroke(style: StrokeStyle) -> some Shape {
        StrokedShape(content: self, style: style)
    }
}
