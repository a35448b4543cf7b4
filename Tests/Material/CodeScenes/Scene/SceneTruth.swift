// SPDX-License-Identifier: Apache-2.0

/// The position of a code in a scene's image.
///
/// The unit of the code's plane is the radius of the disc, and its origin is the center of the
/// disc; x points right and y down, as on the upright code. If the paper is bent or the lens
/// distorts, the homography is exact at the center of the disc and approximate elsewhere.
public struct SceneTruth: Sendable, Hashable {
    /// The map from the code's plane to the image in pixels.
    public let homography: Matrix3

    /// The map from directions seen by the camera to pixels, without the distortion of the lens.
    public let intrinsics: Matrix3

    /// The rotation of the code: its columns are the directions to the right of the code, downwards
    /// and behind it, relative to the camera.
    public let rotation: Matrix3

    /// The center of the disc relative to the camera, in radii of the disc.
    public let position: Vector3

    /// Whether the image was mirrored; the homography is that of the mirrored image, rotation and
    /// position are those of the original one.
    public let isMirrored: Bool

    /// Returns the position in the image of a point of the code's plane.
    public func callAsFunction(_ point: ScenePoint) -> ScenePoint {
        let place = homography.applied(to: Vector3(x: point.x, y: point.y, z: 1))
        return ScenePoint(x: place.x / place.z, y: place.y / place.z)
    }

    init(placement: Placement, camera: Camera, lens: Lens) {
        intrinsics = camera.intrinsics
        rotation = placement.rotation
        position = placement.position(from: camera)
        isMirrored = false
        let turned = rotation.rows
        let ideal =
            intrinsics
            * Matrix3(rows: [
                turned[0], turned[1], position.x, turned[3], turned[4], position.y, turned[6],
                turned[7], position.z,
            ])
        let middle = ideal.applied(to: Vector3(x: 0, y: 0, z: 1))
        let center = ScenePoint(x: middle.x / middle.z, y: middle.y / middle.z)
        homography = lens.map(about: center) * ideal
    }

    /// Returns the truth of the mirrored image.
    func mirrored(width: Int) -> SceneTruth {
        SceneTruth(mirroring: self, width: width)
    }

    private init(mirroring truth: SceneTruth, width: Int) {
        homography = Matrix3(rows: [-1, 0, Double(width), 0, 1, 0, 0, 0, 1]) * truth.homography
        intrinsics = truth.intrinsics
        rotation = truth.rotation
        position = truth.position
        isMirrored = true
    }
}
