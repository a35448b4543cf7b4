/// Gathers absolute steps, and remembers what the short forms of path data refer to.
struct PathPen {
    private(set) var segments: [PathSegment] = []
    private(set) var position = PathPoint(x: 0, y: 0)
    private var partStart = PathPoint(x: 0, y: 0)
    private var isClosed = false
    private var reflected = Reflected.nothing

    // What a smooth curve mirrors: only the control point of a curve of its own kind.
    private enum Reflected {
        case nothing
        case cubic(PathPoint)
        case quadratic(PathPoint)
    }

    mutating func move(to point: PathPoint) {
        segments.append(.move(to: point))
        position = point
        partStart = point
        isClosed = false
        reflected = .nothing
    }

    mutating func line(to point: PathPoint) {
        reopen()
        segments.append(.line(to: point))
        position = point
        reflected = .nothing
    }

    mutating func cubic(_ first: PathPoint, _ second: PathPoint, to end: PathPoint) {
        reopen()
        segments.append(.cubic(first, second, to: end))
        position = end
        reflected = .cubic(second)
    }

    mutating func smoothCubic(_ second: PathPoint, to end: PathPoint) {
        var first = position
        if case .cubic(let control) = reflected { first = control.mirrored(at: position) }
        cubic(first, second, to: end)
    }

    mutating func quadratic(_ control: PathPoint, to end: PathPoint) {
        cubic(
            position.moved(toward: control, by: 2.0 / 3),
            end.moved(toward: control, by: 2.0 / 3),
            to: end
        )
        reflected = .quadratic(control)
    }

    mutating func smoothQuadratic(to end: PathPoint) {
        var control = position
        if case .quadratic(let last) = reflected { control = last.mirrored(at: position) }
        quadratic(control, to: end)
    }

    mutating func arc(_ arc: EllipticalArc) {
        reopen()
        segments += arc.segments()
        position = arc.end
        reflected = .nothing
    }

    mutating func close() {
        segments.append(.close)
        position = partStart
        isClosed = true
        reflected = .nothing
    }

    // After a close a step other than a move begins a new part where the old one began.
    private mutating func reopen() {
        if isClosed { move(to: partStart) }
    }
}

extension PathPoint {
    fileprivate func mirrored(at center: PathPoint) -> PathPoint {
        PathPoint(x: 2 * center.x - x, y: 2 * center.y - y)
    }

    fileprivate func moved(toward other: PathPoint, by fraction: Double) -> PathPoint {
        PathPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
    }
}
