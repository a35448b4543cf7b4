// SPDX-License-Identifier: Apache-2.0

/// A rectangle with upright sides; y points down.
struct Box: Hashable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    var maxX: Double { x + width }
    var maxY: Double { y + height }

    /// Returns the area of the intersection with another rectangle.
    func overlap(with other: Box) -> Double {
        let width = min(maxX, other.maxX) - max(x, other.x)
        let height = min(maxY, other.maxY) - max(y, other.y)
        return max(0, width) * max(0, height)
    }

    /// Returns the smallest rectangle that contains both.
    func union(_ other: Box) -> Box {
        let (left, top) = (min(x, other.x), min(y, other.y))
        return Box(
            x: left,
            y: top,
            width: max(maxX, other.maxX) - left,
            height: max(maxY, other.maxY) - top
        )
    }

    /// Returns the intersection with another rectangle, which has to touch this one.
    func intersection(_ other: Box) -> Box {
        let (left, top) = (max(x, other.x), max(y, other.y))
        return Box(
            x: left,
            y: top,
            width: max(0, min(maxX, other.maxX) - left),
            height: max(0, min(maxY, other.maxY) - top)
        )
    }

    /// Returns the rectangle enlarged by a margin on every side.
    func grown(by margin: Double) -> Box {
        Box(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
    }
}
