// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import CodeImages
import CodeScenes
import Testing

/// A11: the images with which reading is measured show codes as cairo draws them.
@Suite struct SceneDrawingTests {
    @Test(arguments: [
        (90, CodeStyle.Kind.camera), (200, .camera), (200, .nfc), (320, .camera),
    ])
    func sceneShowsWhatCairoDraws(_ width: Int, kind: CodeStyle.Kind) throws {
        let style = CodeStyle(colors: ColorPair.templates[9], kind: kind, logo: .none)
        let code = try AppClipCode("https://example.com/shop", style: style)
        let scene = Scene(code, diameter: Double(width), width: width, height: width)
        // The phone's screen ends where its outline begins, and cairo lets the background shine
        // through between them, since it blends whole pixels.
        try expectEqual(
            scene.render().image,
            DecodedPNG(code.drawing.png(width: width, background: .white)),
            within: kind == .nfc ? 50 : 20
        )
    }

    @Test func sceneShowsTheBadgeAsCairoDrawsIt() throws {
        let style = CodeStyle(colors: ColorPair.templates[12], logo: .badge)
        let code = try AppClipCode("https://example.com/shop", style: style)
        // Each unit is a quarter of a pixel; the view box of 900 x 1100 begins at (-50, -50), and
        // the centre of the disc is at (399.01, 396.2).
        var scene = Scene(code, diameter: 200, width: 225, height: 275)
        scene.codes[0].placement.offsetX = (399.01 + 50) / 4 - 112.5
        scene.codes[0].placement.offsetY = (396.2 + 50) / 4 - 137.5
        try expectEqual(
            scene.render().image,
            DecodedPNG(code.drawing.png(width: 225, background: .white)),
            within: 20
        )
    }

    /// Expects equal images except for the pixels of edges.
    ///
    /// Their share falls with the width: the mean difference is a third of a step at 240 pixels.
    private func expectEqual(_ scene: SceneImage, _ cairo: DecodedPNG, within limit: Int) {
        #expect(scene.width == cairo.width && scene.height == cairo.height)
        var sum = 0
        var largest = 0
        for y in 0..<cairo.height {
            for x in 0..<cairo.width {
                let color = cairo[x, y].color
                let channels = [color.red, color.green, color.blue]
                for (one, other) in zip(scene[x, y], channels) {
                    let difference = abs(Int(one) - Int(other))
                    sum += difference
                    largest = max(largest, difference)
                }
            }
        }
        let mean = Double(sum) / Double(3 * cairo.width * cairo.height)
        #expect(mean * Double(cairo.width) < 80, "mean \(mean)")
        #expect(largest < limit, "largest \(largest)")
    }
}
