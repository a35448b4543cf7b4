// SPDX-License-Identifier: Apache-2.0

/// The information that the rings of a code give about a map of its plane if all of them are
/// visible.
///
/// The unknowns are the entries of a small change of the map, `I + D` before it:
///
///     D = | a  c-w tx |
///         | c+w b  ty |
///         | px  py  0 |
///
/// in the order a, c, b, tx, ty, px, py, w. The cost of a change is the sum of the squares by which
/// it moves the radii, in units of a single measurement's error: the quadratic form of the Fisher
/// information matrix.
enum RadialInformation {
    /// The information about the rotation in the plane, which the radii do not give and the breaks
    /// do.
    private static let rotationInformation = 4.0

    /// The number of unknowns.
    static let count = 8

    /// The symmetric information matrix, row by row.
    static let matrix: [Double] = {
        var matrix = [Double](repeating: 0, count: count * count)
        let radii = [Float(CodePlane.logoRadius)] + CodePlane.ringRadii
        for ray in 0..<RadialProfiles.rayCount {
            let c = Double(RadialProfiles.circle.cosines[ray])
            let s = Double(RadialProfiles.circle.sines[ray])
            for radius in radii {
                let r = Double(radius)
                let row = [r * c * c, 2 * r * c * s, r * s * s, c, s, -r * r * c, -r * r * s, 0]
                for i in 0..<count {
                    for j in 0..<count { matrix[i * count + j] += row[i] * row[j] }
                }
            }
        }
        matrix[count * count - 1] = rotationInformation
        return matrix
    }()

    /// Returns the change that a map makes, up to its factor, for a map near the identity.
    static func change(_ map: Homography) -> SIMD8<Double> {
        let w = map[2, 2]
        return SIMD8(
            map[0, 0] / w - 1,
            (map[0, 1] + map[1, 0]) / 2 / w,
            map[1, 1] / w - 1,
            map[0, 2] / w,
            map[1, 2] / w,
            map[2, 0] / w,
            map[2, 1] / w,
            (map[1, 0] - map[0, 1]) / 2 / w
        )
    }

    /// Returns the derivative of the change when the map moves by `step`, entry by entry.
    static func change(_ map: Homography, movedBy step: Homography) -> SIMD8<Double> {
        let w = map[2, 2]
        func entry(_ row: Int, _ column: Int) -> Double {
            (step[row, column] - map[row, column] * step[2, 2] / w) / w
        }
        return SIMD8(
            entry(0, 0),
            (entry(0, 1) + entry(1, 0)) / 2,
            entry(1, 1),
            entry(0, 2),
            entry(1, 2),
            entry(2, 0),
            entry(2, 1),
            (entry(1, 0) - entry(0, 1)) / 2
        )
    }

    /// Returns the matrix times a change.
    static func weighted(_ change: SIMD8<Double>) -> SIMD8<Double> {
        var product = SIMD8<Double>.zero
        for row in 0..<count {
            var sum = 0.0
            for column in 0..<count { sum += matrix[row * count + column] * change[column] }
            product[row] = sum
        }
        return product
    }
}
