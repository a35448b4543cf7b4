// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

/// A projective map from a plane to a plane: a 3 × 3 matrix up to a factor.
public struct Homography: Sendable, Hashable {
    // Row by row. Stored inline, since registration multiplies many of them.
    private var first: SIMD3<Double>
    private var second: SIMD3<Double>
    private var third: SIMD3<Double>

    /// The entries, row by row; nine of them.
    public var rows: [Double] {
        [first.x, first.y, first.z, second.x, second.y, second.z, third.x, third.y, third.z]
    }

    /// Creates a map from its nine entries, row by row.
    public init(rows: [Double]) {
        precondition(rows.count == 9, "a homography has nine entries")
        first = SIMD3(rows[0], rows[1], rows[2])
        second = SIMD3(rows[3], rows[4], rows[5])
        third = SIMD3(rows[6], rows[7], rows[8])
    }

    init(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
        self.first = first
        self.second = second
        self.third = third
    }

    /// The identity map.
    public static let identity = Homography(rows: [1, 0, 0, 0, 1, 0, 0, 0, 1])

    /// Maps a point.
    public func callAsFunction(_ point: PlanePoint) -> PlanePoint {
        let p = SIMD3(point.x, point.y, 1)
        let w = (third * p).sum()
        return PlanePoint(x: (first * p).sum() / w, y: (second * p).sum() / w)
    }

    /// The entry of a row and a column, both 0, 1 or 2.
    subscript(row: Int, column: Int) -> Double {
        (row == 0 ? first : row == 1 ? second : third)[column]
    }
}

// MARK: - Algebra

extension Homography {
    /// The minimum determinant of a matrix that is not singular.
    private static let leastDeterminant = 1e-12

    /// Returns the map that first applies `right`, then `left`.
    static func * (left: Homography, right: Homography) -> Homography {
        func row(_ r: SIMD3<Double>) -> SIMD3<Double> {
            right.first * r.x + right.second * r.y + right.third * r.z
        }
        return Homography(row(left.first), row(left.second), row(left.third))
    }

    /// The same map with 1 as its last entry.
    var normalized: Homography {
        let factor = 1 / third.z
        return Homography(first * factor, second * factor, third * factor)
    }

    /// The inverse map, by the adjugate matrix; `nil` if the plane is mapped to a line.
    var inverse: Homography? {
        let x = cross(second, third)
        let y = cross(third, first)
        let z = cross(first, second)
        let determinant = (first * x).sum()
        guard determinant.magnitude > Self.leastDeterminant else { return nil }
        return Homography(
            SIMD3(x.x, y.x, z.x) / determinant,
            SIMD3(x.y, y.y, z.y) / determinant,
            SIMD3(x.z, y.z, z.z) / determinant
        )
    }

    /// Returns a scaling about the origin followed by a translation.
    static func scaling(_ scale: Double, thenShiftingBy x: Double, _ y: Double) -> Homography {
        Homography(SIMD3(scale, 0, x), SIMD3(0, scale, y), SIMD3(0, 0, 1))
    }

    /// Returns a rotation, clockwise on the screen.
    static func rotation(degrees: Double) -> Homography {
        let turn = Trigonometry.cosineAndSine(degrees: degrees)
        return Homography(
            SIMD3(turn.cosine, -turn.sine, 0),
            SIMD3(turn.sine, turn.cosine, 0),
            SIMD3(0, 0, 1)
        )
    }

    /// The reflection that preserves x.
    static let mirror = Homography(SIMD3(1, 0, 0), SIMD3(0, -1, 0), SIMD3(0, 0, 1))

    private func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }
}
