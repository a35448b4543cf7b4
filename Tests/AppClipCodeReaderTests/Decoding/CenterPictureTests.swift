import AppClipCodes
import CodeScenes
import Testing

@testable import AppClipCodeReader

/// A11, A-31: the picture in the middle of a code.
@Suite("Picture in the middle (A11, A-31)")
struct CenterPictureTests {
    /// The middle of a code as a picture shows it: black on white.
    private func picture(
        of kind: CodeStyle.Kind,
        diameter: Double,
        effects: [Effect] = []
    ) throws -> CenterPicture {
        let code = try AppClipCode(
            "https://appclip.example.com/shop?p=1",
            style: CodeStyle(colors: ColorPair.templates[0], kind: kind, logo: .none)
        )
        let size = Int(diameter * 1.2)
        var scene = Scene(code, diameter: diameter, width: size, height: size)
        scene.codes[0].placement.roll = 35
        scene.effects = effects
        let rendered = scene.render()
        let pixels = rendered.picture
        let colors = code.style.colors
        let background = Double(colors.background.green)
        let contrast = Double(colors.foreground.green) - background
        var ink: [Float] = []
        for row in 0..<CenterPicture.side {
            for column in 0..<CenterPicture.side {
                let place = CenterPicture.place(row: row, column: column)
                let point = rendered.truths[0](ScenePoint(x: place.x, y: place.y))
                let green = Double(pixels[Int(point.x), Int(point.y)][1])
                ink.append(Float((green - background) / contrast))
            }
        }
        return CenterPicture(ink: ink)
    }

    @Test("is a camera or a phone", arguments: CodeStyle.Kind.allCases, [150.0, 60])
    func kind(_ kind: CodeStyle.Kind, diameter: Double) throws {
        let clear = try picture(of: kind, diameter: diameter)
        #expect(clear.kind(thirdInk: 0.5) == kind)
        let noisy = try picture(
            of: kind,
            diameter: diameter,
            effects: [.blur(sigma: diameter / 120), .noise(sigma: 15)]
        )
        #expect(noisy.kind(thirdInk: 0.5) == kind)
    }

    @Test("is not made out where there is none")
    func nothing() {
        let count = CenterPicture.side * CenterPicture.side
        var random = SeededRandomness(seed: 41)
        for ink: Float in [0, 0.5, 1, .nan] {
            let picture = CenterPicture(ink: [Float](repeating: ink, count: count))
            #expect(picture.kind(thirdInk: 0.5) == nil)
        }
        for _ in 0..<20 {
            let ink = (0..<count).map { _ in Float.random(in: 0...1, using: &random) }
            #expect(CenterPicture(ink: ink).kind(thirdInk: 0.5) == nil)
        }
    }
}
