// SPDX-License-Identifier: Apache-2.0

extension PrintSheet {
    /// A rectangle on a page, in millimetres; y points down.
    public struct Rectangle: Sendable, Hashable {
        /// The left edge.
        public let x: Double
        /// The upper edge.
        public let y: Double
        /// The extent to the right.
        public let width: Double
        /// The extent downward.
        public let height: Double

        /// The right edge.
        public var maxX: Double { x + width }
        /// The lower edge.
        public var maxY: Double { y + height }
    }

    /// A cutting mark, a hairline, in millimetres.
    public struct Mark: Sendable, Hashable {
        /// The start of the line, next to the cell.
        public let startX: Double
        /// The start of the line, next to the cell.
        public let startY: Double
        /// The end of the line.
        public let endX: Double
        /// The end of the line.
        public let endY: Double
    }

    /// The place of one code on its page.
    public struct Cell: Sendable, Hashable {
        /// The area to cut out: the artwork and the caption.
        public let trim: Rectangle
        /// The area of the code's view box.
        public let artwork: Rectangle
        /// The band under the artwork.
        public let caption: Rectangle
        /// Two marks at each corner of `trim`, all outside of it; empty without crop marks.
        public let marks: [Mark]

        init(trim: Rectangle, artwork: Rectangle, caption: Rectangle, marks: Marks?) {
            self.trim = trim
            self.artwork = artwork
            self.caption = caption
            self.marks = marks.map { Self.marks(around: trim, $0) } ?? []
        }

        private static func marks(around trim: Rectangle, _ marks: Marks) -> [Mark] {
            let corners = [
                (trim.x, trim.y, -1.0, -1.0), (trim.maxX, trim.y, 1.0, -1.0),
                (trim.x, trim.maxY, -1.0, 1.0), (trim.maxX, trim.maxY, 1.0, 1.0),
            ]
            return corners.flatMap { x, y, outX, outY in
                [
                    Mark(
                        startX: x + outX * marks.offset,
                        startY: y,
                        endX: x + outX * marks.reach,
                        endY: y
                    ),
                    Mark(
                        startX: x,
                        startY: y + outY * marks.offset,
                        endX: x,
                        endY: y + outY * marks.reach
                    ),
                ]
            }
        }
    }
}
