// SPDX-License-Identifier: Apache-2.0

/// The position and the rotation of a code in front of a camera.
public struct Placement: Sendable, Hashable {
    /// The diameter of the disc when it faces the camera, in pixels.
    public var diameter: Double

    /// The angle between the disc's axis and that of the camera, in degrees, 0..<90.
    public var tilt = 0.0

    /// The side that is farther away, in degrees clockwise on the image from the right.
    public var tiltDirection = 0.0

    /// The rotation of the code in its plane, in degrees, clockwise.
    public var roll = 0.0

    /// The distance of the disc's center to the right of the image's center, in pixels.
    public var offsetX = 0.0

    /// The distance of the disc's center below the image's center, in pixels.
    public var offsetY = 0.0

    /// Creates a placement.
    public init(
        diameter: Double,
        tilt: Double = 0,
        tiltDirection: Double = 0,
        roll: Double = 0,
        offsetX: Double = 0,
        offsetY: Double = 0
    ) {
        self.diameter = diameter
        self.tilt = tilt
        self.tiltDirection = tiltDirection
        self.roll = roll
        self.offsetX = offsetX
        self.offsetY = offsetY
    }

    /// The rotation of the code relative to the camera.
    var rotation: Matrix3 {
        .turn(degrees: tiltDirection) * .lean(degrees: tilt)
            * .turn(degrees: roll - tiltDirection)
    }

    /// Returns the center of the disc relative to the camera, in radii of the disc.
    func position(from camera: Camera) -> Vector3 {
        let depth = 2 * camera.focalLength / diameter
        return Vector3(
            x: depth * offsetX / camera.focalLength,
            y: depth * offsetY / camera.focalLength,
            z: depth
        )
    }
}
