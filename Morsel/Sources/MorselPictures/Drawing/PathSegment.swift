/// A place in the plane; y points down.
public struct PathPoint: Sendable, Hashable {
    /// The distance to the right of the origin.
    public var x: Double
    /// The distance below the origin.
    public var y: Double

    /// Makes a point of its coordinates.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

/// One step of an outline, in absolute coordinates.
public enum PathSegment: Sendable, Hashable {
    /// Begins a new part of the outline.
    case move(to: PathPoint)
    /// A straight line from the current point.
    case line(to: PathPoint)
    /// A cubic Bézier curve from the current point.
    case cubic(PathPoint, PathPoint, to: PathPoint)
    /// A straight line back to where this part began.
    case close
}
