// SPDX-License-Identifier: Apache-2.0

/// A symmetric, positive definite system of a few linear equations, solved by Cholesky
/// decomposition.
struct LinearSystem {
    /// The number of unknowns.
    let size: Int

    /// The matrix row by row; at least its lower triangle.
    var matrix: [Double]

    /// The right-hand side.
    var right: [Double]

    /// Creates a system of zeros.
    init(size: Int) {
        self.size = size
        matrix = [Double](repeating: 0, count: size * size)
        right = [Double](repeating: 0, count: size)
    }

    /// Returns the unknowns; `nil` if the matrix is not positive definite.
    ///
    /// - Complexity: O(*size*³).
    consuming func solved() -> [Double]? {
        // The Cholesky factor replaces the matrix in place.
        for row in 0..<size {
            for column in 0...row {
                var sum = matrix[row * size + column]
                for k in 0..<column {
                    sum -= matrix[row * size + k] * matrix[column * size + k]
                }
                if row == column {
                    guard sum > 1e-12 else { return nil }
                    matrix[row * size + row] = sum.squareRoot()
                } else {
                    matrix[row * size + column] = sum / matrix[column * size + column]
                }
            }
        }
        for row in 0..<size {
            for k in 0..<row { right[row] -= matrix[row * size + k] * right[k] }
            right[row] /= matrix[row * size + row]
        }
        for row in (0..<size).reversed() {
            for k in row + 1..<size { right[row] -= matrix[k * size + row] * right[k] }
            right[row] /= matrix[row * size + row]
        }
        return right
    }
}
