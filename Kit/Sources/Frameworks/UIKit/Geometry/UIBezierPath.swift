// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics

/// The corners of a rectangle: UIKit's `UIRectCorner`.
public struct UIRectCorner: OptionSet, Sendable, Hashable {
    /// A bit for each corner.
    public let rawValue: UInt

    /// Creates corners from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top left corner.
    public static let topLeft = Self(rawValue: 1)
    /// The top right corner.
    public static let topRight = Self(rawValue: 2)
    /// The bottom left corner.
    public static let bottomLeft = Self(rawValue: 4)
    /// The bottom right corner.
    public static let bottomRight = Self(rawValue: 8)
    /// All four corners.
    public static let allCorners = Self(rawValue: .max)
}

/// A path of lines and curves: UIKit's `UIBezierPath`.
open class UIBezierPath: NSObject {
    private let path = CGMutablePath()

    /// The width of the line, in points; 1 by default.
    open var lineWidth: CGFloat = 1

    /// Creates an empty path.
    public override init() { super.init() }

    /// Creates a rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// Creates an ellipse that touches the sides of a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// Creates a rectangle with rounded corners.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        path.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
    }

    /// Creates a rectangle with some rounded corners.
    public convenience init(
        roundedRect rect: CGRect,
        byRoundingCorners corners: UIRectCorner,
        cornerRadii: CGSize
    ) {
        self.init()
        add(rect, corners, min(cornerRadii.width, rect.width / 2, rect.height / 2))
    }

    /// Creates an arc of a circle; angles are in radians, clockwise on a screen.
    public convenience init(
        arcCenter center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center,
            radius: radius,
            startAngle: startAngle,
            endAngle: endAngle,
            clockwise: clockwise
        )
    }

    /// Creates a path from one of Core Graphics.
    public convenience init(cgPath: CGPath) {
        self.init()
        path.addPath(cgPath)
    }

    /// The path as one of Core Graphics.
    open var cgPath: CGPath { path.copy() ?? path }

    /// The smallest rectangle around the path.
    open var bounds: CGRect { path.boundingBoxOfPath }

    /// Whether the path has no elements.
    open var isEmpty: Bool { path.isEmpty }

    /// The end of the last line or curve.
    open var currentPoint: CGPoint { path.currentPoint }

    /// Begins a new subpath at a point.
    open func move(to point: CGPoint) { path.move(to: point) }

    /// Adds a straight line.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }

    /// Adds a curve with two control points.
    open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a curve with one control point.
    open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: end, control: controlPoint)
    }

    /// Adds an arc of a circle; angles are in radians, clockwise on a screen.
    open func addArc(
        withCenter center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        // On a screen, the y axis points downwards, so that angles grow clockwise.
        path.addArc(
            center: center,
            radius: radius,
            startAngle: startAngle,
            endAngle: endAngle,
            clockwise: !clockwise
        )
    }

    /// Closes the subpath with a line to its start.
    open func close() { path.closeSubpath() }

    /// Adds another path.
    open func append(_ other: UIBezierPath) { path.addPath(other.cgPath) }

    /// Whether a point is inside the path.
    open func contains(_ point: CGPoint) -> Bool { path.contains(point) }

    private func add(_ rect: CGRect, _ corners: UIRectCorner, _ radius: CGFloat) {
        let quarter = CGFloat.pi / 2
        // Clockwise from the top left; each corner begins at another multiple of 90 degrees.
        let all: [(corner: UIRectCorner, point: CGPoint, center: CGPoint, angle: CGFloat)] = [
            (
                .topLeft, CGPoint(x: rect.minX, y: rect.minY),
                CGPoint(x: rect.minX + radius, y: rect.minY + radius), 2
            ),
            (
                .topRight, CGPoint(x: rect.maxX, y: rect.minY),
                CGPoint(x: rect.maxX - radius, y: rect.minY + radius), 3
            ),
            (
                .bottomRight, CGPoint(x: rect.maxX, y: rect.maxY),
                CGPoint(x: rect.maxX - radius, y: rect.maxY - radius), 0
            ),
            (
                .bottomLeft, CGPoint(x: rect.minX, y: rect.maxY),
                CGPoint(x: rect.minX + radius, y: rect.maxY - radius), 1
            ),
        ]
        for (corner, point, center, start) in all {
            if corners.contains(corner), radius > 0 {
                addArc(
                    withCenter: center,
                    radius: radius,
                    startAngle: start * quarter,
                    endAngle: (start + 1) * quarter,
                    clockwise: true
                )
            } else if path.isEmpty {
                move(to: point)
            } else {
                addLine(to: point)
            }
        }
        close()
    }
}
