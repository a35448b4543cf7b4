// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII
// The names are Apple's own, and mean what they mean there.

private import Foundation

/// A quaternion, such as a rotation in space.
public struct simd_quatf: Hashable, Sendable {
    /// The three imaginary parts, then the real one.
    public var vector: simd_float4

    /// Creates a quaternion of zeros.
    public init() { vector = simd_float4() }
    /// Creates a quaternion from its imaginary parts and the real one.
    public init(vector: simd_float4) { self.vector = vector }
    /// Creates a quaternion from its parts.
    public init(real: Float, imag: simd_float3) { vector = simd_float4(imag, real) }
    /// Creates a quaternion from its parts.
    public init(ix: Float, iy: Float, iz: Float, r: Float) { vector = simd_float4(ix, iy, iz, r) }
    /// Creates a rotation by an angle in radians around an axis of length 1.
    public init(angle: Float, axis: simd_float3) {
        self.init(real: cos(angle / 2), imag: sin(angle / 2) * axis)
    }
    /// Creates the shortest rotation that turns a direction of length 1 into another.
    public init(from: simd_float3, to: simd_float3) {
        let half = from + to
        guard simd_length_squared(half) > 1e-10 else {
            // Opposite directions: half a turn about any axis that is upright on them.
            let side: simd_float3 = abs(from.x) < 0.9 ? [1, 0, 0] : [0, 1, 0]
            self.init(real: 0, imag: simd_normalize(simd_cross(from, side)))
            return
        }
        let middle = simd_normalize(half)
        self.init(real: simd_dot(from, middle), imag: simd_cross(from, middle))
    }
    /// Creates a rotation from its matrix.
    public init(_ matrix: simd_float3x3) {
        let (x, y, z) = matrix.columns
        let trace = x.x + y.y + z.z
        // Whichever of the four parts is largest is computed from the diagonal, and divides the others.
        if trace > 0 {
            let s = (trace + 1).squareRoot() * 2
            self.init(ix: (y.z - z.y) / s, iy: (z.x - x.z) / s, iz: (x.y - y.x) / s, r: s / 4)
        } else if x.x > y.y && x.x > z.z {
            let s = (1 + x.x - y.y - z.z).squareRoot() * 2
            self.init(ix: s / 4, iy: (y.x + x.y) / s, iz: (z.x + x.z) / s, r: (y.z - z.y) / s)
        } else if y.y > z.z {
            let s = (1 + y.y - x.x - z.z).squareRoot() * 2
            self.init(ix: (y.x + x.y) / s, iy: s / 4, iz: (z.y + y.z) / s, r: (z.x - x.z) / s)
        } else {
            let s = (1 + z.z - x.x - y.y).squareRoot() * 2
            self.init(ix: (z.x + x.z) / s, iy: (z.y + y.z) / s, iz: s / 4, r: (x.y - y.x) / s)
        }
    }
    /// Creates the rotation that a matrix contains.
    public init(_ matrix: simd_float4x4) {
        let (x, y, z, _) = matrix.columns
        self.init(simd_float3x3(simd_make_float3(x), simd_make_float3(y), simd_make_float3(z)))
    }

    /// The real part.
    public var real: Float {
        get { vector.w }
        set { vector.w = newValue }
    }
    /// The imaginary parts.
    public var imag: simd_float3 {
        get { simd_make_float3(vector) }
        set { vector = simd_float4(newValue, vector.w) }
    }
    /// The angle of the rotation in radians.
    public var angle: Float { 2 * atan2(simd_length(imag), real) }
    /// The axis of the rotation, with the length 1.
    public var axis: simd_float3 { simd_normalize(imag) }
    /// The length as a vector of four numbers: 1 for a rotation.
    public var length: Float { simd_length(vector) }
    /// The quaternion with the length 1.
    public var normalized: simd_quatf { simd_quatf(vector: simd_normalize(vector)) }
    /// The quaternion with the opposite imaginary parts.
    public var conjugate: simd_quatf { simd_quatf(real: real, imag: -imag) }
    /// The quaternion with which this one gives 1.
    public var inverse: simd_quatf {
        simd_quatf(vector: conjugate.vector / simd_length_squared(vector))
    }

    /// Rotates a vector.
    public func act(_ vector: simd_float3) -> simd_float3 {
        let twice = 2 * simd_cross(imag, vector)
        return vector + real * twice + simd_cross(imag, twice)
    }

    /// Returns the sum.
    public static func + (left: simd_quatf, right: simd_quatf) -> simd_quatf {
        simd_quatf(vector: left.vector + right.vector)
    }
    /// Returns the difference.
    public static func - (left: simd_quatf, right: simd_quatf) -> simd_quatf {
        simd_quatf(vector: left.vector - right.vector)
    }
    /// Returns the opposite, which is the same rotation.
    public static prefix func - (quaternion: simd_quatf) -> simd_quatf {
        simd_quatf(vector: -quaternion.vector)
    }
    /// Returns the rotation by the second, then by the first.
    public static func * (left: simd_quatf, right: simd_quatf) -> simd_quatf {
        simd_quatf(
            real: left.real * right.real - simd_dot(left.imag, right.imag),
            imag: left.real * right.imag + right.real * left.imag
                + simd_cross(left.imag, right.imag)
        )
    }
    /// Returns the multiple.
    public static func * (left: simd_quatf, right: Float) -> simd_quatf {
        simd_quatf(vector: left.vector * right)
    }
    /// Returns the multiple.
    public static func * (left: Float, right: simd_quatf) -> simd_quatf { right * left }
    /// Returns the quotient.
    public static func / (left: simd_quatf, right: simd_quatf) -> simd_quatf {
        left * right.inverse
    }
    /// Returns the quotient.
    public static func / (left: simd_quatf, right: Float) -> simd_quatf {
        simd_quatf(vector: left.vector / right)
    }
    /// Multiplies by another.
    public static func *= (left: inout simd_quatf, right: simd_quatf) { left = left * right }
}

extension simd_float3x3 {
    /// Creates the matrix of a rotation.
    public init(_ quaternion: simd_quatf) {
        self.init(
            quaternion.act([1, 0, 0]),
            quaternion.act([0, 1, 0]),
            quaternion.act([0, 0, 1])
        )
    }
}

extension simd_float4x4 {
    /// Creates the matrix of a rotation.
    public init(_ quaternion: simd_quatf) {
        let (x, y, z) = simd_float3x3(quaternion).columns
        self.init(
            simd_float4(x, 0),
            simd_float4(y, 0),
            simd_float4(z, 0),
            simd_float4(0, 0, 0, 1)
        )
    }
}
