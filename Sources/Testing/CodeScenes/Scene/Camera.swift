// SPDX-License-Identifier: Apache-2.0

/// What takes a scene's image.
public struct Camera: Sendable, Hashable {
    /// The pixels of a row.
    public var width: Int

    /// The rows.
    public var height: Int

    /// The distance from the lens to the image, in pixels.
    ///
    /// The principal point is the middle.
    public var focalLength: Double

    /// How the lens bends lines that do not run through the middle, -0.3...0.3.
    ///
    /// A lens without distortion would show what is at the corner of the image nearer to the
    /// middle by this share (pincushion) or, if it is negative, farther out (barrel).
    public var distortion = 0.0

    /// Makes a camera.
    public init(width: Int, height: Int, focalLength: Double) {
        self.width = width
        self.height = height
        self.focalLength = focalLength
    }

    /// Makes a camera that sees a disc at a distance with a diameter.
    ///
    /// - Parameters:
    ///   - width: The pixels of a row.
    ///   - height: The rows.
    ///   - distance: From the lens to the disc's middle, in diameters of the disc.
    ///   - diameter: What the diameter measures in the image when the disc faces the camera, in
    ///     pixels.
    public init(width: Int, height: Int, distance: Double, diameter: Double) {
        self.init(width: width, height: height, focalLength: distance * diameter)
    }

    /// From directions (x, y, 1) to pixels.
    public var intrinsics: Matrix3 {
        Matrix3(rows: [
            focalLength, 0, Double(width) / 2, 0, focalLength, Double(height) / 2, 0, 0, 1,
        ])
    }
}
