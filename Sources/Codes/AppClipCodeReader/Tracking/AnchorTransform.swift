// SPDX-License-Identifier: Apache-2.0

/// Where an anchor is and how it is turned: a 4 × 4 matrix without scale.
///
/// Lengths are in metres. The anchor's axes lie on the printed code: x points to the right of the
/// upright code, z to its lower edge, and y out of the print, towards who looks at it; the origin
/// is the middle of the disc. They are the axes of an ARKit image anchor.
///
/// The space they are given in is that of the camera or of the world, as the frame says
/// (`AppClipCodeTracker.update`): in the camera's space x points to the right of the image, y to
/// its upper edge, and z towards who holds the camera.
public struct AnchorTransform: Sendable, Hashable {
    /// Where the anchor's x points; of length 1.
    public let xAxis: SIMD3<Double>

    /// Where the anchor's y points; of length 1.
    public let yAxis: SIMD3<Double>

    /// Where the anchor's z points; of length 1.
    public let zAxis: SIMD3<Double>

    /// Where the anchor is, in metres.
    public let position: SIMD3<Double>

    /// The transform of something that is at the origin and not turned.
    public static let identity = AnchorTransform(
        xAxis: SIMD3(1, 0, 0),
        yAxis: SIMD3(0, 1, 0),
        zAxis: SIMD3(0, 0, 1),
        position: .zero
    )

    /// Makes a transform of three directions of length 1, at right angles, and a position.
    public init(
        xAxis: SIMD3<Double>,
        yAxis: SIMD3<Double>,
        zAxis: SIMD3<Double>,
        position: SIMD3<Double>
    ) {
        self.xAxis = xAxis
        self.yAxis = yAxis
        self.zAxis = zAxis
        self.position = position
    }

    /// The matrix, column by column: four of four numbers.
    public var columns: [SIMD4<Double>] {
        [
            SIMD4(xAxis, 0), SIMD4(yAxis, 0), SIMD4(zAxis, 0), SIMD4(position, 1),
        ]
    }

    /// Where a point given in the anchor's axes is, in metres.
    public func callAsFunction(_ point: SIMD3<Double>) -> SIMD3<Double> {
        direction(point) + position
    }

    /// Where a direction given in the anchor's axes points.
    private func direction(_ direction: SIMD3<Double>) -> SIMD3<Double> {
        xAxis * direction.x + yAxis * direction.y + zAxis * direction.z
    }

    /// The transform that first does `right`, then `left`.
    public static func * (left: Self, right: Self) -> Self {
        Self(
            xAxis: left.direction(right.xAxis),
            yAxis: left.direction(right.yAxis),
            zAxis: left.direction(right.zAxis),
            position: left(right.position)
        )
    }
}

extension AnchorTransform {
    /// The transform of a pose, in the camera's space.
    ///
    /// - Parameters:
    ///   - pose: Where the code is.
    ///   - radius: The radius of the printed disc, in metres.
    init(_ pose: PlanarPose, radius: Double) {
        // In images y points down and z away.
        func turned(_ direction: SIMD3<Double>) -> SIMD3<Double> {
            SIMD3(direction.x, -direction.y, -direction.z)
        }
        let (x, y, z) = pose.orientation.columns
        self.init(
            xAxis: turned(x),
            yAxis: turned(-z),
            zAxis: turned(y),
            position: turned(pose.position * radius)
        )
    }
}
