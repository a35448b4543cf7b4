// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

extension ImageSuite {
    /// 10,500 images without a readable code.
    ///
    /// The first five families have the geometry of a code and no content; of the others, some have
    /// discs and rings, and some are nothing like a code.
    public static let negatives = ImageSuite(
        name: "negatives",
        groups: [
            family("arcs at random") { $0.arcsAtRandom() },
            family("arcs exchanged") { $0.arcsExchanged() },
            family("rings turned") { $0.ringsTurned() },
            family("colours at random") { $0.colorsAtRandom() },
            family("rings of two codes") { $0.ringsOfTwoCodes() },
            family("targets") { $0.target() },
            family("clocks") { $0.clock() },
            family("wheels") { $0.wheel() },
            family("flowers") { $0.flower() },
            family("text") { $0.text() },
            family("squares as of a QR code") { $0.squares() },
            family("ellipses and rectangles") { $0.clutter() },
            Group("textures", each) { _, draft in draft.empty(ground: draft.texture()) },
            Group("noise", each) { _, draft in draft.noise() },
            Group("gradients", each) { _, draft in draft.gradient() },
        ]
    )

    private static let each = 700

    private static func family(
        _ name: String,
        draw: @escaping @Sendable (_ draft: inout SceneDraft) -> CodeDrawing
    ) -> Group {
        Group(name, each) { _, draft in
            let drawing = draw(&draft)
            return draft.decoy(drawing)
        }
    }
}

extension SceneDraft {
    /// Returns a scene with a drawing that is not a code, with the effects of a camera.
    mutating func decoy(_ drawing: CodeDrawing) -> Scene {
        let diameter = randomness.number(in: 120...280)
        var placement = Placement(diameter: diameter)
        placement.tilt = randomness.chance(0.3) ? 0 : randomness.number(in: 0...50)
        placement.tiltDirection = angle()
        placement.roll = angle()
        let grounds = [Ground.white, .gray, .color(randomness.color()), texture()]
        let side = Elementary.ceiling(diameter * randomness.number(in: 1.05...1.4))
        var scene = Scene(
            codes: [PlacedCode(drawing: drawing, placement: placement)],
            ground: randomness.one(of: grounds),
            camera: Camera(
                width: side,
                height: side,
                distance: randomness.number(in: 1.8...6),
                diameter: diameter
            )
        )
        scene.effects = mild()
        return scene
    }

    /// Returns the effects that any camera has on an image.
    private mutating func mild() -> [Effect] {
        var effects: [Effect] = []
        if randomness.chance(0.4) {
            effects.append(.light(low: randomness.number(in: 0.4...1), direction: angle()))
        }
        if randomness.chance(0.5) { effects.append(.blur(sigma: randomness.number(in: 0.3...2))) }
        if randomness.chance(0.5) { effects.append(.noise(sigma: randomness.number(in: 1...15))) }
        if randomness.chance(0.4) {
            effects.append(.jpeg(quality: randomness.whole(in: 20...95)))
        }
        return effects
    }

    /// Returns an image of a ground without a code.
    mutating func empty(ground: Ground) -> Scene {
        let side = randomness.whole(in: 160...320)
        var scene = Scene(
            codes: [],
            ground: ground,
            camera: Camera(width: side, height: side, focalLength: Double(2 * side))
        )
        scene.effects = mild()
        return scene
    }

    mutating func noise() -> Scene {
        var scene = empty(ground: .color(randomness.color()))
        scene.effects = [.noise(sigma: randomness.number(in: 5...120))]
        if randomness.chance(0.7) {
            scene.effects += [
                .blur(sigma: randomness.number(in: 0.4...5)),
                .contrast(randomness.number(in: 1...6)),
            ]
        }
        if randomness.chance(0.5) {
            scene.effects.append(.jpeg(quality: randomness.whole(in: 3...90)))
        }
        return scene
    }

    mutating func gradient() -> Scene {
        var scene = empty(ground: .color(randomness.color()))
        var effects: [Effect] = [
            .light(low: randomness.number(in: 0...0.8), direction: angle())
        ]
        for _ in 0..<randomness.whole(in: 0...4) {
            effects.append(
                .shadow(
                    low: randomness.number(in: 0.2...0.9),
                    direction: angle(),
                    offset: randomness.number(in: -0.7...0.7),
                    softness: randomness.number(in: 0.01...0.5)
                )
            )
        }
        for _ in 0..<randomness.whole(in: 0...4) {
            effects.append(
                .glare(
                    x: randomness.number(in: -0.8...0.8),
                    y: randomness.number(in: -0.8...0.8),
                    radius: randomness.number(in: 0.03...0.4),
                    strength: randomness.number(in: 0.2...1.5)
                )
            )
        }
        scene.effects = effects + scene.effects
        return scene
    }
}
