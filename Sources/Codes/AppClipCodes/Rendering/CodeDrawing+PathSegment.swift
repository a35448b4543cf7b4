// SPDX-License-Identifier: Apache-2.0

extension CodeDrawing {
    /// A point of an outline; y points down.
    public struct Point: Sendable, Hashable {
        /// The distance to the right of the origin.
        public let x: Double

        /// The distance below the origin.
        public let y: Double

        /// Creates a point from its coordinates.
        public init(x: Double, y: Double) {
            self.x = x
            self.y = y
        }
    }

    /// One segment of an outline, in absolute coordinates.
    ///
    /// An outline is a list of subpaths; each starts with a `move`.
    public enum PathSegment: Sendable, Hashable {
        /// Starts a new subpath.
        case move(to: Point)

        /// A straight line from the current point.
        case line(to: Point)

        /// A cubic Bézier curve from the current point, with its two control points.
        case curve(Point, Point, to: Point)

        /// A part of a circle from the current point, clockwise or anticlockwise on the screen.
        case arc(center: Point, radius: Double, isClockwise: Bool, to: Point)

        /// A straight line to the start of the subpath, which ends here.
        case close
    }
}
