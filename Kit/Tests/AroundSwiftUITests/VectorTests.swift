// SPDX-License-Identifier: Apache-2.0

import Testing
import simd

@Suite("Vectors, matrices and rotations")
struct VectorTests {
    @Test("Vectors have lengths, distances and products")
    func vectors() {
        #expect(simd_length(simd_float3(2, 3, 6)) == 7)
        #expect(simd_distance(simd_double2(1, 1), [4, 5]) == 5)
        #expect(simd_dot(simd_float4(1, 2, 3, 4), [1, 1, 1, 1]) == 10)
        #expect(simd_cross(simd_float3(1, 0, 0), [0, 1, 0]) == [0, 0, 1])
        #expect(simd_normalize(simd_float2(0, 5)) == [0, 1])
        #expect(mix(simd_float2(0, 10), [10, 20], t: 0.5) == [5, 15])
        #expect(simd_clamp(simd_float2(-1, 5), [0, 0], [1, 1]) == [0, 1])
        #expect(reflect(simd_float2(1, -1), n: [0, 1]) == [1, 1])
    }

    @Test("A matrix is a list of columns, which a product takes from the left")
    func products() {
        let matrix = simd_float2x2(rows: [[1, 2], [3, 4]])
        #expect(matrix.columns.0 == [1, 3])
        #expect(matrix[1, 0] == 2)
        #expect(matrix * simd_float2(1, 1) == [3, 7])
        #expect(simd_float2(1, 1) * matrix == [4, 6])
        #expect(simd_mul(matrix, matrix) == simd_float2x2(rows: [[7, 10], [15, 22]]))
        #expect(matrix.transpose == simd_float2x2(rows: [[1, 3], [2, 4]]))
        #expect(matrix.determinant == -2)
    }

    @Test(
        "The product of a matrix and its inverse is the identity",
        arguments: [
            simd_double4x4(rows: [[0, 2, 0, 0], [1, 0, 0, 0], [0, 0, 0, 4], [0, 0, 3, 1]]),
            simd_double4x4(rows: [[4, 7, 2, 1], [3, 6, 1, 9], [2, 5, 3, 3], [8, 1, 1, 2]]),
            simd_double4x4(diagonal: [1, 2, 3, 4]),
        ]
    )
    func inverses(_ matrix: simd_double4x4) {
        let product = matrix * matrix.inverse
        #expect(simd_almost_equal_elements(product, matrix_identity_double4x4, 1e-12))
        #expect(abs(matrix.determinant * matrix.inverse.determinant - 1) < 1e-12)
    }

    @Test("A matrix without an inverse has the determinant 0")
    func singular() {
        let matrix = simd_float3x3(rows: [[1, 2, 3], [2, 4, 6], [0, 0, 1]])
        #expect(matrix.determinant == 0)
        #expect(!matrix.inverse[0, 0].isFinite)
    }

    // Each of the four parts of a quaternion is the largest of one of these.
    static let rotations: [(angle: Float, axis: simd_float3)] = [
        (0.3, [0, 0, 1]), (3, [1, 0, 0]), (3, [0, 1, 0]), (3, [0, 0, 1]),
        (2, simd_normalize([1, 2, 3])),
    ]

    @Test("A rotation is the same as its matrix", arguments: rotations)
    func rotation(_ angle: Float, _ axis: simd_float3) {
        let rotation = simd_quatf(angle: angle, axis: axis)
        let vector = simd_float3(1, -2, 0.5)
        let turned = simd_make_float3(simd_float4x4(rotation) * simd_float4(vector, 0))
        #expect(simd_distance(rotation.act(vector), turned) < 1e-5)
        #expect(simd_distance(rotation.inverse.act(turned), vector) < 1e-5)
        let read = simd_quatf(simd_float3x3(rotation))
        #expect(abs(abs(simd_dot(read, rotation)) - 1) < 1e-5)
        #expect(abs(rotation.angle - angle) < 1e-5)
        #expect(simd_distance(rotation.axis, axis) < 1e-5)
    }

    @Test("A quarter turn about the upright axis takes x to -z")
    func handedness() {
        let quarter = simd_quatf(angle: .pi / 2, axis: [0, 1, 0])
        #expect(simd_distance(quarter.act([1, 0, 0]), [0, 0, -1]) < 1e-6)
        let two = quarter * quarter
        #expect(simd_distance(two.act([1, 0, 0]), [-1, 0, 0]) < 1e-6)
    }

    @Test(
        "The shortest rotation takes one direction to another",
        arguments: [simd_float3(0, 1, 0), [-1, 0, 0], [1, 0, 0], [0, 0.6, -0.8]]
    )
    func shortest(_ goal: simd_float3) {
        #expect(simd_distance(simd_quatf(from: [1, 0, 0], to: goal).act([1, 0, 0]), goal) < 1e-5)
    }

    @Test("The rotation between two takes the shorter way")
    func between() {
        let half = simd_slerp(
            simd_quatf(angle: 0, axis: [0, 0, 1]),
            -simd_quatf(angle: 1, axis: [0, 0, 1]),
            0.5
        )
        #expect(simd_distance(half.act([1, 0, 0]), [0.87758, 0.47943, 0]) < 1e-4)
    }
}
