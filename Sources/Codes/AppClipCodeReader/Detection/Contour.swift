// SPDX-License-Identifier: Apache-2.0

/// The pixels along the outer border of a region, clockwise from the start of its uppermost row.
///
/// It is found by Moore-neighbour tracing with Jacob's stopping criterion: the tracing ends when
/// the start is left in the same direction as the first time.
struct Contour {
    /// The steps to the eight neighbours, clockwise from the right.
    private static let steps: [SIMD2<Int32>] = [
        SIMD2(1, 0), SIMD2(1, 1), SIMD2(0, 1), SIMD2(-1, 1),
        SIMD2(-1, 0), SIMD2(-1, -1), SIMD2(0, -1), SIMD2(1, -1),
    ]

    /// The column and row of each pixel.
    private(set) var points: [SIMD2<Int32>] = []

    /// Traces the outer border of a region, in place of the earlier contour.
    ///
    /// - Parameters:
    ///   - region: A region that does not touch the image's border.
    ///   - contrast: The image in which the region was found.
    ///   - longest: The maximum number of pixels, at which the tracing is given up.
    /// - Returns: Whether the contour is closed; a single pixel has none.
    mutating func trace(_ region: Region, in contrast: LocalContrast, longest: Int) -> Bool {
        points.removeAll(keepingCapacity: true)
        let start = SIMD2(region.startX, region.minY)
        let width = contrast.width
        let sides = contrast.sides
        let steps = Self.steps
        let offsets = steps.map { Int($0.y) * width + Int($0.x) }
        var index = Int(start.y) * width + Int(start.x)
        let side = sides[index]
        var place = start
        // The search at the start can begin to the right: the region has no part above its uppermost
        // row, and none to the left of the start in that row.
        var direction = 0
        var firstDirection: Int?
        while points.count <= longest {
            var turns = 0
            while turns < 8, sides[index &+ offsets[(direction &+ turns) & 7]] != side {
                turns &+= 1
            }
            guard turns < 8 else { return false }
            let found = (direction &+ turns) & 7
            if place == start {
                if let firstDirection, firstDirection == found { return true }
                firstDirection = firstDirection ?? found
            }
            points.append(place)
            place &+= steps[found]
            index &+= offsets[found]
            // The next search starts at the neighbour after the one that is known to be outside.
            direction = (found & 1 == 0 ? found + 7 : found + 6) & 7
        }
        return false
    }
}
