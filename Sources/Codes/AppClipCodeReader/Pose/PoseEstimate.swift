// SPDX-License-Identifier: Apache-2.0

/// The pose of a code in an image, its standard deviations, and the ambiguous second pose.
struct PoseEstimate: Sendable {
    /// The likelier pose.
    var pose: PlanarPose

    /// The other pose, if the image does not determine which one is right.
    ///
    /// From a distance, a disc that leans back looks like one that leans forward.
    var alternative: PlanarPose?

    /// The standard deviation of the normal's direction, in radians.
    var angleError: Double

    /// The standard deviation of the position, in radii of the disc.
    var positionError: Double
}

extension PoseEstimate {
    /// The standard deviation of a single measured radius, in pixels: a sixth of one.
    private static let pixelError = 0.17

    /// The minimum standard deviation of a measured radius, in radii of the disc: lenses and paper
    /// contribute to it.
    private static let leastError = 8e-4

    /// The difference in fit up to which the other pose is kept, in standard deviations.
    private static let clearDeviations = 4.0

    /// The cosine of 3°, the angle between normals below which two poses are considered the same.
    private static let sameNormal = 0.998_63

    /// Creates an estimate of the pose of a code.
    ///
    /// - Parameters:
    ///   - map: The map from the upright code's plane to the image.
    ///   - camera: The camera.
    ///   - last: The pose in the last image, used to choose between two poses that look alike.
    init?(_ map: Homography, camera: CameraIntrinsics, near last: PlanarPose? = nil) {
        guard
            let fitted = map.inverse,
            let start = PlanarPose(camera.inverse * map)
        else { return nil }
        let toCode = fitted * camera.map
        var best = Refined(start, toCode)
        var other = Refined(start.mirrored, toCode)
        if other.cost < best.cost { swap(&best, &other) }

        let error = max(
            Self.leastError,
            Self.pixelError / Self.radius(of: best.pose, camera)
        )
        let limit = Self.clearDeviations * error
        let looksAlike =
            other.cost - best.cost < limit * limit
            && other.pose.cosineOfTilt(to: best.pose) < Self.sameNormal
        if looksAlike, let last,
            other.pose.orientation.chord(to: last.orientation)
                < best.pose.orientation.chord(to: last.orientation)
        {
            swap(&best, &other)
        }
        guard best.pose.position.z > PlanarPose.nearest else { return nil }
        pose = best.pose
        alternative = looksAlike ? other.pose : nil
        angleError = error * best.tiltSpread
        positionError = error * best.positionSpread
    }

    /// Returns the radius of the disc in pixels when it faces the camera.
    private static func radius(of pose: PlanarPose, _ camera: CameraIntrinsics) -> Double {
        (camera.fx + camera.fy) / 2 / max(pose.position.z, 0.1)
    }
}

/// A pose refined by Gauss–Newton steps, which end at the first step that does not lower the cost.
private struct Refined {
    var pose: PlanarPose

    /// The squared distance of the pose's map to the given one, in the metric of
    /// ``RadialInformation``.
    var cost: Double

    /// The standard deviations of the normal's direction, in radians, and of the position, for an
    /// error of 1 of each measurement.
    var tiltSpread = 0.0
    var positionSpread = 0.0

    private static let mostSteps = 12

    /// The minimum gain: a step that lowers the cost by less is the last one.
    private static let leastGain = 1e-14

    /// The ridge, which leaves an undetermined direction unchanged.
    private static let stiffness = 1e-9

    /// Creates a refined pose, by six unknowns: a rotation about the camera's x, y and z, and a
    /// translation.
    init(_ start: PlanarPose, _ toCode: Homography) {
        pose = start
        cost = Self.cost(start, toCode)
        for _ in 0..<Self.mostSteps {
            let system = Self.system(pose, toCode)
            guard let step = system.solved() else { break }
            let next = pose.moved(by: step)
            let nextCost = Self.cost(next, toCode)
            guard nextCost < cost else { break }
            let gain = cost - nextCost
            pose = next
            cost = nextCost
            if gain < Self.leastGain { break }
        }
        findSpread(toCode)
    }

    private static func cost(_ pose: PlanarPose, _ toCode: Homography) -> Double {
        let change = RadialInformation.change(toCode * pose.directions)
        return (change * RadialInformation.weighted(change)).sum()
    }

    /// Returns the normal equations of a step.
    private static func system(_ pose: PlanarPose, _ toCode: Homography) -> LinearSystem {
        let map = toCode * pose.directions
        let change = RadialInformation.change(map)
        let steps = (0..<6).map { unknown in
            RadialInformation.change(map, movedBy: toCode * pose.slope(unknown))
        }
        let weighted = steps.map(RadialInformation.weighted)
        var system = LinearSystem(size: 6)
        for row in 0..<6 {
            for column in 0..<6 {
                system.matrix[row * 6 + column] = (steps[row] * weighted[column]).sum()
            }
            system.matrix[row * 6 + row] += stiffness
            system.right[row] = -(weighted[row] * change).sum()
        }
        return system
    }

    /// Computes the standard deviations from the inverse of the information matrix.
    private mutating func findSpread(_ toCode: Homography) {
        let system = Self.system(pose, toCode)
        var variances = [Double](repeating: 0, count: 6)
        for unknown in 0..<6 {
            var unit = system
            for row in 0..<6 { unit.right[row] = row == unknown ? 1 : 0 }
            guard let column = unit.solved() else { return }
            variances[unknown] = max(0, column[unknown])
        }
        // A rotation about the normal leaves the normal unchanged, and the breaks determine it well.
        tiltSpread = (variances[0] + variances[1]).squareRoot()
        positionSpread = (variances[3] + variances[4] + variances[5]).squareRoot()
    }
}

extension PlanarPose {
    /// Returns the pose rotated about the camera's axes and translated.
    fileprivate func moved(by step: [Double]) -> PlanarPose {
        PlanarPose(
            orientation: Orientation(turningBy: SIMD3(step[0], step[1], step[2])) * orientation,
            position: position + SIMD3(step[3], step[4], step[5])
        )
    }

    /// Returns the derivative of the map to directions with respect to one of the six unknowns.
    fileprivate func slope(_ unknown: Int) -> Homography {
        var axis = SIMD3<Double>.zero
        axis[unknown % 3] = 1
        guard unknown < 3 else {
            return Homography(
                SIMD3(0, 0, axis.x),
                SIMD3(0, 0, axis.y),
                SIMD3(0, 0, axis.z)
            )
        }
        let x = cross(axis, orientation.columns.x)
        let y = cross(axis, orientation.columns.y)
        return Homography(SIMD3(x.x, y.x, 0), SIMD3(x.y, y.y, 0), SIMD3(x.z, y.z, 0))
    }
}
