// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// The names are Apple's own, and mean what they mean there.

private import Foundation

public func simd_quaternion(_ angle: Float, _ axis: simd_float3) -> simd_quatf {
    simd_quatf(angle: angle, axis: axis)
}
public func simd_quaternion(_ ix: Float, _ iy: Float, _ iz: Float, _ r: Float) -> simd_quatf {
    simd_quatf(ix: ix, iy: iy, iz: iz, r: r)
}
public func simd_quaternion(_ from: simd_float3, _ to: simd_float3) -> simd_quatf {
    simd_quatf(from: from, to: to)
}
public func simd_quaternion(_ vector: simd_float4) -> simd_quatf { simd_quatf(vector: vector) }
public func simd_quaternion(_ matrix: simd_float3x3) -> simd_quatf { simd_quatf(matrix) }
public func simd_quaternion(_ matrix: simd_float4x4) -> simd_quatf { simd_quatf(matrix) }
public func simd_matrix3x3(_ q: simd_quatf) -> simd_float3x3 { simd_float3x3(q) }
public func simd_matrix4x4(_ q: simd_quatf) -> simd_float4x4 { simd_float4x4(q) }
public func simd_real(_ q: simd_quatf) -> Float { q.real }
public func simd_imag(_ q: simd_quatf) -> simd_float3 { q.imag }
public func simd_angle(_ q: simd_quatf) -> Float { q.angle }
public func simd_axis(_ q: simd_quatf) -> simd_float3 { q.axis }
public func simd_length(_ q: simd_quatf) -> Float { q.length }
public func simd_dot(_ p: simd_quatf, _ q: simd_quatf) -> Float { simd_dot(p.vector, q.vector) }
public func simd_normalize(_ q: simd_quatf) -> simd_quatf { q.normalized }
public func simd_conjugate(_ q: simd_quatf) -> simd_quatf { q.conjugate }
public func simd_inverse(_ q: simd_quatf) -> simd_quatf { q.inverse }
public func simd_act(_ q: simd_quatf, _ vector: simd_float3) -> simd_float3 { q.act(vector) }
public func simd_mul(_ p: simd_quatf, _ q: simd_quatf) -> simd_quatf { p * q }
public func simd_mul(_ q: simd_quatf, _ a: Float) -> simd_quatf { q * a }
public func simd_mul(_ a: Float, _ q: simd_quatf) -> simd_quatf { q * a }
public func simd_add(_ p: simd_quatf, _ q: simd_quatf) -> simd_quatf { p + q }
public func simd_sub(_ p: simd_quatf, _ q: simd_quatf) -> simd_quatf { p - q }

/// Returns the rotation between two others, along the shorter way: the first at 0, the second at 1.
public func simd_slerp(_ q0: simd_quatf, _ q1: simd_quatf, _ t: Float) -> simd_quatf {
    let cosine = simd_dot(q0, q1)
    return interpolate(q0, cosine < 0 ? -q1 : q1, cosine: Swift.abs(cosine), t)
}

/// Returns the rotation between two others, along the longer way: the first at 0, the second at 1.
public func simd_slerp_longest(_ q0: simd_quatf, _ q1: simd_quatf, _ t: Float) -> simd_quatf {
    let cosine = simd_dot(q0, q1)
    return interpolate(q0, cosine < 0 ? q1 : -q1, cosine: -Swift.abs(cosine), t)
}

private func interpolate(_ q0: simd_quatf, _ q1: simd_quatf, cosine: Float, _ t: Float)
    -> simd_quatf
{
    let angle = acos(Swift.min(Swift.max(cosine, -1), 1))
    // A sine of almost 0 is not a divisor; on so short a way all is linear.
    guard sin(angle) > 1e-5 else { return (q0 + (q1 - q0) * t).normalized }
    return (q0 * sin((1 - t) * angle) + q1 * sin(t * angle)) / sin(angle)
}
