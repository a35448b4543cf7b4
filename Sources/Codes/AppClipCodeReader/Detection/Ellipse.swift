// SPDX-License-Identifier: Apache-2.0

/// The ellipse that has the area moments of a contour, up to the second order.
struct Ellipse {
    /// The centre, in pixels of the image in which the contour was traced; the centre of a pixel is at
    /// a half.
    var center: SIMD2<Double>

    /// The longer semi-axis, in pixels.
    var major: Double

    /// The shorter semi-axis, in pixels.
    var minor: Double

    /// The direction of the longer semi-axis, as a unit vector.
    var direction: SIMD2<Double>

    /// The standard deviation of the contour's distance from the centre, as a fraction of the ellipse's
    /// radius in the same direction.
    var deviation: Double

    /// The difference between the area within the contour and the area of the ellipse, as a fraction of
    /// the latter.
    var areaDifference: Double

    /// The minimum area of a contour, in pixels; the moments of a smaller one are not meaningful.
    private static let leastArea = 20.0

    /// Creates the ellipse of a contour; `nil` if its area is at most `leastArea`.
    init?(_ contour: Contour) {
        guard let moments = AreaMoments(of: contour), moments.area > Self.leastArea else {
            return nil
        }
        let (variance, covariance) = (moments.variance, moments.covariance)
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
        areaDifference = (moments.area / (.pi * major * minor) - 1).magnitude

        var sum = 0.0
        var sumOfSquares = 0.0
        for point in contour.points {
            let offset = moments.offset(of: point) - moments.center
            let u = (offset * direction).sum() / major
            let v = (offset.y * direction.x - offset.x * direction.y) / minor
            let squared = u * u + v * v
            sum += squared.squareRoot()
            sumOfSquares += squared
        }
        let count = Double(contour.points.count)
        deviation = max(sumOfSquares / count - sum * sum / (count * count), 0).squareRoot()
        center =
            moments.center
            + SIMD2(Double(moments.origin.x) + 0.5, Double(moments.origin.y) + 0.5)
        // The contour runs through the centres of the border pixels.
        major += 0.5
        minor += 0.5
    }
}

/// The moments of the area within a contour, relative to its first point.
///
/// They are sums over the edges of the polygon (Green's theorem), so the cost depends on the contour's
/// length and not on its area.
private struct AreaMoments {
    /// The first point of the contour, to which the other values are relative.
    let origin: SIMD2<Int32>

    /// The area, in pixels; above 0 if the contour is clockwise.
    let area: Double

    /// The centroid.
    let center: SIMD2<Double>

    /// The variances of x and y, in square pixels.
    let variance: SIMD2<Double>

    /// The covariance of x and y, in square pixels.
    let covariance: Double

    /// Creates the moments of a contour; `nil` if it has no points.
    init?(of contour: Contour) {
        let points = contour.points
        guard let origin = points.first else { return nil }
        self.origin = origin
        var doubledArea = 0.0
        var first = SIMD2<Double>.zero
        var squares = SIMD2<Double>.zero
        var mixed = 0.0
        var a = SIMD2<Double>.zero
        for index in points.indices {
            let next = index + 1 < points.count ? points[index + 1] : origin
            let b = SIMD2<Double>(Double(next.x - origin.x), Double(next.y - origin.y))
            let cross = a.x * b.y - a.y * b.x
            doubledArea += cross
            first += (a + b) * cross
            squares += (a * a + a * b + b * b) * cross
            mixed += (2 * a.x * a.y + a.x * b.y + b.x * a.y + 2 * b.x * b.y) * cross
            a = b
        }
        area = doubledArea / 2
        center = first / (6 * area)
        variance = squares / (12 * area) - center * center
        covariance = mixed / (24 * area) - center.x * center.y
    }

    /// Returns the vector from the origin to a point.
    func offset(of point: SIMD2<Int32>) -> SIMD2<Double> {
        SIMD2(Double(point.x - origin.x), Double(point.y - origin.y))
    }
}
