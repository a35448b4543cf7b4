// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

// Printed objects that are not round.
extension SceneDraft {
    /// Returns lines of characters that consist of strokes.
    mutating func text() -> CodeDrawing {
        let pair = freePair()
        var sketch = plate(pair.background)
        let height = randomness.number(in: 20...90)
        var y = 40.0
        var strokes: [[ScenePoint]] = []
        while y + height < 780 {
            var x = 30.0
            while x < 740 {
                if randomness.chance(0.85) {
                    strokes += sign(x: x, y: y, height: height)
                }
                x += 0.75 * height
            }
            y += 1.5 * height
        }
        sketch.polygons(strokes, pair.foreground)
        return sketch.drawing
    }

    private mutating func sign(x: Double, y: Double, height: Double) -> [[ScenePoint]] {
        let width = 0.55 * height
        let thick = 0.14 * height
        // The strokes of a seven-segment display, and a round one.
        let strokes = [
            Sketch.rectangle(x, y, width: width, height: thick),
            Sketch.rectangle(x, y + (height - thick) / 2, width: width, height: thick),
            Sketch.rectangle(x, y + height - thick, width: width, height: thick),
            Sketch.rectangle(x, y, width: thick, height: height / 2),
            Sketch.rectangle(x, y + height / 2, width: thick, height: height / 2),
            Sketch.rectangle(x + width - thick, y, width: thick, height: height / 2),
            Sketch.rectangle(x + width - thick, y + height / 2, width: thick, height: height / 2),
            Sketch.ellipse(x + width / 2, y + height * 0.75, width / 2, height / 4, degrees: 0),
        ]
        return strokes.filter { _ in randomness.chance(0.45) }
    }

    /// Returns squares on a grid, with three large ones in the corners.
    mutating func squares() -> CodeDrawing {
        let pair = randomness.chance(0.7) ? ColorPair.templates[1] : freePair()
        var sketch = plate(pair.background)
        let count = 17 + 4 * randomness.whole(in: 1...6)
        let side = 680 / Double(count)
        func square(_ column: Int, _ row: Int, _ size: Int) -> [ScenePoint] {
            Sketch.rectangle(
                60 + Double(column) * side,
                60 + Double(row) * side,
                width: Double(size) * side,
                height: Double(size) * side
            )
        }
        let corners = [(0, 0), (count - 7, 0), (0, count - 7)]
        var modules: [[ScenePoint]] = []
        for row in 0..<count {
            for column in 0..<count where randomness.chance(0.5) {
                let isInCorner = corners.contains { x, y in
                    (x - 1...x + 7).contains(column) && (y - 1...y + 7).contains(row)
                }
                if !isInCorner { modules.append(square(column, row, 1)) }
            }
        }
        sketch.polygons(modules, pair.foreground)
        sketch.polygons(corners.map { square($0.0, $0.1, 7) }, pair.foreground)
        sketch.polygons(corners.map { square($0.0 + 1, $0.1 + 1, 5) }, pair.background)
        sketch.polygons(corners.map { square($0.0 + 2, $0.1 + 2, 3) }, pair.foreground)
        return sketch.drawing
    }

    /// Returns ellipses and rectangles of all sizes and colours, one on top of the other.
    mutating func clutter() -> CodeDrawing {
        var sketch = plate(randomness.color())
        for _ in 0..<randomness.whole(in: 5...80) {
            let (x, y) = (randomness.number(in: 0...800), randomness.number(in: 0...800))
            let (long, short) = (randomness.number(in: 8...200), randomness.number(in: 8...200))
            let polygon =
                randomness.chance(0.6)
                ? Sketch.ellipse(x, y, long, short, degrees: angle())
                : Sketch.rectangle(x, y, width: long, height: short)
            sketch.polygons([polygon], randomness.color())
        }
        return sketch.drawing
    }

    /// Returns a square plate; the disc to which a placement refers is below it.
    private func plate(_ color: RGBColor) -> Sketch {
        var sketch = Sketch(plate: color)
        sketch.polygons([Sketch.rectangle(0, 0, width: 800, height: 800)], color)
        return sketch
    }
}
