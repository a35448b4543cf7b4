// SPDX-License-Identifier: Apache-2.0

extension PrintSheet {
    /// Why the layout of a sheet is invalid; lengths in millimetres.
    public struct LayoutError: Error, Sendable, Hashable {
        /// What is wrong.
        public let code: Code

        init(_ code: Code) {
            self.code = code
        }

        /// The reasons why a layout is invalid.
        @nonexhaustive
        public enum Code: Sendable, Hashable {
            /// A length is not a number, or outside of what it can be.
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
            /// Marks would run into the cell next to them.
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
        /// What stays empty at the edges.
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
