// SPDX-License-Identifier: Apache-2.0

// Round parts of paths, as cubic curves.
extension Path {
    // The distance of the control points of a quarter circle from its ends, as a fraction of the radius.
    private static var quarter: CGFloat { 0.552_284_749_830_793_6 }

    /// Adds an ellipse that touches the sides of a rectangle.
    nonisolated public mutating func addEllipse(
        in rect: CGRect,
        transform: CGAffineTransform = .identity
    ) {
        var path = Path()
        let (x, y) = (rect.width / 2, rect.height / 2)
        path.move(to: CGPoint(x: rect.maxX, y: rect.midY))
        for turn in 0..<4 {
            let (from, to) = (quarterTurn(turn), quarterTurn(turn + 1))
            func point(_ a: CGFloat, _ b: CGFloat) -> CGPoint {
                CGPoint(
                    x: rect.midX + (a * from.x + b * to.x) * x,
                    y: rect.midY + (a * from.y + b * to.y) * y
                )
            }
            path.addCurve(
                to: point(0, 1),
                control1: point(1, Path.quarter),
                control2: point(Path.quarter, 1)
            )
        }
        path.closeSubpath()
        addPath(path, transform: transform)
    }

    /// Adds a rectangle with radii of its corners, which are at most half its sides.
    nonisolated public mutating func addRoundedRect(
        in rect: CGRect,
        cornerSize: CGSize,
        style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let width = max(0, min(cornerSize.width, rect.width / 2))
        let height = max(0, min(cornerSize.height, rect.height / 2))
        addCorners(
            rect,
            [CGSize](repeating: CGSize(width: width, height: height), count: 4),
            transform
        )
    }

    /// Adds a rectangle with a different radius for each corner; radii are at most half its shorter side.
    nonisolated public mutating func addRoundedRect(
        in rect: CGRect,
        cornerRadii: RectangleCornerRadii,
        style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let most = min(rect.width, rect.height) / 2
        let radii = [
            cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading,
            cornerRadii.topLeading,
        ]
        let sizes = radii.map { radius in
            CGSize(width: max(0, min(radius, most)), height: max(0, min(radius, most)))
        }
        addCorners(rect, sizes, transform)
    }

    // Adds the corners clockwise, from the one at the top right.
    private mutating func addCorners(
        _ rect: CGRect,
        _ sizes: [CGSize],
        _ transform: CGAffineTransform
    ) {
        var path = Path()
        let corners = [
            CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.minY),
        ]
        for turn in 0..<4 {
            // The directions along the side before the corner and along the one after it.
            let (before, after) = (quarterTurn(turn), quarterTurn(turn + 1))
            let (corner, size) = (corners[turn], sizes[turn])
            func point(_ side: CGPoint, _ part: CGFloat) -> CGPoint {
                CGPoint(
                    x: corner.x + side.x * size.width * part,
                    y: corner.y + side.y * size.height * part
                )
            }
            let start = point(before, -1)
            if turn == 0 { path.move(to: start) } else { path.addLine(to: start) }
            path.addCurve(
                to: point(after, 1),
                control1: point(before, Path.quarter - 1),
                control2: point(after, 1 - Path.quarter)
            )
        }
        path.closeSubpath()
        addPath(path, transform: transform)
    }

    // Returns the direction to the right for 0, and the next ones clockwise.
    private func quarterTurn(_ turn: Int) -> CGPoint {
        switch turn % 4 {
        case 0: CGPoint(x: 1, y: 0)
        case 1: CGPoint(x: 0, y: 1)
        case 2: CGPoint(x: -1, y: 0)
        default: CGPoint(x: 0, y: -1)
        }
    }

    /// Adds a part of a circle, with a line to its start.
    ///
    /// As in SwiftUI, `clockwise` means counterclockwise on a screen, where y increases downwards.
    nonisolated public mutating func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: Angle,
        endAngle: Angle,
        clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * Double.pi
        var delta = endAngle.radians - startAngle.radians
        if clockwise {
            if delta <= -turn {
                delta = -turn
            } else if delta > 0 {
                delta = delta.truncatingRemainder(dividingBy: turn) - turn
            }
        } else if delta >= turn {
            delta = turn
        } else if delta < 0 {
            delta = turn + delta.truncatingRemainder(dividingBy: turn)
        }
        addRelativeArc(
            center: center,
            radius: radius,
            startAngle: startAngle,
            delta: Angle(radians: delta),
            transform: transform
        )
    }

    /// Adds a part of a circle from an angle through a relative angle, with a line to its start.
    nonisolated public mutating func addRelativeArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: Angle,
        delta: Angle,
        transform: CGAffineTransform = .identity
    ) {
        let sweep = max(-100, min(100, delta.radians))
        let count = max(1, Int((abs(sweep) / (Double.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / Double(count)
        let (sine, cosine) = sineAndCosine(step / 4)
        let length = CGFloat(4.0 / 3 * sine / cosine)
        func at(_ index: Int) -> (along: CGPoint, across: CGPoint) {
            let (sine, cosine) = sineAndCosine(startAngle.radians + step * Double(index))
            return (
                CGPoint(x: CGFloat(cosine), y: CGFloat(sine)),
                CGPoint(x: CGFloat(-sine), y: CGFloat(cosine))
            )
        }
        func point(_ place: (along: CGPoint, across: CGPoint), _ part: CGFloat) -> CGPoint {
            CGPoint(
                x: center.x + radius * (place.along.x + part * place.across.x),
                y: center.y + radius * (place.along.y + part * place.across.y)
            )
            .applying(transform)
        }
        var from = at(0)
        if isEmpty { move(to: point(from, 0)) } else { addLine(to: point(from, 0)) }
        for index in 1...count {
            let to = at(index)
            addCurve(
                to: point(to, 0),
                control1: point(from, length),
                control2: point(to, -length)
            )
            from = to
        }
    }

    /// Adds a part of a circle that touches two lines: to a first point, and from it to a second one.
    nonisolated public mutating func addArc(
        tangent1End corner: CGPoint,
        tangent2End end: CGPoint,
        radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        let start = currentPoint ?? corner
        let (a, b) = (direction(from: corner, to: start), direction(from: corner, to: end))
        let cosine = a.x * b.x + a.y * b.y
        let isStraight = a == .zero || b == .zero || abs(cosine) > 0.999_999
        guard !isStraight, radius > 0 else {
            addLine(to: corner.applying(transform))
            return
        }
        // Half of the angle between the lines: its tangent is that of the distance to the circle.
        let tangent = ((1 - cosine) / (1 + cosine)).squareRoot()
        let distance = radius / tangent
        // The arc spans 180° minus that angle. Its control points are a part of the distance from the corner.
        let length = 4 / 3 * radius * ((1 + tangent * tangent).squareRoot() - tangent)
        func point(_ side: CGPoint, _ part: CGFloat) -> CGPoint {
            CGPoint(x: corner.x + side.x * part, y: corner.y + side.y * part).applying(transform)
        }
        addLine(to: point(a, distance))
        addCurve(
            to: point(b, distance),
            control1: point(a, distance - length),
            control2: point(b, distance - length)
        )
    }

    private func direction(from: CGPoint, to: CGPoint) -> CGPoint {
        let (x, y) = (to.x - from.x, to.y - from.y)
        let length = (x * x + y * y).squareRoot()
        return length == 0 ? .zero : CGPoint(x: x / length, y: y / length)
    }
}
