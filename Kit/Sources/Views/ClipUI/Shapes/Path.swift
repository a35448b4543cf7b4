// SPDX-License-Identifier: Apache-2.0

/// An outline of lines and curves: SwiftUI's `Path`.
///
/// Coordinates are in points, from the top left corner.
nonisolated public struct Path: Shape, Equatable {
    /// A piece of a path.
    public enum Element: Equatable, Sendable {
        /// The start of a new outline.
        case move(to: CGPoint)
        /// A straight line.
        case line(to: CGPoint)
        /// A curve with one control point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A curve with two control points.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A line back to the start of the outline.
        case closeSubpath
    }

    package private(set) var elements: [Element] = []

    /// Creates an empty path.
    public init() {}

    /// Creates a path with a closure that adds to it.
    public init(_ callback: (inout Path) -> Void) {
        callback(&self)
    }

    /// Creates a rectangle.
    public init(_ rect: CGRect) {
        addRect(rect)
    }

    /// Creates an ellipse that touches the sides of a rectangle.
    public init(ellipseIn rect: CGRect) {
        addEllipse(in: rect)
    }

    /// Creates a rectangle with a corner radius.
    public init(
        roundedRect rect: CGRect,
        cornerRadius: CGFloat,
        style: RoundedCornerStyle = .continuous
    ) {
        let size = CGSize(width: cornerRadius, height: cornerRadius)
        addRoundedRect(in: rect, cornerSize: size, style: style)
    }

    /// Creates a rectangle with radii of its corners.
    public init(
        roundedRect rect: CGRect,
        cornerSize: CGSize,
        style: RoundedCornerStyle = .continuous
    ) {
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    /// Creates a rectangle with a different radius for each corner.
    public init(
        roundedRect rect: CGRect,
        cornerRadii: RectangleCornerRadii,
        style: RoundedCornerStyle = .continuous
    ) {
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    /// The outline, which does not depend on a size.
    public var outline: Outline { Outline(6, commands) }

    /// Returns the path itself.
    public func path(in rect: CGRect) -> Path { self }

    /// Whether the path has no elements.
    public var isEmpty: Bool { elements.isEmpty }

    /// Calls a closure with each element.
    public func forEach(_ body: (Element) -> Void) {
        for element in elements { body(element) }
    }

    // MARK: Adding

    /// Starts an outline at a point.
    public mutating func move(to point: CGPoint) { elements.append(.move(to: point)) }

    /// Adds a straight line.
    public mutating func addLine(to point: CGPoint) { elements.append(.line(to: point)) }

    /// Adds straight lines between points, as an outline of its own.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    /// Adds a curve with one control point.
    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
        elements.append(.quadCurve(to: point, control: control))
    }

    /// Adds a curve with two control points.
    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.append(.curve(to: point, control1: control1, control2: control2))
    }

    /// Adds a line back to the start of the outline.
    public mutating func closeSubpath() { elements.append(.closeSubpath) }

    /// Adds a rectangle.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        var path = Path()
        path.addLines([
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ])
        path.closeSubpath()
        addPath(path, transform: transform)
    }

    /// Adds rectangles.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds another path.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        elements += path.applying(transform).elements
    }

    /// Returns the path after a transformation.
    public func applying(_ transform: CGAffineTransform) -> Path {
        if transform == .identity { return self }
        var path = Path()
        for element in elements {
            switch element {
            case .move(let to): path.move(to: to.applying(transform))
            case .line(let to): path.addLine(to: to.applying(transform))
            case .quadCurve(let to, let control):
                path.addQuadCurve(
                    to: to.applying(transform),
                    control: control.applying(transform)
                )
            case .curve(let to, let control1, let control2):
                path.addCurve(
                    to: to.applying(transform),
                    control1: control1.applying(transform),
                    control2: control2.applying(transform)
                )
            case .closeSubpath: path.closeSubpath()
            }
        }
        return path
    }

    /// Returns the path moved by distances in points.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }

    // The numbers for the page: 0 x y move, 1 x y line, 2 x y x y and 3 x y x y x y curves, 4 close.
    package var commands: PropertyValue {
        var values: [PropertyValue] = []
        func add(_ command: Int32, _ points: CGPoint...) {
            values.append(.integer(command))
            for point in points {
                values.append(.length(point.x))
                values.append(.length(point.y))
            }
        }
        for element in elements {
            switch element {
            case .move(let to): add(0, to)
            case .line(let to): add(1, to)
            case .quadCurve(let to, let control): add(2, control, to)
            case .curve(let to, let control1, let control2): add(3, control1, control2, to)
            case .closeSubpath: add(4)
            }
        }
        return .list(values)
    }
}
