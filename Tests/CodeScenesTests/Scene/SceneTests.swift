// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import Testing

@testable import CodeScenes

@Suite("Images of scenes")
struct SceneTests {
    private func code(
        _ template: Int = 1,
        logo: CodeStyle.Logo = .none
    ) throws -> AppClipCode {
        let style = CodeStyle(colors: ColorPair.templates[template], logo: logo)
        return try AppClipCode("https://example.com/a", style: style)
    }

    @Test("equal scenes give equal images, another seed another noise")
    func seeds() throws {
        var scene = Scene(
            try code(),
            diameter: 50,
            width: 60,
            height: 60,
            ground: .texture(.cloth, seed: 4)
        )
        scene.effects = [.noise(sigma: 5)]
        scene.seed = 11
        let first = scene.render().image
        #expect(scene.render().image == first)
        scene.seed = 12
        #expect(scene.render().image != first)
        #expect(first.bytes.count == 60 * 60 * 3)
    }

    @Test("the disc has the requested diameter", arguments: [40.0, 75])
    func diameter(diameter: Double) {
        // A black disc on white: its area shows the scale.
        let drawing = Sketch(plate: .black).drawing
        let placed = PlacedCode(drawing: drawing, placement: Placement(diameter: diameter))
        let camera = Camera(width: 90, height: 80, distance: 2, diameter: diameter)
        let image = Scene(codes: [placed], ground: .white, camera: camera).render().image
        let dark = stride(from: 0, to: image.bytes.count, by: 3).reduce(0.0) {
            $0 + (255 - Double(image.bytes[$1])) / 255
        }
        #expect(abs(dark / (.pi / 4 * diameter * diameter) - 1) < 0.01)
    }

    @Test("far away a tilted disc is flatter by the cosine, near it is not")
    func flattened() {
        let drawing = Sketch(plate: .black).drawing
        var placement = Placement(diameter: 80)
        placement.tilt = 60
        func area(distance: Double) -> Double {
            let camera = Camera(width: 100, height: 100, distance: distance, diameter: 80)
            let placed = PlacedCode(drawing: drawing, placement: placement)
            let image = Scene(codes: [placed], ground: .white, camera: camera).render().image
            return stride(from: 0, to: image.bytes.count, by: 3).reduce(0.0) {
                $0 + (255 - Double(image.bytes[$1])) / 255
            }
        }
        let half = .pi / 8 * 80.0 * 80
        #expect(abs(area(distance: 40) / half - 1) < 0.01)
        #expect(area(distance: 1) / half > 1.2)
    }

