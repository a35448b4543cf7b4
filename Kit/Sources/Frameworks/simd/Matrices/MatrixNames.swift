// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
// The names are Apple's own, and mean what they mean there.

public typealias simd_float2x2 = Matrix2x2<Float>
public typealias simd_float3x3 = Matrix3x3<Float>
public typealias simd_float4x4 = Matrix4x4<Float>
public typealias simd_double2x2 = Matrix2x2<Double>
public typealias simd_double3x3 = Matrix3x3<Double>
public typealias simd_double4x4 = Matrix4x4<Double>
public typealias float2x2 = simd_float2x2
public typealias float3x3 = simd_float3x3
public typealias float4x4 = simd_float4x4
public typealias double2x2 = simd_double2x2
public typealias double3x3 = simd_double3x3
public typealias double4x4 = simd_double4x4
public typealias matrix_float2x2 = simd_float2x2
public typealias matrix_float3x3 = simd_float3x3
public typealias matrix_float4x4 = simd_float4x4
public typealias matrix_double2x2 = simd_double2x2
public typealias matrix_double3x3 = simd_double3x3
public typealias matrix_double4x4 = simd_double4x4

public let matrix_identity_float2x2 = simd_float2x2(1)
public let matrix_identity_float3x3 = simd_float3x3(1)
public let matrix_identity_float4x4 = simd_float4x4(1)
public let matrix_identity_double2x2 = simd_double2x2(1)
public let matrix_identity_double3x3 = simd_double3x3(1)
public let matrix_identity_double4x4 = simd_double4x4(1)

public func simd_matrix(_ column0: simd_float3, _ column1: simd_float3, _ column2: simd_float3)
    -> simd_float3x3
{
    simd_float3x3(column0, column1, column2)
}
public func simd_matrix(
    _ column0: simd_float4,
    _ column1: simd_float4,
    _ column2: simd_float4,
    _ column3: simd_float4
) -> simd_float4x4 {
    simd_float4x4(column0, column1, column2, column3)
}

public func simd_mul<M: SquareMatrix>(_ x: M, _ y: M) -> M { x * y }
public func simd_mul<M: SquareMatrix>(_ x: M, _ y: M.Column) -> M.Column { x * y }
public func simd_mul<M: SquareMatrix>(_ x: M.Column, _ y: M) -> M.Column { x * y }
public func simd_mul<M: SquareMatrix>(_ a: M.Column.Scalar, _ x: M) -> M { a * x }
public func matrix_multiply<M: SquareMatrix>(_ x: M, _ y: M) -> M { x * y }
public func matrix_multiply<M: SquareMatrix>(_ x: M, _ y: M.Column) -> M.Column { x * y }
public func simd_add<M: SquareMatrix>(_ x: M, _ y: M) -> M { x + y }
public func simd_sub<M: SquareMatrix>(_ x: M, _ y: M) -> M { x - y }
public func simd_inverse<M: SquareMatrix>(_ x: M) -> M { x.inverse }
public func matrix_invert<M: SquareMatrix>(_ x: M) -> M { x.inverse }
public func simd_transpose<M: SquareMatrix>(_ x: M) -> M { x.transpose }
public func matrix_transpose<M: SquareMatrix>(_ x: M) -> M { x.transpose }
public func simd_determinant<M: SquareMatrix>(_ x: M) -> M.Column.Scalar { x.determinant }
public func simd_equal<M: SquareMatrix>(_ x: M, _ y: M) -> Bool { x == y }
public func simd_almost_equal_elements<M: SquareMatrix>(
    _ x: M,
    _ y: M,
    _ tolerance: M.Column.Scalar
)
    -> Bool
{
    (0..<M.Column.scalarCount).allSatisfy { simd_abs(x[$0] - y[$0]).max() <= tolerance }
}
