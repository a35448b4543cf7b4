// SPDX-License-Identifier: Apache-2.0

/// The shapes of a code, from the first painted to the last, in the user units of its SVG.
public struct CodeDrawing: Sendable {
    /// A rectangle in user units; y points down.
    public struct Rectangle: Sendable, Hashable {
        /// The left edge.
        public let x: Double

        /// The upper edge.
        public let y: Double

        /// The extent to the right.
        public let width: Double

        /// The extent downward.
        public let height: Double

        /// Creates a rectangle from its upper left corner and its size.
        public init(x: Double, y: Double, width: Double, height: Double) {
            self.x = x
            self.y = y
            self.width = width
            self.height = height
        }
    }

    /// One painted shape.
    public enum Shape: Sendable {
        /// A filled circle.
        case disc(Disc)

        /// A stroked part of a circle.
        case arc(Arc)

        /// A filled outline.
        case path(Path)
    }

    /// A filled circle.
    public struct Disc: Sendable, Hashable {
        /// The x coordinate of the centre.
        public let centerX: Double

        /// The y coordinate of the centre.
        public let centerY: Double

        /// The radius, in user units.
        public let radius: Double

        /// The colour of the inside.
        public let fill: RGBColor

        /// Creates a filled circle.
        public init(centerX: Double, centerY: Double, radius: Double, fill: RGBColor) {
            self.centerX = centerX
            self.centerY = centerY
            self.radius = radius
            self.fill = fill
        }
    }

    /// A stroked part of a circle with round caps.
    ///
    /// Angles are clockwise on the screen from +x; y points down.
    public struct Arc: Sendable, Hashable {
        /// The x coordinate of the centre.
        public let centerX: Double

        /// The y coordinate of the centre.
        public let centerY: Double

        /// The radius of the middle of the line, in user units.
        public let radius: Double

        /// The angle at which the line starts, in degrees.
        public let startDegrees: Double

        /// The angle at which the line ends, in degrees.
        public let endDegrees: Double

        /// The width of the line, in user units.
        public let strokeWidth: Double

        /// The colour of the line.
        public let stroke: RGBColor

        /// Creates an arc.
        public init(
            centerX: Double,
            centerY: Double,
            radius: Double,
            startDegrees: Double,
            endDegrees: Double,
            strokeWidth: Double,
            stroke: RGBColor
        ) {
            self.centerX = centerX
            self.centerY = centerY
            self.radius = radius
            self.startDegrees = startDegrees
            self.endDegrees = endDegrees
            self.strokeWidth = strokeWidth
            self.stroke = stroke
        }
    }

    /// A filled outline, by the nonzero rule; scaled first and then translated.
    public struct Path: Sendable, Hashable {
        /// The outline, in units of its own.
        public let segments: [PathSegment]

        /// The translation to the right, in user units.
        public let translateX: Double

        /// The translation downward, in user units.
        public let translateY: Double

        /// The number of user units for one unit of the outline.
        public let scale: Double

        /// The colour of the inside.
        public let fill: RGBColor

        /// Creates a filled outline.
        public init(
            segments: [PathSegment],
            translateX: Double,
            translateY: Double,
            scale: Double,
            fill: RGBColor
        ) {
            self.segments = segments
            self.translateX = translateX
            self.translateY = translateY
            self.scale = scale
            self.fill = fill
        }
    }

    /// The visible rectangle: 0 0 800 800, or with the badge -50 -50 900 1100.
    public let viewBox: Rectangle

    /// The shapes, from the first painted to the last.
    public let shapes: [Shape]

    /// Creates a drawing.
    public init(viewBox: Rectangle, shapes: [Shape]) {
        self.viewBox = viewBox
        self.shapes = shapes
    }
}
