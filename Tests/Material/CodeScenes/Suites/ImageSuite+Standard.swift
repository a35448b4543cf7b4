// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

extension ImageSuite {
    /// 511 images that a reader must be able to read: one difficulty at a time, and photographs.
    public static let standard = ImageSuite(
        name: "standard",
        groups: [
            Group("size", 75, make: size),
            Group("rotation", 108, make: rotation),
            Group("tilt", 60, make: tilt),
            Group("blur", 20) { number, draft in
                var scene = draft.scene(draft.code(bits: 20...112), diameter: 400)
                scene.effects = [.blur(sigma: Double(1 + number / 5))]
                return scene
            },
            Group("noise", 35) { number, draft in
                let sigmas = [5.0, 10, 20, 30, 40, 50, 60]
                var scene = draft.scene(draft.code(bits: 20...112), diameter: 300)
                scene.effects = [.noise(sigma: sigmas[number / 5])]
                return scene
            },
            Group("jpeg", 35) { number, draft in
                let qualities = [20, 30, 40, 50, 60, 75, 90]
                var scene = draft.scene(draft.code(bits: 20...112), diameter: 300)
                scene.effects = [.jpeg(quality: qualities[number / 5])]
                return scene
            },
            Group("contrast", 30) { number, draft in
                let shares = [0.05, 0.1, 0.2, 0.4, 0.7, 1]
                let colors = draft.randomness.one(of: Array(ColorPair.templates[0...1]))
                let code = draft.code(bits: 20...112, style: draft.style(colors: colors))
                var scene = draft.scene(code, diameter: 300)
                scene.effects = [.contrast(shares[number / 5])]
                return scene
            },
            Group("templates on white", 54) { template($0, on: .white, &$1) },
            Group("templates on grey", 54) { template($0, on: .gray, &$1) },
            Group("photograph", 25) { number, draft in
                let diameters = [150.0, 250, 350, 450, 600]
                let code = draft.code(bits: 20...112)
                var scene = draft.photo(code, diameter: diameters[number / 5])
                scene.codes[0].placement.tilt = draft.randomness.number(in: 0...25)
                scene.codes[0].placement.tiltDirection = draft.angle()
                return scene
            },
            Group("as from a phone", 15, make: phone),
        ]
    )

    // 15 sizes, each without and with a margin, on white, grey and a colour.
    private static func size(_ number: Int, _ draft: inout SceneDraft) -> Scene {
        let sizes = [1_000.0, 800, 600, 500, 400, 300, 250, 200, 170, 150, 120, 100, 80, 70, 60]
        let grounds = [Ground.white, .gray, .white, .gray, .color(draft.randomness.color())]
        let arrangement = number % 5
        var scene = draft.scene(
            draft.code(bits: 20...112),
            diameter: sizes[number / 5],
            margin: arrangement < 2 ? 0 : 0.15,
            ground: grounds[arrangement]
        )
        if arrangement < 2 {
            scene.codes[0].placement.offsetX = 0
            scene.codes[0].placement.offsetY = 0
        }
        return scene
    }

    // Every ten degrees, as camera code, phone code and with the plate.
    private static func rotation(_ number: Int, _ draft: inout SceneDraft) -> Scene {
        let kinds: [(CodeStyle.Kind, CodeStyle.Logo)] = [
            (.camera, .none), (.nfc, .none), (.camera, .badge),
        ]
        let (kind, logo) = kinds[number % 3]
        let colors = draft.randomness.one(of: ColorPair.templates)
        let style = draft.style(colors: colors, kind: kind, logo: logo)
        var scene = draft.scene(
            draft.code(bits: 20...112, style: style),
            diameter: 260,
            margin: 0.45,
            ground: .gray
        )
        scene.codes[0].placement.roll = Double(number / 3 * 10)
        return scene
    }

    private static func tilt(_ number: Int, _ draft: inout SceneDraft) -> Scene {
        var scene = draft.scene(draft.code(bits: 20...112), diameter: 300, margin: 0.2)
        scene.codes[0].placement.tilt = Double(10 * (1 + number / 10))
        scene.codes[0].placement.tiltDirection = draft.angle()
        return scene
    }

    private static func template(
        _ number: Int,
        on ground: Ground,
        _ draft: inout SceneDraft
    ) -> Scene {
        let kind: CodeStyle.Kind = number % 3 == 1 ? .nfc : .camera
        let style = draft.style(
            colors: ColorPair.templates[number / 3],
            kind: kind,
            logo: number % 3 == 2 ? .badge : .none
        )
        return draft.scene(
            draft.code(bits: 20...112, style: style),
            diameter: 240,
            margin: number % 3 == 2 ? 0.45 : 0.15,
            ground: ground
        )
    }

    private static func phone(_ number: Int, _ draft: inout SceneDraft) -> Scene {
        let diameter = draft.randomness.number(in: 220...520)
        var scene = draft.photo(draft.code(bits: 20...112), diameter: diameter)
        scene.codes[0].placement.tilt = draft.randomness.number(in: 10...40)
        scene.codes[0].placement.tiltDirection = draft.angle()
        scene.effects = [
            .light(low: draft.randomness.number(in: 0.6...0.9), direction: draft.angle()),
            .contrast(draft.randomness.number(in: 0.6...0.9)),
            .blur(sigma: draft.randomness.number(in: 0.6...1.5)),
            .noise(sigma: draft.randomness.number(in: 3...9)),
            .jpeg(quality: draft.randomness.whole(in: 60...85)),
        ]
        return scene
    }
}