    @Test("small codes are means and not samples: the mean colour hardly depends on the size")
    func area() throws {
        func mean(_ diameter: Double) throws -> Double {
            let side = Int(diameter)
            let bytes = Scene(try code(), diameter: diameter, width: side, height: side).render()
                .image.bytes
            return bytes.reduce(0) { $0 + Double($1) } / Double(bytes.count)
        }
        let large = try mean(96)
        for diameter in [12.0, 24, 48] { #expect(abs(try mean(diameter) - large) < 1) }
    }

    // MARK: Grounds

    @Test("on a transparent ground only the code is opaque, in its own colours up to its edge")
    func clear() throws {
        let image = Scene(try code(0), diameter: 60, width: 80, height: 80, ground: .clear)
            .render().image
        #expect(image.format == .rgba)
        #expect(image[2, 2][3] == 0)
        #expect(image[40, 40][3] == 255)
        for y in 0..<80 {
            for x in 0..<80 where (1...254).contains(image[x, y][3]) && image[x, y][3] > 20 {
                // Template 0 is black at its edge.
                #expect(image[x, y][0] < 8, "\(x) \(y)")
            }
        }
    }

    @Test(
        "each texture is an image of its own, repeats with its seed, and has no code's edge in it",
        arguments: Ground.Texture.allCases
    )
    func textures(texture: Ground.Texture) {
        func image(_ seed: UInt64) -> SceneImage {
            let camera = Camera(width: 24, height: 24, focalLength: 40)
            return Scene(codes: [], ground: .texture(texture, seed: seed), camera: camera).render()
                .image
        }
        let first = image(1)
        #expect(first != image(2))
        #expect(Set(first.bytes).count > 3)
    }

    @Test("a plate with the words goes below the disc")
    func badge() throws {
        let scene = Scene(
            try code(9, logo: .badge),
            diameter: 80,
            width: 120,
            height: 160,
            ground: .gray
        )
        let image = scene.render().image
        // On the plate, 1.15 radii below the disc's middle.
        #expect(image[60 - 30, 80 + 46] == [255, 255, 255])
        #expect(image[2, 2] == [128, 128, 128])
    }

    // MARK: Paper

    @Test("on a cylinder lengths along the axis stay, those across shrink towards the edge")
    func cylinder() {
        let places = [(0.0, 0.0), (0.7, 0), (0, 0.7)].map { ScenePoint(x: $0, y: $1) }
        var placed = PlacedCode(
            drawing: TruthTests.dots(places),
            placement: Placement(diameter: 100)
        )
        placed.surface = .cylinder(edge: 60, direction: 0)
        let camera = Camera(width: 120, height: 120, distance: 50, diameter: 100)
        let image = Scene(codes: [placed], ground: .white, camera: camera).render().image
        let probe = ImageProbe(image: image)
        // At a great distance, a point at the angle a is seen at r sin a; r is 60 / (60 in radians) radii.
        let radius = 1 / (60 * Double.pi / 180)
        let across = radius * Elementary.cosineAndSine(0.7 / radius).sine
        let right = probe.darkMiddle(near: ScenePoint(x: 60 + 50 * across, y: 60), within: 5)
        #expect(abs(right.x - (60 + 50 * across)) < 0.3)
        let below = probe.darkMiddle(near: ScenePoint(x: 60, y: 95), within: 5)
        #expect(abs(below.y - 95) < 0.3)
    }

    @Test(
        "a sticker covers its share of the disc",
        arguments: [
            Sticker.Form.disc(radius: 0.3), .rectangle(width: 0.8, height: 0.4, turn: 25),
        ]
    )
    func sticker(form: Sticker.Form) {
        let sticker = Sticker(form, center: ScenePoint(x: 0.2, y: -0.3), color: .black)
        var placed = PlacedCode(
            drawing: Sketch(plate: .white).drawing,
            placement: Placement(diameter: 90)
        )
        placed.stickers = [sticker]
        let camera = Camera(width: 100, height: 100, distance: 3, diameter: 90)
        let image = Scene(codes: [placed], ground: .white, camera: camera).render().image
        let dark = stride(from: 0, to: image.bytes.count, by: 3).reduce(0.0) {
            $0 + (255 - Double(image.bytes[$1])) / 255
        }
        let share = dark / (.pi / 4 * 90 * 90)
        #expect(abs(share - sticker.share) < 0.02 * sticker.share)
        #expect(image[59, 36] == [0, 0, 0])
    }

    @Test("several codes are painted where each is placed, with a truth for each")
    func several() throws {
        var scene = Scene(try code(), diameter: 40, width: 140, height: 60)
        scene.codes[0].placement.offsetX = -40
        let other = try AppClipCode("https://example.com/b")
        scene.codes.append(
            PlacedCode(other, placement: Placement(diameter: 50, offsetX: 35, offsetY: 2))
        )
        let rendered = scene.render()
        #expect(rendered.payloads == [try code().compressed.payload, other.compressed.payload])
        let middle = ScenePoint(x: 0, y: 0)
        #expect(rendered.truths[0](middle) == ScenePoint(x: 30, y: 30))
        #expect(rendered.truths[1](middle) == ScenePoint(x: 105, y: 32))
        // Template 0, that of the second code, is black around its white middle.
        #expect(rendered.image[105 + 18, 32 + 16] == [0, 0, 0])
    }
}
