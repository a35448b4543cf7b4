/// Finds places for plates: inside of the picture, beside their codes, and over nothing that
/// matters, as far as that can be had.
struct PlateLayout {
    let width: Double
    let height: Double
    /// Between a plate and whatever is next to it.
    let margin: Double
    /// Where no plate should go.
    var taken: [Box] = []

    init(width: Double, height: Double, margin: Double) {
        self.width = width
        self.height = height
        self.margin = margin
    }

    /// Takes a place for a plate of a code.
    ///
    /// Below it is best, then above, right, left; a place is moved into the picture, and the one
    /// that covers least is taken.
    mutating func place(width: Double, height: Double, at code: Box) -> Box {
        let middleX = code.x + (code.width - width) / 2
        let middleY = code.y + (code.height - height) / 2
        let places = [
            (middleX, code.maxY + margin), (middleX, code.y - margin - height),
            (code.maxX + margin, middleY), (code.x - margin - width, middleY),
            (margin, margin), (margin, self.height - margin - height),
            (self.width - margin - width, self.height - margin - height),
        ]
        .map { inside(Box(x: $0.0, y: $0.1, width: width, height: height)) }
        // Of equal ones the first: a place is only better if it covers less.
        var best = places[0]
        for place in places where covered(by: place) < covered(by: best) { best = place }
        taken.append(best)
        return best
    }

    private func covered(by place: Box) -> Double {
        taken.reduce(0) { $0 + $1.overlap(with: place) }
    }

    private func inside(_ box: Box) -> Box {
        var box = box
        // A plate that is wider than the picture begins at its side.
        box.x = max(margin, min(box.x, width - margin - box.width))
        box.y = max(margin, min(box.y, height - margin - box.height))
        return box
    }
}
