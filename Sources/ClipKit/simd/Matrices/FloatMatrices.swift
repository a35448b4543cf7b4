// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: TypeNamesShouldBeCapitalized
// The names are Apple's own, and mean what they mean there.

/// A matrix of two by two numbers of the type `Float`.
public struct simd_float2x2: SquareMatrix {
    /// The columns from left to right.
    public var columns: (SIMD2<Float>, SIMD2<Float>)

    /// Creates a matrix of zeros.
    public init() { columns = (SIMD2<Float>(), SIMD2<Float>()) }
    /// Creates a matrix from its columns.
    public init(columns: (SIMD2<Float>, SIMD2<Float>)) { self.columns = columns }
    /// Creates a matrix from its columns.
    public init(_ column0: SIMD2<Float>, _ column1: SIMD2<Float>) {
        columns = (column0, column1)
    }

    /// A column of the matrix.
    public subscript(column: Int) -> SIMD2<Float> {
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

/// A matrix of three by three numbers of the type `Float`.
public struct simd_float3x3: SquareMatrix {
    /// The columns from left to right.
    public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)

    /// Creates a matrix of zeros.
    public init() { columns = (SIMD3<Float>(), SIMD3<Float>(), SIMD3<Float>()) }
    /// Creates a matrix from its columns.
    public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) { self.columns = columns }
    /// Creates a matrix from its columns.
    public init(_ column0: SIMD3<Float>, _ column1: SIMD3<Float>, _ column2: SIMD3<Float>) {
        columns = (column0, column1, column2)
    }

    /// A column of the matrix.
    public subscript(column: Int) -> SIMD3<Float> {
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

/// A matrix of four by four numbers of the type `Float`.
public struct simd_float4x4: SquareMatrix {
    /// The columns from left to right.
    public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

    /// Creates a matrix of zeros.
    public init() { columns = (SIMD4<Float>(), SIMD4<Float>(), SIMD4<Float>(), SIMD4<Float>()) }
    /// Creates a matrix from its columns.
    public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) {
        self.columns = columns
    }
    /// Creates a matrix from its columns.
    public init(
        _ column0: SIMD4<Float>,
        _ column1: SIMD4<Float>,
        _ column2: SIMD4<Float>,
        _ column3: SIMD4<Float>
    ) {
        columns = (column0, column1, column2, column3)
    }

    /// A column of the matrix.
    public subscript(column: Int) -> SIMD4<Float> {
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
