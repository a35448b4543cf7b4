// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

/// A builder of drawings that are not codes, on a plate of the size of a code's disc.
struct Sketch {
    static let middle = RingLayout.center

    private(set) var shapes: [CodeDrawing.Shape] = []

    /// Creates a sketch with a disc of the size of a code's.
    init(plate: RGBColor) { disc(Self.middle, Self.middle, RingLayout.backgroundRadius, plate) }

    /// Creates a sketch with the shapes of another drawing.
    init(_ shapes: [CodeDrawing.Shape]) { self.shapes = shapes }

    var drawing: CodeDrawing {
        CodeDrawing(
            viewBox: CodeDrawing.Rectangle(
                x: 0,
                y: 0,
                width: RingLayout.size,
                height: RingLayout.size
            ),
            shapes: shapes
        )
    }

    mutating func disc(_ x: Double, _ y: Double, _ radius: Double, _ fill: RGBColor) {
        shapes.append(
            .disc(CodeDrawing.Disc(centerX: x, centerY: y, radius: radius, fill: fill))
        )
    }

    /// Adds a stroke around the center, in degrees clockwise from the right.
    mutating func arc(
        radius: Double,
        from start: Double,
        to end: Double,
        width: Double,
        _ color: RGBColor
    ) {
        shapes.append(
            .arc(
                CodeDrawing.Arc(
                    centerX: Self.middle,
                    centerY: Self.middle,
                    radius: radius,
                    startDegrees: start,
                    endDegrees: end,
                    strokeWidth: width,
                    stroke: color
                )
            )
        )
    }

    /// Adds polygons of one colour, in one outline.
    mutating func polygons(_ polygons: [[ScenePoint]], _ fill: RGBColor) {
        var segments: [CodeDrawing.PathSegment] = []
        for polygon in polygons { segments += CodeDrawing.PathSegment.polygon(polygon) }
        shapes.append(
            .path(
                CodeDrawing.Path(
                    segments: segments,
                    translateX: 0,
                    translateY: 0,
                    scale: 1,
                    fill: fill
                )
            )
        )
    }

    /// Returns the corners of an upright rectangle.
    static func rectangle(
        _ x: Double,
        _ y: Double,
        width: Double,
        height: Double
    ) -> [ScenePoint] {
        [
            ScenePoint(x: x, y: y), ScenePoint(x: x + width, y: y),
            ScenePoint(x: x + width, y: y + height), ScenePoint(x: x, y: y + height),
        ]
    }

    /// Returns the corners of a bar between two distances from the center, at an angle in degrees.
    static func bar(from: Double, to: Double, width: Double, degrees: Double) -> [ScenePoint] {
        let corners = [
            (from, -width / 2), (to, -width / 2), (to, width / 2), (from, width / 2),
        ]
        let (cosine, sine) = Elementary.cosineAndSine(degrees * .pi / 180)
        return corners.map { along, across in
            ScenePoint(
                x: middle + along * cosine - across * sine,
                y: middle + along * sine + across * cosine
            )
        }
    }

    /// Returns the corners of an ellipse, rotated by an angle in degrees.
    static func ellipse(
        _ x: Double,
        _ y: Double,
        _ long: Double,
        _ short: Double,
        degrees: Double
    ) -> [ScenePoint] {
        let turn = Elementary.cosineAndSine(degrees * .pi / 180)
        return (0..<64).map { index in
            let point = Elementary.cosineAndSine(Double(index) * .pi / 32)
            let (across, down) = (long * point.cosine, short * point.sine)
            return ScenePoint(
                x: x + across * turn.cosine - down * turn.sine,
                y: y + across * turn.sine + down * turn.cosine
            )
        }
    }
}
