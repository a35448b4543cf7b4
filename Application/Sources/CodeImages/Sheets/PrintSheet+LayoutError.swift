// SPDX-License-Identifier: Apache-2.0

extension PrintSheet {
    /// The reason the layout of a sheet is invalid; lengths are in millimetres.
    public struct LayoutError: Error, Sendable, Hashable {
        /// The kind of error.
        public let code: Code

        init(_ code: Code) {
            self.code = code
        }

        /// The reasons a layout can be invalid.
        @nonexhaustive
        public enum Code: Sendable, Hashable {
            /// A length is not a number, or outside of its range.
            case length(Length, Double, allowed: ClosedRange<Double>)
            /// The view box is empty or not finite.
            case viewBox
            /// A page has no room for one cell.
            case noCodeFits(
                width: Double,
                height: Double,
                availableWidth: Double,
                availableHeight: Double
            )
            /// Crop marks would reach into the next cell.
            case gapTooSmallForMarks(gap: Double, needed: Double)
        }
    }

    /// The lengths of `Settings`.
    @nonexhaustive
    public enum Length: Sendable, Hashable {
        /// The width of the paper.
        case pageWidth
        /// The height of the paper.
        case pageHeight
        /// The empty space at the edges.
        case margin
        /// The diameter or width of a code.
        case codeSize
        /// The distance between cells.
        case gap
        /// The height of the caption's band.
        case captionHeight
        /// The height of the footer's band.
        case footerHeight
        /// The length of a cutting mark.
        case markLength
        /// The distance of a cutting mark from its cell.
        case markOffset
    }
}
