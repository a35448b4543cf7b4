// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import Testing

@testable import CodeScenes

@Suite("Outlines of drawings as texels")
struct OutlineTests {
    private static let black = RGBColor.black

    /// Returns the total coverage of all texels, in square user units.
    private func area(_ shape: CodeDrawing.Shape, scale: Double = 1) -> Double {
        let box = CodeDrawing.Rectangle(x: 0, y: 0, width: 100, height: 100)
        let texture = CodeTexture(CodeDrawing(viewBox: box, shapes: [shape]), scale: scale)
        return texture.texels.reduce(0) { $0 + Double($1.cover) } / (255 * scale * scale)
    }

    private func path(_ segments: [CodeDrawing.PathSegment]) -> CodeDrawing.Shape {
        .path(
            CodeDrawing.Path(
                segments: segments,
                translateX: 0,
                translateY: 0,
                scale: 1,
                fill: Self.black
            )
        )
    }

    /// Returns a rectangle's segments, clockwise on screen or counterclockwise.
    private static func rectangle(
        _ left: Double,
        _ top: Double,
        _ right: Double,
        _ bottom: Double,
        isClockwise: Bool = true
    ) -> [CodeDrawing.PathSegment] {
        let corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
            .map { ScenePoint(x: $0, y: $1) }
        return CodeDrawing.PathSegment.polygon(isClockwise ? corners : corners.reversed())
    }

    private static func point(_ x: Double, _ y: Double) -> CodeDrawing.Point {
        CodeDrawing.Point(x: x, y: y)
    }

    @Test("a disc covers its area", arguments: [(3.3, 1.0), (20.25, 1), (30, 2)])
    func disc(radius: Double, scale: Double) {
        let shape = CodeDrawing.Shape.disc(
            CodeDrawing.Disc(centerX: 50.3, centerY: 49.8, radius: radius, fill: Self.black)
        )
        let exact = Double.pi * radius * radius
        #expect(abs(area(shape, scale: scale) / exact - 1) < 0.01)
    }

    @Test("an arc covers its stroke and both caps")
    func arc() {
        let shape = CodeDrawing.Shape.arc(
            CodeDrawing.Arc(
                centerX: 50,
                centerY: 50,
                radius: 30,
                startDegrees: -70,
                endDegrees: 130,
                strokeWidth: 8,
                stroke: Self.black
            )
        )
        let exact = 200 * Double.pi / 180 * 30 * 8 + Double.pi * 16
        #expect(abs(area(shape) / exact - 1) < 0.01)
    }

    private static let outlines: [(segments: [CodeDrawing.PathSegment], area: Double)] = [
        (rectangle(10, 10, 40, 30), 600),
        // The nonzero rule: the same direction covers once, the opposite direction cuts out.
        (rectangle(10, 10, 40, 30) + rectangle(15, 15, 35, 25), 600),
        (rectangle(10, 10, 40, 30) + rectangle(15, 15, 35, 25, isClockwise: false), 400),
        // An outline that is not closed is closed for filling.
        ([.move(to: point(10, 10)), .line(to: point(40, 10)), .line(to: point(40, 30))], 300),
        // Half a disc, a disc of two arcs, and three quarters of a disc.
        ([.move(to: point(30, 50)), arc(to: point(70, 50)), .close], 628.32),
        (
            [.move(to: point(30, 50)), arc(to: point(70, 50)), arc(to: point(30, 50)), .close],
            1_256.64
        ),
        (
            [
                .move(to: point(50, 30)), arc(to: point(70, 50), isClockwise: false),
                .line(to: point(50, 50)), .close,
            ],
            942.48
        ),
        // Two curves with the usual control points of a quarter circle.
        (
            [
                .move(to: point(30, 50)),
                .curve(point(30, 38.954), point(38.954, 30), to: point(50, 30)),
                .curve(point(61.046, 30), point(70, 38.954), to: point(70, 50)), .close,
            ],
            628.5
        ),
    ]

    /// Returns an arc about (50, 50) of radius 20.
    private static func arc(
        to end: CodeDrawing.Point,
        isClockwise: Bool = true
    ) -> CodeDrawing.PathSegment {
        .arc(center: point(50, 50), radius: 20, isClockwise: isClockwise, to: end)
    }

    @Test("an outline covers its area", arguments: outlines)
    func outline(_ segments: [CodeDrawing.PathSegment], area: Double) {
        let covered = self.area(path(segments))
        #expect(abs(covered - area) < 0.008 * area, "\(covered)")
    }

    @Test("an edge between texels covers both by its position")
    func edge() {
        let box = CodeDrawing.Rectangle(x: 0, y: 0, width: 10, height: 10)
        let drawing = CodeDrawing(viewBox: box, shapes: [path(Self.rectangle(2.25, 2.5, 7.75, 8))])
        let texture = CodeTexture(drawing, scale: 1)
        func cover(_ x: Int, _ y: Int) -> Float {
            texture.texels[(y + 2) * texture.width + x + 2].cover / 255
        }
        #expect(abs(cover(2, 4) - 0.75) < 0.003)
        #expect(abs(cover(7, 4) - 0.75) < 0.003)
        #expect(abs(cover(4, 2) - 0.5) < 0.003)
        #expect(abs(cover(2, 2) - 0.375) < 0.003)
        #expect(cover(4, 4) == 1)
        #expect(cover(1, 4) == 0)
        #expect(cover(4, 8) == 0)
    }

    @Test(
        "outlines without an inside cover nothing",
        arguments: [
            [], [.move(to: point(10, 10))], [.close], [.move(to: point(10, 10)), .close],
            [.move(to: point(10, 10)), .line(to: point(20, 10)), .close],
        ] as [[CodeDrawing.PathSegment]]
    )
    func empty(_ segments: [CodeDrawing.PathSegment]) { #expect(area(path(segments)) == 0) }
}
