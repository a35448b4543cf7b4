// SPDX-License-Identifier: Apache-2.0

/// Closed polygons that are filled together, by the nonzero rule.
struct Outline {
    /// The corners of each polygon; the last is connected to the first.
    private(set) var polygons: [[ScenePoint]] = []

    /// The polygon that is not closed yet.
    private var open: [ScenePoint] = []

    /// Closes the current polygon, and begins another one.
    mutating func move(to point: ScenePoint) {
        close()
        open = [point]
    }

    mutating func line(to point: ScenePoint) { open.append(point) }

    /// Closes the current polygon.
    mutating func close() {
        if open.count > 2 { polygons.append(open) }
        open = []
    }

    /// Adds a cubic curve, in segments that deviate by at most a fiftieth of the unit if the curve
    /// is about as round as a circle.
    mutating func curve(_ first: ScenePoint, _ second: ScenePoint, to end: ScenePoint) {
        guard let start = open.last else { return }
        let length =
            Self.distance(start, first) + Self.distance(first, second)
            + Self.distance(second, end)
        let count = min(96, max(4, Elementary.ceiling(4 * length.squareRoot())))
        for step in 1...count {
            let t = Double(step) / Double(count)
            let s = 1 - t
            let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
            line(
                to: ScenePoint(
                    x: a * start.x + b * first.x + c * second.x + d * end.x,
                    y: a * start.y + b * first.y + c * second.y + d * end.y
                )
            )
        }
    }

    /// Adds an arc of a circle, from one angle to another in radians, including both ends.
    mutating func arc(center: ScenePoint, radius: Double, from start: Double, to end: Double) {
        // So many that the chords deviate by less than a hundredth of the unit.
        let step = (0.08 / max(radius, 1)).squareRoot()
        let count = max(2, Elementary.ceiling(abs(end - start) / step))
        for index in 0...count {
            let angle = start + (end - start) * Double(index) / Double(count)
            let (cosine, sine) = Elementary.cosineAndSine(angle)
            line(to: ScenePoint(x: center.x + radius * cosine, y: center.y + radius * sine))
        }
    }

    private static func distance(_ one: ScenePoint, _ other: ScenePoint) -> Double {
        let (x, y) = (other.x - one.x, other.y - one.y)
        return (x * x + y * y).squareRoot()
    }
}
