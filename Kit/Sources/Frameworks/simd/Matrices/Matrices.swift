// SPDX-License-Identifier: Apache-2.0

// `columns` is a tuple, as it is Apple's; so each size is a type of its own.

/// A matrix of two by two numbers.
public struct Matrix2x2<Scalar: SIMDScalar & BinaryFloatingPoint & Sendable>: SquareMatrix
where SIMD2<Scalar>: Sendable {
    /// The columns from left to right.
    public var columns: (SIMD2<Scalar>, SIMD2<Scalar>)

    /// Creates a matrix of zeros.
    public init() { columns = (SIMD2<Scalar>(), SIMD2<Scalar>()) }
    /// Creates a matrix from its columns.
    public init(columns: (SIMD2<Scalar>, SIMD2<Scalar>)) { self.columns = columns }
    /// Creates a matrix from its columns.
    public init(_ column0: SIMD2<Scalar>, _ column1: SIMD2<Scalar>) {
        columns = (column0, column1)
    }

    /// A column of the matrix.
    public subscript(column: Int) -> SIMD2<Scalar> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            default: preconditionFailure("a matrix has columns 0 to 1, not \(column)")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            default: preconditionFailure("a matrix has columns 0 to 1, not \(column)")
            }
        }
    }
}

/// A matrix of three by three numbers.
public struct Matrix3x3<Scalar: SIMDScalar & BinaryFloatingPoint & Sendable>: SquareMatrix
where SIMD3<Scalar>: Sendable {
    /// The columns from left to right.
    public var columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)

    /// Creates a matrix of zeros.
    public init() { columns = (SIMD3<Scalar>(), SIMD3<Scalar>(), SIMD3<Scalar>()) }
    /// Creates a matrix from its columns.
    public init(columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)) { self.columns = columns }
    /// Creates a matrix from its columns.
    public init(_ column0: SIMD3<Scalar>, _ column1: SIMD3<Scalar>, _ column2: SIMD3<Scalar>) {
        columns = (column0, column1, column2)
    }

    /// A column of the matrix.
    public subscript(column: Int) -> SIMD3<Scalar> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            default: preconditionFailure("a matrix has columns 0 to 2, not \(column)")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: preconditionFailure("a matrix has columns 0 to 2, not \(column)")
            }
        }
    }
}

/// A matrix of four by four numbers.
public struct Matrix4x4<Scalar: SIMDScalar & BinaryFloatingPoint & Sendable>: SquareMatrix
where SIMD4<Scalar>: Sendable {
    /// The columns from left to right.
    public var columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)

    /// Creates a matrix of zeros.
    public init() { columns = (SIMD4<Scalar>(), SIMD4<Scalar>(), SIMD4<Scalar>(), SIMD4<Scalar>()) }
    /// Creates a matrix from its columns.
    public init(columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)) {
        self.columns = columns
    }
    /// Creates a matrix from its columns.
    public init(
        _ column0: SIMD4<Scalar>,
        _ column1: SIMD4<Scalar>,
        _ column2: SIMD4<Scalar>,
        _ column3: SIMD4<Scalar>
    ) {
        columns = (column0, column1, column2, column3)
    }

    /// A column of the matrix.
    public subscript(column: Int) -> SIMD4<Scalar> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            case 3: columns.3
            default: preconditionFailure("a matrix has columns 0 to 3, not \(column)")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            case 3: columns.3 = newValue
            default: preconditionFailure("a matrix has columns 0 to 3, not \(column)")
            }
        }
    }
}
