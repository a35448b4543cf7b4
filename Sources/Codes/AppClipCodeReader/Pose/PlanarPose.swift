// SPDX-License-Identifier: Apache-2.0

/// The position and orientation of a code in front of a camera.
///
/// Lengths are in radii of the disc. In the camera's space x points right, y down and z into the
/// image; on the code x points right, y down and z behind it.
struct PlanarPose: Sendable, Hashable {
    /// The orientation of the code in the camera's space.
    var orientation: Orientation

    /// The position of the middle of the disc.
    var position: SIMD3<Double>

    /// The minimum determinant of a Gram matrix that is not singular.
    private static let leastDeterminant = 1e-18

    /// The minimum and maximum distances of a code, in radii of its disc.
    static let nearest = 0.5
    private static let farthest = 1e6

    /// The direction that points out of the print, in the camera's space.
    var normal: SIMD3<Double> { -orientation.columns.z }

    init(orientation: Orientation, position: SIMD3<Double>) {
        self.orientation = orientation
        self.position = position
    }

    /// Creates the pose of a map from the upright code's plane to directions (x, y, 1), by Zhang's
    /// decomposition of a homography (*A flexible new technique for camera calibration*, 2000,
    /// section 3.1), its two columns made orthonormal by polar decomposition.
    ///
    /// The result is `nil` if the map is not that of a plane in front of a camera.
    init?(_ directions: Homography) {
        let first = SIMD3(directions[0, 0], directions[1, 0], directions[2, 0])
        let second = SIMD3(directions[0, 1], directions[1, 1], directions[2, 1])
        var third = SIMD3(directions[0, 2], directions[1, 2], directions[2, 2])
        // The first two columns of the map are those of the rotation times a scale. The nearest
        // orthonormal pair is the pair times the inverse square root of its Gram matrix.
        let a = (first * first).sum()
        let b = (first * second).sum()
        let d = (second * second).sum()
        let determinant = a * d - b * b
        guard determinant > Self.leastDeterminant, determinant.isFinite else { return nil }
        let root = determinant.squareRoot()
        let trace = (a + d + 2 * root).squareRoot()
        // The square root of the matrix, and its inverse.
        let (r0, r1, r3) = ((a + root) / trace, b / trace, (d + root) / trace)
        let scale = 1 / root
        var x = (first * r3 - second * r1) * scale
        var y = (second * r0 - first * r1) * scale
        let size = trace / 2
        third /= size
        if third.z < 0 {
            // The map is known up to a factor, and therefore up to a sign.
            third = -third
            x = -x
            y = -y
        }
        guard third.z > Self.nearest, third.z < Self.farthest else { return nil }
        orientation = Orientation(columns: x, y, cross(x, y))
        position = third
    }

    /// The map from the upright code's plane to directions (x, y, 1).
    var directions: Homography {
        let (x, y, _) = orientation.columns
        return Homography(
            SIMD3(x.x, y.x, position.x),
            SIMD3(x.y, y.y, position.y),
            SIMD3(x.z, y.z, position.z)
        )
    }

    /// The other local minimum of a planar pose: the normal mirrored at the line of sight.
    ///
    /// From a distance it looks almost the same. See Schweighofer and Pinz, "Robust pose estimation
    /// from a planar target" (2006).
    var mirrored: PlanarPose {
        let sight = position / (position * position).sum().squareRoot()
        // A rotation by 180° about the line of sight takes the normal to its mirror image, and one
        // of the code in its plane takes it back upright.
        let aboutSight = Orientation(halfTurnAbout: sight)
        let inPlane = Orientation(halfTurnAbout: SIMD3(0, 0, 1))
        return PlanarPose(
            orientation: aboutSight * orientation * inPlane,
            position: position
        )
    }

    /// Returns the cosine of the angle between the normals of two poses.
    func cosineOfTilt(to other: PlanarPose) -> Double { (normal * other.normal).sum() }
}

extension Orientation {
    /// Creates the rotation by 180° about a direction of length 1.
    fileprivate init(halfTurnAbout axis: SIMD3<Double>) {
        // Twice the axis times its transpose, less the identity.
        self.init(
            columns: axis * (2 * axis.x) - SIMD3(1, 0, 0),
            axis * (2 * axis.y) - SIMD3(0, 1, 0),
            axis * (2 * axis.z) - SIMD3(0, 0, 1)
        )
    }
}

func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}
