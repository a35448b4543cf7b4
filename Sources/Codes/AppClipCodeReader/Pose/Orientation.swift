// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

/// A rotation in space, as a unit quaternion.
struct Orientation: Sendable, Hashable {
    /// The three imaginary parts, followed by the real part.
    private(set) var parts: SIMD4<Double>

    /// The rotation by 0 degrees.
    static let identity = Orientation(SIMD4(0, 0, 0, 1))

    /// Creates an orientation by normalising four numbers that are not all zero.
    private init(_ parts: SIMD4<Double>) {
        let length = (parts * parts).sum().squareRoot()
        self.parts = length > 0 ? parts / length : SIMD4(0, 0, 0, 1)
    }

    /// Creates a small rotation about an axis, by its length in radians; exact to the third order.
    init(turningBy rotation: SIMD3<Double>) {
        let square = (rotation * rotation).sum() / 4
        let vector = rotation * (0.5 * (1 - square / 6))
        self.init(SIMD4(vector.x, vector.y, vector.z, 1 - square / 2 + square * square / 24))
    }

    /// Creates the rotation that takes x, y and z to three orthonormal directions, by Shepperd's
    /// method (1978).
    init(columns x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) {
        // The largest of the four parts is taken from the diagonal, so that there is no division by
        // almost zero.
        let candidates = SIMD4(
            1 + x.x - y.y - z.z,
            1 - x.x + y.y - z.z,
            1 - x.x - y.y + z.z,
            1 + x.x + y.y + z.z
        )
        let (a, b, c) = (y.z - z.y, z.x - x.z, x.y - y.x)
        let (d, e, f) = (y.x + x.y, z.x + x.z, z.y + y.z)
        let largest = candidates.max()
        if candidates.w == largest {
            self.init(SIMD4(a, b, c, candidates.w))
        } else if candidates.x == largest {
            self.init(SIMD4(candidates.x, d, e, a))
        } else if candidates.y == largest {
            self.init(SIMD4(d, candidates.y, f, b))
        } else {
            self.init(SIMD4(e, f, candidates.z, c))
        }
    }

    /// Returns the rotation that first applies `right`, then `left`.
    static func * (left: Self, right: Self) -> Self {
        let (a, b) = (left.parts, right.parts)
        return Self(
            SIMD4(
                a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
                a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
                a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w,
                a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z
            )
        )
    }

    /// The inverse rotation.
    var inverse: Self { Self(SIMD4(-parts.x, -parts.y, -parts.z, parts.w)) }

    /// The directions to which x, y and z are rotated.
    var columns: (x: SIMD3<Double>, y: SIMD3<Double>, z: SIMD3<Double>) {
        let q = parts
        return (
            SIMD3(
                1 - 2 * (q.y * q.y + q.z * q.z),
                2 * (q.x * q.y + q.w * q.z),
                2 * (q.x * q.z - q.w * q.y)
            ),
            SIMD3(
                2 * (q.x * q.y - q.w * q.z),
                1 - 2 * (q.x * q.x + q.z * q.z),
                2 * (q.y * q.z + q.w * q.x)
            ),
            SIMD3(
                2 * (q.x * q.z + q.w * q.y),
                2 * (q.y * q.z - q.w * q.x),
                1 - 2 * (q.x * q.x + q.y * q.y)
            )
        )
    }

    /// Rotates a direction.
    func callAsFunction(_ direction: SIMD3<Double>) -> SIMD3<Double> {
        let (x, y, z) = columns
        return x * direction.x + y * direction.y + z * direction.z
    }

    /// Returns a rotation between this one, at 0, and another, at 1; beyond 1 it is extrapolated.
    ///
    /// It uses normalised linear interpolation, which has almost constant speed for rotations that
    /// differ by less than a right angle.
    func turned(towards other: Self, by share: Double) -> Self {
        let product = (parts * other.parts).sum()
        let near = product < 0 ? -other.parts : other.parts
        return Self(parts + (near - parts) * share)
    }

    /// Returns the angle to another rotation, in radians; exact for small angles, and 2√2 for half
    /// a revolution.
    func chord(to other: Self) -> Double {
        let product = min(1, (parts * other.parts).sum().magnitude)
        // The chord of half the angle, twice.
        return 2 * (2 - 2 * product).squareRoot()
    }
}
