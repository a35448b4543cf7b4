/// A rectangle with upright sides; y points down.
struct Box: Hashable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    var maxX: Double { x + width }
    var maxY: Double { y + height }

    /// The area that it has in common with another.
    func overlap(with other: Box) -> Double {
        let common = (
            min(maxX, other.maxX) - max(x, other.x), min(maxY, other.maxY) - max(y, other.y)
        )
        return max(0, common.0) * max(0, common.1)
    }
}
