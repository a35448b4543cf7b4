// SPDX-License-Identifier: Apache-2.0

/// A column or a row of a lazy grid: SwiftUI's `GridItem`.
public struct GridItem: Sendable {
    /// The length of a column or a row.
    public enum Size: Sendable {
        /// A length in points.
        case fixed(CGFloat)
        /// A share of what is left, within bounds.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many as fit, within bounds.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// The length.
    public var size: Size
    /// The space after it, in points.
    public var spacing: CGFloat?
    /// Where views are in their cells.
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
