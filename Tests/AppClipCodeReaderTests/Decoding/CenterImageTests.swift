// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import CodeScenes
import SeededRandom
import Testing

@testable import AppClipCodeReader

/// A11, A-31: the image in the middle of a code.
@Suite("Image in the middle (A11, A-31)")
struct CenterImageTests {
    /// Returns an image of the middle of a code, black on white.
    private func image(
        of kind: CodeStyle.Kind,
        diameter: Double,
        effects: [Effect] = []
    ) throws -> CenterImage {
        let code = try AppClipCode(
            "https://appclip.example.com/shop?p=1",
            style: CodeStyle(colors: ColorPair.templates[0], kind: kind, logo: .none)
        )
        let size = Int(diameter * 1.2)
        var scene = Scene(code, diameter: diameter, width: size, height: size)
        scene.codes[0].placement.roll = 35
        scene.effects = effects
        let rendered = scene.render()
        let pixels = rendered.image
        let colors = code.style.colors
        let background = Double(colors.background.green)
        let contrast = Double(colors.foreground.green) - background
        var ink: [Float] = []
        for row in 0..<CenterImage.side {
            for column in 0..<CenterImage.side {
                let place = CenterImage.place(row: row, column: column)
                let point = rendered.truths[0](ScenePoint(x: place.x, y: place.y))
                let green = Double(pixels[Int(point.x), Int(point.y)][1])
                ink.append(Float((green - background) / contrast))
            }
        }
        return CenterImage(ink: ink)
    }

    @Test("is a camera or a phone", arguments: CodeStyle.Kind.allCases, [150.0, 60])
    func kind(_ kind: CodeStyle.Kind, diameter: Double) throws {
        let clear = try image(of: kind, diameter: diameter)
        #expect(clear.kind(thirdInk: 0.5) == kind)
        let noisy = try image(
            of: kind,
            diameter: diameter,
            effects: [.blur(sigma: diameter / 120), .noise(sigma: 15)]
        )
        #expect(noisy.kind(thirdInk: 0.5) == kind)
    }

    @Test("is unknown where there is none")
    func nothing() {
        let count = CenterImage.side * CenterImage.side
        var random = SplitMix64(seed: 41)
        for ink: Float in [0, 0.5, 1, .nan] {
            let image = CenterImage(ink: [Float](repeating: ink, count: count))
            #expect(image.kind(thirdInk: 0.5) == nil)
        }
        for _ in 0..<20 {
            let ink = (0..<count).map { _ in Float.random(in: 0...1, using: &random) }
            #expect(CenterImage(ink: ink).kind(thirdInk: 0.5) == nil)
        }
    }
}
