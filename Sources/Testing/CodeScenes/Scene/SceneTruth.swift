// SPDX-License-Identifier: Apache-2.0

/// Where a code is in a scene's image.
///
/// The code's plane has the radius of the disc as its unit and the middle of the disc as origin; x
/// points right and y down, as on the upright code. Where the paper is bent or the lens distorts,
/// the homography holds at the disc's middle and is near elsewhere.
public struct SceneTruth: Sendable, Hashable {
    /// From the code's plane to the image in pixels.
    public let homography: Matrix3

    /// From directions seen by the camera to pixels, the lens's distortion left aside.
    public let intrinsics: Matrix3

    /// How the code is turned: its columns are the code's right, its down, and what lies behind
    /// the code, as the camera sees them.
    public let rotation: Matrix3

    /// The middle of the disc, seen from the camera, in radii of the disc.
    public let position: Vector3

    /// Whether the image was mirrored; the homography is of the mirrored image, rotation and
    /// position of the one before.
    public let isMirrored: Bool

    /// Where a point of the code's plane is in the image.
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

    /// The same in the image as in a mirror.
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
