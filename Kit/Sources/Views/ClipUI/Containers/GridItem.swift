// SPDX-License-Identifier: Apache-2.0

/// A column or a row of a lazy grid: SwiftUI's `GridItem`.
public struct GridItem: Sendable {
    /// The size of a column or a row along the axis of the grid.
    public enum Size: Sendable {
        /// A length in points.
        case fixed(CGFloat)
        /// A share of the remaining length, within bounds in points.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many columns or rows as fit, each within bounds in points.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// The size, which is flexible by default.
    public var size: Size
    /// The space after the column or the row, in points.
    public var spacing: CGFloat?
    /// The alignment of the views in their cells.
    public var alignment: Alignment?

    /// Creates a column or a row.
    public init(
        _ size: Size = .flexible(),
        spacing: CGFloat? = nil,
        alignment: Alignment? = nil
    ) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }

    // [1 fixed, 2 flexible, 3 adaptive; the length or the minimum; the maximum; spacing; alignment]
    package var value: PropertyValue {
        let (kind, minimum, maximum): (Int32, CGFloat, CGFloat) =
            switch size {
            case .fixed(let length): (1, length, length)
            case .flexible(let minimum, let maximum): (2, minimum, maximum)
            case .adaptive(let minimum, let maximum): (3, minimum, maximum)
            }
        return .list([
            .integer(kind), .length(minimum), .length(maximum), .length(spacing),
            alignment?.value ?? .unset,
        ])
    }
}
