import AppClipCodes
import Testing

@testable import CodeScenes

@Suite("Outlines of drawings as texels")
struct OutlineTests {
    private static let black = RGBColor.black

    /// The sum of the cover of all texels, in square user units.
    private func area(_ shape: CodeDrawing.Shape, scale: Double = 1) -> Double {
        let box = CodeDrawing.Rectangle(x: 0, y: 0, width: 100, height: 100)
        let texture = CodeTexture(CodeDrawing(viewBox: box, shapes: [shape]), scale: scale)
        return texture.texels.reduce(0) { $0 + Double($1.cover) } / (255 * scale * scale)
    }

    private func path(_ data: String) -> CodeDrawing.Shape {
        .path(
            CodeDrawing.Path(data: data, translateX: 0, translateY: 0, scale: 1, fill: Self.black)
        )
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

    @Test(
        "path data covers its area",
        arguments: [
            ("M10,10H40V30H10Z", 600.0),
            ("m10 10h30v20h-30z", 600),
            ("M10 10L40 10 40 30l-30 0z", 600),
            // The nonzero rule: the same way round covers once, the other way cuts out.
            ("M10 10H40V30H10ZM15 15H35V25H15Z", 600),
            ("M10 10H40V30H10ZM15 15V25H35V15Z", 400),
            // After Z the current point is where the polygon began.
            ("M10 10h20v20h-20zl0 -5 5 0z", 412.5),
            // Half a disc as an arc, then a disc of two arcs.
            ("M30 50A20 20 0 0 1 70 50Z", 628.32),
            ("M30 50a20 20 0 0 1 40 0a20,20,0,0,1-40,0z", 1_256.64),
            ("M50 30A20 20 0 1 0 70 50L50 50Z", 942.48),
            // Curves: a quarter disc's usual handles; S repeats the last handle mirrored.
            ("M30 50C30 38.954 38.954 30 50 30S70 38.954 70 50Z", 628.5),
            ("M20,50c0-10,10-10,10,0s10,10,10,0z", 120),
        ]
    )
    func data(_ data: String, area: Double) {
        #expect(abs(self.area(path(data)) - area) < 0.008 * area, "\(self.area(path(data)))")
    }

    @Test("an edge between texels is shared out by its place")
    func edge() {
        let box = CodeDrawing.Rectangle(x: 0, y: 0, width: 10, height: 10)
        let drawing = CodeDrawing(viewBox: box, shapes: [path("M2.25 2.5H7.75V8H2.25Z")])
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
        "broken path data ends where it is broken and never traps",
        arguments: [
            "", "M", "M10", "10 10", "M10 10L", "M10 10H40V30H10Zx5", "M1 1C2 2 3", "M--5", "L5 5Z",
            "M0 0A0 0 0 0 1 5 5", "zzzz", "M10 10S1 1 2",
        ]
    )
    func broken(_ data: String) { #expect(area(path(data)) >= 0) }
}
