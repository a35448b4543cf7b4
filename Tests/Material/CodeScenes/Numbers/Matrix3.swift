// SPDX-License-Identifier: Apache-2.0

/// A 3 × 3 matrix, row by row.
public struct Matrix3: Sendable, Hashable {
    /// The nine entries, row by row.
    public let rows: [Double]

    /// Creates a matrix from its nine entries, row by row.
    public init(rows: [Double]) {
        precondition(rows.count == 9, "a matrix of three rows has nine entries")
        self.rows = rows
    }

    /// The identity matrix.
    public static let identity = Matrix3(rows: [1, 0, 0, 0, 1, 0, 0, 0, 1])

    /// Returns the product of two matrices; the right one is applied first.
    public static func * (left: Matrix3, right: Matrix3) -> Matrix3 {
        var product = [Double](repeating: 0, count: 9)
        for row in 0..<3 {
            for column in 0..<3 {
                for index in 0..<3 {
                    product[3 * row + column] +=
                        left.rows[3 * row + index] * right.rows[3 * index + column]
                }
            }
        }
        return Matrix3(rows: product)
    }

    /// Returns the product with a column vector.
    func applied(to column: Vector3) -> Vector3 {
        Vector3(
            x: rows[0] * column.x + rows[1] * column.y + rows[2] * column.z,
            y: rows[3] * column.x + rows[4] * column.y + rows[5] * column.z,
            z: rows[6] * column.x + rows[7] * column.y + rows[8] * column.z
        )
    }

    /// The transposed matrix, which is the inverse of a rotation.
    var transposed: Matrix3 {
        Matrix3(rows: [0, 3, 6, 1, 4, 7, 2, 5, 8].map { rows[$0] })
    }

    /// Returns a rotation about the third axis that moves the first towards the second.
    static func turn(degrees: Double) -> Matrix3 {
        let (cosine, sine) = Elementary.cosineAndSine(degrees * .pi / 180)
        return Matrix3(rows: [cosine, -sine, 0, sine, cosine, 0, 0, 0, 1])
    }

    /// Returns a rotation about the second axis that moves the first towards the third.
    static func lean(degrees: Double) -> Matrix3 {
        let (cosine, sine) = Elementary.cosineAndSine(degrees * .pi / 180)
        return Matrix3(rows: [cosine, 0, -sine, 0, 1, 0, sine, 0, cosine])
    }
}

/// A column vector: a position or a direction in space.
///
/// x points to the right of the image, y down, z away from the camera.
public struct Vector3: Sendable, Hashable {
    /// The coordinate to the right.
    public var x: Double

    /// The coordinate downwards.
    public var y: Double

    /// The coordinate away from the camera.
    public var z: Double

    /// Creates a vector.
    public init(x: Double, y: Double, z: Double) {
        self.x = x
        self.y = y
        self.z = z
    }
}
