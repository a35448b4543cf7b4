// SPDX-License-Identifier: Apache-2.0

/// The camera that takes the image of a scene.
public struct Camera: Sendable, Hashable {
    /// The width of the image in pixels.
    public var width: Int

    /// The height of the image in pixels.
    public var height: Int

    /// The distance from the lens to the image, in pixels.
    ///
    /// The principal point is the center of the image.
    public var focalLength: Double

    /// The distortion of the lens, which bends lines that do not pass through the center;
    /// -0.3...0.3.
    ///
    /// A lens without distortion would show the content of the image's corner closer to the center
    /// by this share (pincushion) or, if it is negative, farther out (barrel).
    public var distortion = 0.0

    /// Creates a camera.
    public init(width: Int, height: Int, focalLength: Double) {
        self.width = width
        self.height = height
        self.focalLength = focalLength
    }

    /// Creates a camera that sees a disc at a distance with a diameter.
    ///
    /// - Parameters:
    ///   - width: The width of the image in pixels.
    ///   - height: The height of the image in pixels.
    ///   - distance: The distance from the lens to the center of the disc, in diameters of the disc.
    ///   - diameter: The diameter in the image when the disc faces the camera, in pixels.
    public init(width: Int, height: Int, distance: Double, diameter: Double) {
        self.init(width: width, height: height, focalLength: distance * diameter)
    }

    /// The map from directions (x, y, 1) to pixels.
    public var intrinsics: Matrix3 {
        Matrix3(rows: [
            focalLength, 0, Double(width) / 2, 0, focalLength, Double(height) / 2, 0, 0, 1,
        ])
    }
}
