// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

extension PrintSheet {
    /// The size of a code on paper, in millimetres.
    public enum CodeSize: Sendable, Hashable {
        /// The diameter of the disc; with a badge, the artwork is wider than that.
        case diameter(Double)
        /// The width of the view box, which a badge makes wider than the disc.
        case width(Double)

        /// The diameter of the disc of every code, in user units (formats, section 10).
        static let unitsOfDiameter = 800.0

        var length: Double {
            switch self {
            case .diameter(let length), .width(let length): length
            }
        }

        func artwork(for viewBox: CodeDrawing.Rectangle) throws(LayoutError) -> Rectangle {
            guard viewBox.x.isFinite, viewBox.y.isFinite, viewBox.width.isFinite,
                viewBox.height.isFinite, viewBox.width > 0, viewBox.height > 0
            else { throw LayoutError(.viewBox) }
            let width =
                switch self {
                case .diameter(let diameter): diameter * viewBox.width / Self.unitsOfDiameter
                case .width(let width): width
                }
            return Rectangle(
                x: 0,
                y: 0,
                width: width,
                height: width * viewBox.height / viewBox.width
            )
        }
    }
}
