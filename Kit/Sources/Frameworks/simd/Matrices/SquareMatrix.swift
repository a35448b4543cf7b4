// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

/// A square matrix, as columns: what those of all sizes and precisions have in common.
public protocol SquareMatrix: Equatable, Sendable, CustomDebugStringConvertible {
    /// A column, and equally a row.
    associatedtype Column: SIMD where Column.Scalar: BinaryFloatingPoint

    /// Creates a matrix of zeros.
    init()

    /// A column of the matrix.
    subscript(column: Int) -> Column { get set }
}

extension SquareMatrix {
    private static var size: Int { Column.scalarCount }

    /// Creates a matrix from its columns; missing ones are zeros.
    public init(_ columns: [Column]) {
        self.init()
        for (index, column) in columns.prefix(Self.size).enumerated() { self[index] = column }
    }

    /// Creates a matrix from its rows; missing ones are zeros.
    public init(rows: [Column]) { self = Self(rows).transpose }

    /// Creates a matrix with numbers on the diagonal, and zeros around them.
    public init(diagonal: Column) {
        self.init()
        for index in 0..<Self.size { self[index][index] = diagonal[index] }
    }

    /// Creates a matrix with the same number along the diagonal.
    public init(_ scalar: Column.Scalar) { self.init(diagonal: Column(repeating: scalar)) }

    /// An element of the matrix.
    public subscript(column: Int, row: Int) -> Column.Scalar {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// The matrix with rows and columns exchanged.
    public var transpose: Self {
        var result = Self()
        for column in 0..<Self.size {
            for row in 0..<Self.size { result[row][column] = self[column][row] }
        }
        return result
    }

    /// The factor by which the matrix changes volumes; 0 if there is no inverse.
    public var determinant: Column.Scalar { eliminated.determinant }

    /// The inverse; its elements are not finite if there is none.
    public var inverse: Self { eliminated.inverse }

    // Gauss and Jordan on the columns, with the largest pivot of each row.
    private var eliminated: (inverse: Self, determinant: Column.Scalar) {
        var rest = self
        var inverse = Self(1)
        var determinant: Column.Scalar = 1
        for row in 0..<Self.size {
            let pivot = (row..<Self.size).reduce(row) { best, other in
                rest[other][row].magnitude > rest[best][row].magnitude ? other : best
            }
            if pivot != row {
                (rest[pivot], rest[row]) = (rest[row], rest[pivot])
                (inverse[pivot], inverse[row]) = (inverse[row], inverse[pivot])
                determinant = -determinant
            }
            let value = rest[row][row]
            determinant *= value
            rest[row] /= value
            inverse[row] /= value
            for other in 0..<Self.size where other != row {
                let factor = rest[other][row]
                rest[other] -= rest[row] * factor
                inverse[other] -= inverse[row] * factor
            }
        }
        return (inverse, determinant.isFinite ? determinant : 0)
    }

    /// Compares two matrices by their elements.
    public static func == (left: Self, right: Self) -> Bool {
        (0..<size).allSatisfy { left[$0] == right[$0] }
    }

    /// The columns.
    public var debugDescription: String { "\(Self.self)(\((0..<Self.size).map { self[$0] }))" }

    public static func + (left: Self, right: Self) -> Self {
        Self((0..<size).map { left[$0] + right[$0] })
    }
    public static func - (left: Self, right: Self) -> Self {
        Self((0..<size).map { left[$0] - right[$0] })
    }
    public static prefix func - (matrix: Self) -> Self { Self() - matrix }
    public static func * (left: Column.Scalar, right: Self) -> Self {
        Self((0..<size).map { left * right[$0] })
    }
    public static func * (left: Self, right: Column.Scalar) -> Self { right * left }
    /// Returns the product with a column.
    public static func * (left: Self, right: Column) -> Column {
        (0..<size).reduce(into: Column()) { $0 += left[$1] * right[$1] }
    }
    /// Returns the product of a row with a matrix.
    public static func * (left: Column, right: Self) -> Column { right.transpose * left }
    public static func * (left: Self, right: Self) -> Self {
        Self((0..<size).map { left * right[$0] })
    }
    public static func += (left: inout Self, right: Self) { left = left + right }
    public static func -= (left: inout Self, right: Self) { left = left - right }
    public static func *= (left: inout Self, right: Self) { left = left * right }
    public static func *= (left: inout Self, right: Column.Scalar) { left = left * right }
}
