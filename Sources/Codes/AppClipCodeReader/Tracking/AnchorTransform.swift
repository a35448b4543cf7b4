// SPDX-License-Identifier: Apache-2.0

/// The position and orientation of an anchor: a 4 × 4 matrix without scale.
///
/// Lengths are in metres. The anchor's axes lie on the printed code: x points to the right of the
/// upright code, z to its lower edge, and y out of the print, towards the viewer; the origin is the
/// middle of the disc. They are the axes of an ARKit image anchor.
///
/// The transform is relative to the space of the camera or of the world, depending on the frame
/// (`AppClipCodeTracker.update`): in the camera's space x points to the right of the image, y to
/// its upper edge, and z towards the person who holds the camera.
public struct AnchorTransform: Sendable, Hashable {
    /// The direction of the anchor's x axis; of length 1.
    public let xAxis: SIMD3<Double>

    /// The direction of the anchor's y axis; of length 1.
    public let yAxis: SIMD3<Double>

    /// The direction of the anchor's z axis; of length 1.
    public let zAxis: SIMD3<Double>

    /// The position of the anchor, in metres.
    public let position: SIMD3<Double>

    /// The transform of an anchor at the origin, without rotation.
    public static let identity = AnchorTransform(
        xAxis: SIMD3(1, 0, 0),
        yAxis: SIMD3(0, 1, 0),
        zAxis: SIMD3(0, 0, 1),
        position: .zero
    )

    /// Creates a transform from three perpendicular directions of length 1 and a position.
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

    /// The matrix, column by column: four columns of four numbers.
    public var columns: [SIMD4<Double>] {
        [
            SIMD4(xAxis, 0), SIMD4(yAxis, 0), SIMD4(zAxis, 0), SIMD4(position, 1),
        ]
    }

    /// Transforms a point from the anchor's axes, in metres.
    public func callAsFunction(_ point: SIMD3<Double>) -> SIMD3<Double> {
        direction(point) + position
    }

    /// Transforms a direction from the anchor's axes.
    private func direction(_ direction: SIMD3<Double>) -> SIMD3<Double> {
        xAxis * direction.x + yAxis * direction.y + zAxis * direction.z
    }

    /// Returns the transform that first applies `right`, then `left`.
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
    /// Creates the transform of a pose, in the camera's space.
    ///
    /// - Parameters:
    ///   - pose: The pose of the code.
    ///   - radius: The radius of the printed disc, in metres.
    init(_ pose: PlanarPose, radius: Double) {
        // In images y points down and z away from the camera.
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
