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

    /// The columns and rows of the pixels.
    private(set) var points: [SIMD2<Int32>] = []

    /// Traces the border of a region that does not touch the image's border; gives up after
    /// `longest` pixels.
    ///
    /// - Returns: Whether the contour was closed by then.
    mutating func follow(_ region: Region, in contrast: LocalContrast, longest: Int) -> Bool {
        points.removeAll(keepingCapacity: true)
        let start = SIMD2(region.startX, region.minY)
        let width = contrast.width
        let sides = contrast.sides
        let steps = Self.steps
        let offsets = steps.map { Int($0.y) * width + Int($0.x) }
        var index = Int(start.y) * width + Int(start.x)
        let side = sides[index]
        var place = start
        // No part of the region is above its uppermost row or to the left of the start.
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

/// The ellipse that has the area moments of a contour, up to the second order.
///
/// The moments are sums over the edges of the polygon (Green's theorem), so the cost depends on the
/// contour's length and not on its area.
struct Ellipse {
    /// The centre, in pixels of the level; the middle of a pixel is at a half.
    var center: SIMD2<Double>

    /// The longer semi-axis.
    var major: Double

    /// The shorter semi-axis.
    var minor: Double

    /// The direction of the longer semi-axis, of length 1.
    var direction: SIMD2<Double>

    /// The deviation of the contour from the ellipse, as a fraction of its radius: the standard
    /// deviation.
    var deviation: Double

    /// The relative difference between the area within the contour and the area of the ellipse.
    var areaDifference: Double

    /// The minimum area of a contour, in pixels; the moments of a smaller one are not meaningful.
    private static let leastArea = 20.0

    /// Creates the ellipse of a contour; `nil` if its area is below `leastArea`.
    init?(_ contour: Contour) {
        let points = contour.points
        guard let origin = points.first else { return nil }
        // Moments by the edges of the polygon, relative to its first corner.
        var area = 0.0
        var first = SIMD2<Double>.zero
        var squares = SIMD2<Double>.zero
        var mixed = 0.0
        var a = SIMD2<Double>.zero
        for index in points.indices {
            let next = index + 1 < points.count ? points[index + 1] : origin
            let b = SIMD2<Double>(Double(next.x - origin.x), Double(next.y - origin.y))
            let cross = a.x * b.y - a.y * b.x
            area += cross
            first += (a + b) * cross
            squares += (a * a + a * b + b * b) * cross
            mixed += (2 * a.x * a.y + a.x * b.y + b.x * a.y + 2 * b.x * b.y) * cross
            a = b
        }
        area /= 2
        guard area > Self.leastArea else { return nil }
        let middle = first / (6 * area)
        let variance = squares / (12 * area) - middle * middle
        let covariance = mixed / (24 * area) - middle.x * middle.y

        let half = (variance.x + variance.y) / 2
        let difference = (variance.x - variance.y) / 2
        let root = (difference * difference + covariance * covariance).squareRoot()
        guard half - root > 0 else { return nil }
        // Eigenvalues of the covariance matrix. The second moment of an ellipse is a quarter of its
        // squared semi-axis.
        major = 2 * (half + root).squareRoot()
        minor = 2 * (half - root).squareRoot()
        direction = SIMD2(1, 0)
        let axis =
            difference >= 0
            ? SIMD2(difference + root, covariance) : SIMD2(covariance, root - difference)
        let length = (axis * axis).sum().squareRoot()
        if length > 1e-9 { direction = axis / length }
        areaDifference = (area / (.pi * major * minor) - 1).magnitude

        var sum = 0.0
        var sumOfSquares = 0.0
        for point in points {
            let p = SIMD2(Double(point.x - origin.x), Double(point.y - origin.y)) - middle
            let u = (p * direction).sum() / major
            let v = (p.y * direction.x - p.x * direction.y) / minor
            let squared = u * u + v * v
            sum += squared.squareRoot()
            sumOfSquares += squared
        }
        let count = Double(points.count)
        deviation = max(sumOfSquares / count - sum * sum / (count * count), 0).squareRoot()
        center = middle + SIMD2(Double(origin.x) + 0.5, Double(origin.y) + 0.5)
        // The contour runs through the middles of the border pixels.
        major += 0.5
        minor += 0.5
    }
}
