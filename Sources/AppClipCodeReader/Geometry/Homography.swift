/// A projective map of a plane to a plane: a 3 × 3 matrix up to a factor.
public struct Homography: Sendable, Hashable {
    /// The entries, row by row; nine of them.
    public private(set) var rows: [Double]

    /// Makes a map of its nine entries, row by row.
    public init(rows: [Double]) {
        precondition(rows.count == 9, "a homography has nine entries")
        self.rows = rows
    }

    /// The map that moves nothing.
    public static let identity = Homography(rows: [1, 0, 0, 0, 1, 0, 0, 0, 1])

    /// Where a point goes.
    public func callAsFunction(_ point: PlanePoint) -> PlanePoint {
        let w = rows[6] * point.x + rows[7] * point.y + rows[8]
        return PlanePoint(
            x: (rows[0] * point.x + rows[1] * point.y + rows[2]) / w,
            y: (rows[3] * point.x + rows[4] * point.y + rows[5]) / w
        )
    }
}
