// SPDX-License-Identifier: Apache-2.0

import ClipUI
import ClipUITesting
import Testing

// Layers, filters, clips and symbols of canvases; a canvas is 390 × 844 points before the page has told its size.
@MainActor
struct CanvasTests {
    private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

    // The elements in a canvas.
    private func drawn(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void) -> String {
        shown(Canvas(renderer: renderer))
    }

    @Test func whatIsDrawnIsBlendedFilteredAndClipped() {
        let square = square
        let plain = drawn { context, _ in context.fill(square, with: .color(.red)) }
        let shape = plain.replacing("geometryReader {zStack alignment=topLeading {", with: "")
            .replacing("}}", with: "")
        #expect(shape.hasPrefix("shape paint=adaptive40"))
        let changed = drawn { context, _ in
            context.addFilter(.blur(radius: 3))
            context.blendMode = .multiply
            context.clip(to: square)
            context.fill(square, with: .color(.red))
        }
        #expect(changed.contains("effect blendMode=1 {effect blur=3 {\(shape)}}"))
        #expect(changed.contains("{clip shape="))
        #expect(changed.contains("flexibleFrame alignment=topLeading"))
    }

    @Test func aLayerIsOneDrawing() {
        let square = square
        let layered = drawn { context, _ in
            context.opacity = 0.5
            context.drawLayer { layer in
                layer.fill(square, with: .color(.red))
                layer.fill(square, with: .color(.blue))
            }
        }
        #expect(
            layered.hasPrefix(
                "geometryReader {zStack alignment=topLeading {effect isGroup=true opacity=0.5 "
                    + "{zStack alignment=topLeading {shape paint=adaptive40"
            )
        )
        #expect(layered.contains("shape paint=adaptive30"))
    }

    @Test func symbolsAreFoundByTheirTags() {
        let canvas = Canvas { context, size in
            if let star = context.resolveSymbol(id: "star") {
                context.draw(star, at: CGPoint(x: star.size.width, y: 0))
            }
            if let row = context.resolveSymbol(id: 1) { context.draw(row, at: .zero) }
            #expect(context.resolveSymbol(id: "moon") == nil)
            context.draw(context.resolve(Text("t")), in: CGRect(x: 0, y: 0, width: 40, height: 20))
        } symbols: {
            Text("s").frame(width: 30, height: 12).tag("star")
            ForEach(0..<2, id: \.self) { Text("row \($0)") }
        }
        let line = shown(canvas)
        #expect(line.contains("offset x=30 y=0"))
        #expect(line.contains("{text text=s}"))
        #expect(line.contains("{text text=row 1}"))
        #expect(line.contains("height=20 width=40 {text text=t}"))
    }
}
