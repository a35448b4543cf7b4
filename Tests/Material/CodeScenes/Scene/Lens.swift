// SPDX-License-Identifier: Apache-2.0

/// The map from pixels to directions, and back.
struct Lens {
    private let focalLength: Double
    private let centerX: Double
    private let centerY: Double

    // The coefficient of the square of the distance from the center, in pixels.
    private let bend: Double

    init(_ camera: Camera) {
        focalLength = camera.focalLength
        centerX = Double(camera.width) / 2
        centerY = Double(camera.height) / 2
        bend = camera.distortion / (centerX * centerX + centerY * centerY)
    }

    /// Returns the direction (x, y, 1) in which a point of the image is seen.
    func ray(x: Double, y: Double) -> (x: Double, y: Double) {
        let (right, down) = (x - centerX, y - centerY)
        let factor = (1 - bend * (right * right + down * down)) / focalLength
        return (right * factor, down * factor)
    }

    /// Returns the position of a point in the image, for its position without distortion.
    func bent(_ point: ScenePoint) -> ScenePoint {
        guard bend != 0 else { return point }
        let (right, down) = (point.x - centerX, point.y - centerY)
        let distorted = (right * right + down * down).squareRoot()
        // Newton's method for r (1 - bend r²) = distorted.
        var radius = distorted
        for _ in 0..<12 {
            let slope = 1 - 3 * bend * radius * radius
            guard slope > 0.05 else { break }
            radius -= (radius * (1 - bend * radius * radius) - distorted) / slope
        }
        let factor = distorted > 0 ? radius / distorted : 1
        return ScenePoint(x: centerX + right * factor, y: centerY + down * factor)
    }

    /// Returns the best affine map from the undistorted image to the distorted one around a point.
    func map(about point: ScenePoint) -> Matrix3 {
        guard bend != 0 else { return .identity }
        let center = bent(point)
        let step = 0.5
        let right = bent(ScenePoint(x: point.x + step, y: point.y))
        let left = bent(ScenePoint(x: point.x - step, y: point.y))
        let lower = bent(ScenePoint(x: point.x, y: point.y + step))
        let upper = bent(ScenePoint(x: point.x, y: point.y - step))
        let (a, b) = (right.x - left.x, lower.x - upper.x)
        let (c, d) = (right.y - left.y, lower.y - upper.y)
        return Matrix3(rows: [
            a, b, center.x - a * point.x - b * point.y,
            c, d, center.y - c * point.x - d * point.y, 0, 0, 1,
        ])
    }
}
