// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A path to which lines and curves are added: Core Graphics' `CGMutablePath`.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// Creates an empty path.
    public init() { super.init(pieces: []) }

    /// Begins a new subpath at a point.
    public func move(to point: CGPoint) { pieces.append(.move(point)) }

    /// Adds a straight line to a point.
    public func addLine(to point: CGPoint) { pieces.append(.line(point)) }

    /// Adds a curve with one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        pieces.append(.quadCurve(to: end, control: control))
    }

    /// Adds a curve with two control points.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        pieces.append(.curve(to: end, control1: control1, control2: control2))
    }

    /// Closes the subpath with a line to its start.
    public func closeSubpath() { pieces.append(.close) }

    /// Adds straight lines between points.
    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) {
        addLines(between: [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ])
        closeSubpath()
    }

    /// Adds an ellipse that touches the sides of a rectangle.
    public func addEllipse(in rect: CGRect) {
        addRoundedRect(in: rect, cornerWidth: rect.width / 2, cornerHeight: rect.height / 2)
    }

    /// Adds a rectangle with rounded corners, whose radii are at most half its sides.
    public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
        let width = min(max(0, cornerWidth), rect.width / 2)
        let height = min(max(0, cornerHeight), rect.height / 2)
        // A quarter of a circle is approximated by a curve whose control points lie at this part of
        // the radius.
        let part: CGFloat = 0.552_284_749_830_793_6
        let (dx, dy) = (width * (1 - part), height * (1 - part))
        let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        move(to: point(left + width, top))
        addLine(to: point(right - width, top))
        addCurve(
            to: point(right, top + height),
            control1: point(right - dx, top),
            control2: point(right, top + dy)
        )
        addLine(to: point(right, bottom - height))
        addCurve(
            to: point(right - width, bottom),
            control1: point(right, bottom - dy),
            control2: point(right - dx, bottom)
        )
        addLine(to: point(left + width, bottom))
        addCurve(
            to: point(left, bottom - height),
            control1: point(left + dx, bottom),
            control2: point(left, bottom - dy)
        )
        addLine(to: point(left, top + height))
        addCurve(
            to: point(left + width, top),
            control1: point(left, top + dy),
            control2: point(left + dx, top)
        )
        closeSubpath()
    }

    /// Adds a part of a circle, with a line to its start; angles are in radians.
    ///
    /// The direction is that of Core Graphics, for a y axis that points upwards: where the y axis
    /// points downwards, an arc that is called clockwise runs counterclockwise.
    public func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        let turn = 2 * CGFloat.pi
        var sweep = endAngle - startAngle
        if clockwise {
            sweep = sweep <= -turn ? -turn : -((-sweep).truncatingRemainder(dividingBy: turn))
            if sweep > 0 { sweep -= turn }
        } else {
            sweep = sweep >= turn ? turn : sweep.truncatingRemainder(dividingBy: turn)
            if sweep < 0 { sweep += turn }
        }
        func point(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        if pieces.isEmpty { move(to: point(startAngle)) } else { addLine(to: point(startAngle)) }
        let count = max(1, Int((abs(sweep) / (turn / 4)).rounded(.up)))
        let step = sweep / CGFloat(count)
        let part = 4 / 3 * tan(step / 4) * radius
        for index in 0..<count {
            let (from, to) = (
                startAngle + CGFloat(index) * step, startAngle + CGFloat(index + 1) * step
            )
            let (start, end) = (point(from), point(to))
            addCurve(
                to: end,
                control1: CGPoint(x: start.x - part * sin(from), y: start.y + part * cos(from)),
                control2: CGPoint(x: end.x + part * sin(to), y: end.y - part * cos(to))
            )
        }
    }

    /// Adds the elements of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        pieces += path.pieces.transformed(by: transform)
    }
}
