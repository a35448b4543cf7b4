// SPDX-License-Identifier: Apache-2.0

/// The shape of the paper on which a code is printed.
public enum Surface: Sendable, Hashable {
    /// A plane.
    case flat

    /// The surface of a cylinder that touches the plane along a line through the center of the
    /// disc, and bends away from the camera.
    ///
    /// `edge` is the angle by which the edge of the disc is bent, in degrees, 0..<90; `direction`
    /// is that of the bending, in degrees clockwise from the code's right.
    case cylinder(edge: Double, direction: Double)
}

/// Finds the points at which rays from the camera meet the paper.
struct SurfaceMap {
    // The position of the camera in the code's coordinates, and the axes of the code's plane.
    private let toCode: Matrix3
    private let eye: Vector3

    // For a cylinder: its radius, and the direction of the bending.
    private let radius: Double
    private let cosine: Double
    private let sine: Double

    init(_ surface: Surface, truth: SceneTruth) {
        toCode = truth.rotation.transposed
        let eye = toCode.applied(to: truth.position)
        self.eye = Vector3(x: -eye.x, y: -eye.y, z: -eye.z)
        switch surface {
        case .flat: (radius, cosine, sine) = (0, 1, 0)
        case .cylinder(let edge, let direction):
            radius = 180 / (max(edge, 0.01) * .pi)
            (cosine, sine) = Elementary.cosineAndSine(direction * .pi / 180)
        }
    }

    /// Returns the point of the paper, in radii of the disc, at which a ray meets it; `nil` if it
    /// does not.
    ///
    /// The ray is a direction relative to the camera.
    func point(x: Double, y: Double) -> ScenePoint? {
        let ray = toCode.applied(to: Vector3(x: x, y: y, z: 1))
        if radius == 0 {
            guard ray.z > 1e-9 || ray.z < -1e-9 else { return nil }
            let way = -eye.z / ray.z
            guard way > 0 else { return nil }
            return ScenePoint(x: eye.x + way * ray.x, y: eye.y + way * ray.y)
        }
        // Perpendicular to the cylinder's axis, and along it.
        let rayAcross = cosine * ray.x + sine * ray.y
        let rayAlong = cosine * ray.y - sine * ray.x
        let eyeAcross = cosine * eye.x + sine * eye.y
        let eyeAlong = cosine * eye.y - sine * eye.x
        let depth = eye.z - radius
        let a = rayAcross * rayAcross + ray.z * ray.z
        let b = rayAcross * eyeAcross + ray.z * depth
        let c = eyeAcross * eyeAcross + depth * depth - radius * radius
        let root = b * b - a * c
        guard root >= 0 else { return nil }
        let way = (-b - root.squareRoot()) / a
        guard way > 0 else { return nil }
        let angle = Elementary.angle(y: eyeAcross + way * rayAcross, x: -(depth + way * ray.z))
        let across = radius * angle
        let along = eyeAlong + way * rayAlong
        return ScenePoint(x: cosine * across - sine * along, y: sine * across + cosine * along)
    }
}
