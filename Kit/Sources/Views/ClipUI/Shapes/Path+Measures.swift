// SPDX-License-Identifier: Apache-2.0

// Measurements of a path, computed from lines: each curve is approximated by 24 of them.
extension Path {
    /// The end of the last element; `nil` for an empty path.
    nonisolated public var currentPoint: CGPoint? {
        var (start, point): (CGPoint?, CGPoint?) = (nil, nil)
        for element in elements {
            switch element {
            case .move(let to): (start, point) = (to, to)
            case .line(let to), .quadCurve(let to, _), .curve(let to, _, _): point = to
            case .closeSubpath: point = start
            }
        }
        return point
    }

    /// The smallest rectangle around the path.
    nonisolated public var boundingRect: CGRect {
        var box: (least: CGPoint, most: CGPoint)?
        for line in lines {
            for point in line {
                guard let old = box else {
                    box = (point, point)
                    continue
                }
                box = (
                    CGPoint(x: min(old.least.x, point.x), y: min(old.least.y, point.y)),
                    CGPoint(x: max(old.most.x, point.x), y: max(old.most.y, point.y))
                )
            }
        }
        guard let box else { return .zero }
        return CGRect(
            x: box.least.x,
            y: box.least.y,
            width: box.most.x - box.least.x,
            height: box.most.y - box.least.y
        )
    }

    /// Returns whether a point is inside of the path.
    nonisolated public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        var (winding, crossings) = (0, 0)
        for line in lines where line.count > 1 {
            for index in line.indices {
                let (from, to) = (line[index], line[index + 1 < line.count ? index + 1 : 0])
                guard (from.y <= point.y) != (to.y <= point.y) else { continue }
                let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
                guard x > point.x else { continue }
                crossings += 1
                winding += from.y < to.y ? 1 : -1
            }
        }
        return eoFill ? crossings % 2 == 1 : winding != 0
    }

    /// Returns the part of the path between two fractions of its length, as straight lines.
    nonisolated public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let lines = lines
        var total: CGFloat = 0
        for line in lines { for index in line.indices.dropFirst() { total += length(line, index) } }
        let (start, end) = (max(0, min(1, from)) * total, max(0, min(1, to)) * total)
        var path = Path()
        var place: CGFloat = 0
        for line in lines {
            var isDrawing = false
            for index in line.indices.dropFirst() {
                let length = length(line, index)
                defer { place += length }
                guard length > 0, place + length > start, place < end else {
                    isDrawing = false
                    continue
                }
                func point(_ at: CGFloat) -> CGPoint {
                    between(line[index - 1], line[index], max(0, min(1, (at - place) / length)))
                }
                if !isDrawing { path.move(to: point(start)) }
                path.addLine(to: point(end))
                isDrawing = true
            }
        }
        return path
    }

    /// Returns the area of a line along the path.
    ///
    /// Its ends are butt and its joins are round, whatever the style says.
    nonisolated public func strokedPath(_ style: StrokeStyle) -> Path {
        let half = style.lineWidth / 2
        var path = Path()
        for line in lines {
            for index in line.indices.dropFirst() {
                let (from, to) = (line[index - 1], line[index])
                let length = length(line, index)
                guard length > 0 else { continue }
                let (x, y) = ((to.y - from.y) / length * half, (from.x - to.x) / length * half)
                path.addLines([
                    CGPoint(x: from.x + x, y: from.y + y), CGPoint(x: from.x - x, y: from.y - y),
                    CGPoint(x: to.x - x, y: to.y - y), CGPoint(x: to.x + x, y: to.y + y),
                ])
                path.closeSubpath()
                guard index > 1 else { continue }
                path.addEllipse(
                    in: CGRect(
                        x: from.x - half,
                        y: from.y - half,
                        width: style.lineWidth,
                        height: style.lineWidth
                    )
                )
            }
        }
        return path
    }

    private func length(_ line: [CGPoint], _ index: Int) -> CGFloat {
        let (x, y) = (line[index].x - line[index - 1].x, line[index].y - line[index - 1].y)
        return (x * x + y * y).squareRoot()
    }

    // The outlines as lists of points.
    private var lines: [[CGPoint]] {
        var (lines, line): ([[CGPoint]], [CGPoint]) = ([], [])
        func curve(_ points: [CGPoint]) {
            for step in 1...24 {
                let part = CGFloat(step) / 24
                var points = points
                // De Casteljau's algorithm.
                while points.count > 1 {
                    for index in 1..<points.count {
                        points[index - 1] = between(points[index - 1], points[index], part)
                    }
                    points.removeLast()
                }
                line.append(points[0])
            }
        }
        for element in elements {
            let from = line.last ?? .zero
            switch element {
            case .move(let to):
                if line.count > 1 { lines.append(line) }
                line = [to]
            case .line(let to): line.append(to)
            case .quadCurve(let to, let control): curve([from, control, to])
            case .curve(let to, let control1, let control2):
                curve([from, control1, control2, to])
            case .closeSubpath:
                guard let first = line.first else { continue }
                lines.append(line + [first])
                line = [first]
            }
        }
        if line.count > 1 { lines.append(line) }
        return lines
    }
}

private func between(_ from: CGPoint, _ to: CGPoint, _ part: CGFloat) -> CGPoint {
    CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
}
