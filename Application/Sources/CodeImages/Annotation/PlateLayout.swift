// SPDX-License-Identifier: Apache-2.0

/// Finds places for plates: beside their codes where they cover nothing important, or below the image
/// if there is no such place in it.
struct PlateLayout {
    /// The visible region: the image and the space below it.
    private(set) var region: Box

    /// The distance between a plate and whatever is next to it.
    let margin: Double

    /// The areas that plates must not cover.
    var taken: [Box] = []

    init(region: Box, margin: Double) {
        self.region = region
        self.margin = margin
    }

    /// Reserves a place for the plate of a code.
    ///
    /// The order of preference is below, above, right, left, and in the lower corners; a place is
    /// moved into the region. If each of them covers something, the region grows.
    mutating func place(width: Double, height: Double, at code: Box) -> Box {
        let middleX = code.x + (code.width - width) / 2
        let middleY = code.y + (code.height - height) / 2
        let low = region.maxY - margin - height
        let places = [
            (middleX, code.maxY + margin), (middleX, code.y - margin - height),
            (code.maxX + margin, middleY), (code.x - margin - width, middleY),
            (region.x + margin, low), (region.maxX - margin - width, low),
        ]
        let free =
            places
            .map { inside(Box(x: $0.0, y: $0.1, width: width, height: height)) }
            .first(where: isFree)
        let place: Box
        if let free {
            place = free
        } else {
            let below = Box(x: middleX, y: region.maxY + margin, width: width, height: height)
            region.height += height + 2 * margin
            place = inside(below)
        }
        taken.append(place)
        return place
    }

    private func isFree(_ place: Box) -> Bool {
        place.maxY <= region.maxY && taken.allSatisfy { $0.overlap(with: place) == 0 }
    }

    private func inside(_ box: Box) -> Box {
        var box = box
        // A label that is wider than the region starts at its side.
        box.x = max(region.x + margin, min(box.x, region.maxX - margin - box.width))
        box.y = max(region.y + margin, min(box.y, region.maxY - margin - box.height))
        return box
    }
}
