// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import Testing

/// The shapes of a code, for image formats other than SVG.
@Suite struct CodeDrawingTests {
    @Test(arguments: CodeStyle.Kind.allCases, CodeStyle.Logo.allCases)
    func hasTheShapesOfTheSVG(_ kind: CodeStyle.Kind, _ logo: CodeStyle.Logo) throws {
        let colors = ColorPair(foreground: RGBColor(0x123456), background: .white)
        let style = CodeStyle(colors: colors, kind: kind, logo: logo)
        let code = try AppClipCode("https://seeds.example/menu", style: style)
        let svg = String(decoding: code.svg, as: UTF8.self)
        var arcs: [CodeDrawing.Arc] = []
        var paths: [CodeDrawing.Path] = []
        var discs: [CodeDrawing.Disc] = []
        for shape in code.drawing.shapes {
            switch shape {
            case .arc(let arc): arcs.append(arc)
            case .path(let path): paths.append(path)
            case .disc(let disc): discs.append(disc)
            }
        }
        #expect(arcs.count == code.pattern.arcCount)
        #expect(discs.count == 1)
        #expect(discs[0].radius == 400)
        #expect(discs[0].fill == .white)
        let texts = svg.split(separator: " d=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
        let outlines = texts.filter { !$0.contains(" A ") }
        try #require(paths.count == outlines.count)
        for (path, text) in zip(paths, outlines) {
            // One segment for each command, of the command's kind.
            let letters = text.filter(\.isLetter)
            #expect(path.segments.count == letters.count)
            for (segment, letter) in zip(path.segments, letters) {
                #expect(segment.letters.contains(letter.lowercased()))
            }
        }
        for (arc, shape) in zip(code.pattern.arcs, arcs) {
            let ring = RingLayout.rings[arc.ring]
            #expect(shape.radius == ring.radius)
            #expect(shape.strokeWidth == 23.5)
            #expect(shape.stroke == (arc.color == .third ? colors.third : colors.foreground))
            let geometry = ArcGeometry(arc)
            #expect(shape.startDegrees == geometry.start + Double(ring.rotation))
            #expect(shape.endDegrees == geometry.end + Double(ring.rotation))
            #expect(shape.centerX == (logo == .badge ? 399.01 : 400))
            #expect(shape.centerY == (logo == .badge ? 396.2 : 400))
        }
        let box = code.drawing.viewBox
        let wanted = logo == .badge ? [-50.0, -50, 900, 1_100] : [0, 0, 800, 800]
        #expect([box.x, box.y, box.width, box.height] == wanted)
    }
}

extension CodeDrawing.PathSegment {
    /// The lowercase letters of the commands for which a segment can stand.
    fileprivate var letters: String {
        switch self {
        case .move: "m"
        case .line: "lhv"
        case .curve: "cs"
        case .arc: "a"
        case .close: "z"
        }
    }
}
