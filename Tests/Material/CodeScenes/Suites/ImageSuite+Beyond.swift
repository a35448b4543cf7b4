// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

extension ImageSuite {
    /// Images beyond a single code on paper in front of a camera.
    public static let beyond = ImageSuite(name: "beyond", groups: handing + hiding + seeing)

    // MARK: How the image is handed over

    private static let handing: [Group] = [
        Group("mirrored", 30) { _, draft in
            var scene = draft.scene(draft.code(), diameter: 260)
            scene.codes[0].placement.tilt = draft.randomness.number(in: 0...40)
            scene.codes[0].placement.tiltDirection = draft.angle()
            scene.isMirrored = true
            return scene
        },
        Group("on nothing", 36) { number, draft in
            let style = draft.style(
                colors: ColorPair.templates[number / 2],
                kind: draft.randomness.one(of: CodeStyle.Kind.allCases),
                logo: number % 2 == 0 ? .none : .badge
            )
            return draft.scene(
                draft.code(style: style),
                diameter: 220,
                margin: number % 2 == 0 ? 0.05 : 0.4,
                ground: .clear
            )
        },
        Group("two in an image", 15) { _, draft in several(2, &draft) },
        Group("three in an image", 10) { _, draft in several(3, &draft) },
        Group("six in an image", 5) { _, draft in several(6, &draft) },
        Group("small in a photograph", 30) { number, draft in
            let sizes = [50.0, 60, 70, 80, 100]
            return draft.photo(draft.code(), diameter: sizes[number / 6])
        },
        Group("cut by 3 percent", 12) { _, draft in cut(0.03, &draft) },
        Group("cut by 6 percent", 12) { _, draft in cut(0.06, &draft) },
        Group("cut by 10 percent", 12) { _, draft in cut(0.1, &draft) },
        Group("cut by 15 percent", 12) { _, draft in cut(0.15, &draft) },
    ]

    // Codes in a grid of cells, each with its own camera angle, some with equal URLs.
    private static func several(_ count: Int, _ draft: inout SceneDraft) -> Scene {
        let columns = count > 3 ? 3 : count
        let rows = (count + columns - 1) / columns
        let cell = 1_280 / Double(columns)
        let tall = min(cell, 960 / Double(rows))
        let first = draft.code()
        var scene = draft.photo(first, diameter: 0.6 * tall)
        scene.codes = (0..<count).map { index in
            let code = draft.randomness.chance(0.2) ? first : draft.code()
            var placement = Placement(diameter: tall * draft.randomness.number(in: 0.45...0.75))
            placement.tilt = draft.randomness.number(in: 0...30)
            placement.tiltDirection = draft.angle()
            placement.roll = draft.angle()
            placement.offsetX = (Double(index % columns) + 0.5) * cell - 640
            placement.offsetY = (Double(index / columns) + 0.5) * 960 / Double(rows) - 480
            return PlacedCode(code, placement: placement)
        }
        scene.effects = [.blur(sigma: 0.8), .noise(sigma: 4)]
        return scene
    }

    private static func cut(_ share: Double, _ draft: inout SceneDraft) -> Scene {
        var scene = draft.scene(draft.code(), diameter: 300, margin: 0.1)
        scene.codes[0].placement.tilt = 10
        scene.codes[0].placement.tiltDirection = draft.angle()
        // The distance from the center to the point of the disc's edge that touches the edge of the
        // image, and beyond it.
        let way = 0.1 * 300 + share * 300
        let side = draft.randomness.whole(in: 0...3)
        scene.codes[0].placement.offsetX = [way, -way, 0, 0][side]
        scene.codes[0].placement.offsetY = [0, 0, way, -way][side]
        return scene
    }

    // MARK: What hides a part

    private static let hiding: [Group] = [
        Group("glare", 30) { _, draft in
            var scene = draft.scene(draft.code(), diameter: 300)
            scene.effects = [
                .glare(
                    x: draft.randomness.number(in: -0.4...0.4),
                    y: draft.randomness.number(in: -0.4...0.4),
                    radius: draft.randomness.number(in: 0.05...0.12),
                    strength: draft.randomness.number(in: 0.6...1.5)
                ),
                .noise(sigma: 3),
            ]
            return scene
        },
        Group("edge of a shadow", 30) { _, draft in
            var scene = draft.scene(draft.code(), diameter: 300)
            scene.effects = [
                .shadow(
                    low: draft.randomness.number(in: 0.3...0.6),
                    direction: draft.angle(),
                    offset: draft.randomness.number(in: -0.3...0.3),
                    softness: draft.randomness.number(in: 0.01...0.2)
                ),
                .noise(sigma: 3),
            ]
            return scene
        },
        Group("sticker on the logo", 20) { _, draft in
            var scene = draft.scene(draft.code(), diameter: 300)
            let form = Sticker.Form.rectangle(
                width: draft.randomness.number(in: 0.3...0.5),
                height: draft.randomness.number(in: 0.3...0.5),
                turn: draft.angle()
            )
            let center = ScenePoint(
                x: draft.randomness.number(in: -0.1...0.1),
                y: draft.randomness.number(in: -0.1...0.1)
            )
            scene.codes[0].stickers = [
                Sticker(form, center: center, color: draft.randomness.color())
            ]
            return scene
        },
        Group("covered by 5 percent, photograph", 20) { _, draft in
            var scene = photo(draft.code(), &draft, easy: true)
            scene.codes[0].stickers = draft.stickers(share: 0.05)
            return scene
        },
    ]

    // MARK: What blurs the whole

    private static let seeing: [Group] = [
        Group("camera 20 diameters away", 20) { _, draft in
            var scene = draft.scene(draft.code(), diameter: 300, distance: 20)
            scene.codes[0].placement.tilt = draft.randomness.number(in: 0...60)
            scene.codes[0].placement.tiltDirection = draft.angle()
            return scene
        },
        Group("motion of 5 percent, noise", 20) { _, draft in
            var scene = draft.scene(draft.code(), diameter: 300)
            scene.effects = [.motion(length: 15, direction: draft.angle()), .noise(sigma: 3)]
            return scene
        },
        Group("cylinder, tilted", 20) { _, draft in
            var scene = draft.scene(draft.code(), diameter: 300)
            scene.codes[0].surface = .cylinder(
                edge: draft.randomness.number(in: 10...40),
                direction: draft.angle()
            )
            scene.codes[0].placement.tilt = draft.randomness.number(in: 10...40)
            scene.codes[0].placement.tiltDirection = draft.angle()
            return scene
        },
        Group("photograph, free colours, hard", 30) { _, draft in
            let style = draft.style(
                colors: draft.freePair(),
                kind: draft.randomness.one(of: CodeStyle.Kind.allCases)
            )
            return photo(draft.code(style: style), &draft, easy: false)
        },
        Group("photograph, 113 to 128 bits, hard", 30) { _, draft in
            photo(draft.code(bits: 113...128), &draft, easy: false)
        },
        Group("photograph, in light, hard", 30) { _, draft in
            var scene = photo(draft.code(), &draft, easy: false)
            // The effects on the light, before the sensor converts it.
            scene.effects =
                [.inLight(scene.effects.filter { !$0.isOfNumbers })]
                + scene.effects.filter { $0.isOfNumbers }
            return scene
        },
    ]
}

extension Effect {
    /// Whether the effect applies to the numbers of a file and not to light.
    fileprivate var isOfNumbers: Bool {
        switch self {
        case .noise, .jpeg, .contrast: true
        case .inLight, .light, .shadow, .glare, .blur, .motion: false
        }
    }
}
