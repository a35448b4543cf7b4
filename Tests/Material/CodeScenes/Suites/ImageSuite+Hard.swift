// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

extension ImageSuite {
    /// 1,024 images at the limits: URLs of up to 128 bits, any style, one difficulty at a time or
    /// all at once.
    public static let hard = ImageSuite(name: "hard", groups: cameras + light + paper + looks)

    /// Returns a group for each of some values, with equally many scenes.
    private static func groups<Value: Sendable>(
        _ name: String,
        _ values: [Value],
        each count: Int,
        make: @escaping @Sendable (_ value: Value, _ draft: inout SceneDraft) -> Scene
    ) -> [Group] {
        values.map { value in
            Group("\(name) \(value)", count) { _, draft in make(value, &draft) }
        }
    }

    // MARK: Size, distance and optics

    private static let cameras: [Group] =
        groups("size", [50, 60, 70, 80, 100, 150], each: 20) { size, draft in
            draft.scene(draft.code(), diameter: Double(size))
        }
        + groups("near camera, tilt", [30, 40, 50, 55, 60, 70], each: 12) { tilt, draft in
            var scene = draft.scene(draft.code(), diameter: 300, margin: 0.3, distance: 1.5)
            scene.codes[0].placement.tilt = Double(tilt)
            scene.codes[0].placement.tiltDirection = draft.angle()
            return scene
        }
        + groups("far camera, tilt", [60, 65, 70, 75], each: 12) { tilt, draft in
            var scene = draft.scene(draft.code(), diameter: 400, margin: 0.1, distance: 6)
            scene.codes[0].placement.tilt = Double(tilt)
            scene.codes[0].placement.tiltDirection = draft.angle()
            return scene
        }
        + groups("blur on 500 px, sigma", [4, 5, 6, 7, 8], each: 12) { sigma, draft in
            var scene = draft.scene(draft.code(), diameter: 500)
            scene.effects = [.blur(sigma: Double(sigma))]
            return scene
        }
        + groups("motion on 300 px", [8, 12, 16, 20], each: 12) { length, draft in
            var scene = draft.scene(draft.code(), diameter: 300)
            scene.effects = [.motion(length: Double(length), direction: draft.angle())]
            return scene
        }
        + groups("lens, percent", [-15, 15], each: 10) { percent, draft in
            var scene = draft.scene(draft.code(), diameter: 400, margin: 0.05)
            scene.camera.distortion = Double(percent) / 100
            scene.codes[0].placement.tilt = draft.randomness.number(in: 0...20)
            scene.codes[0].placement.tiltDirection = draft.angle()
            return scene
        }

    // MARK: Light, sensor and file

    private static let light: [Group] =
        groups("light falling to", [0.7, 0.5, 0.3, 0.15], each: 15) { low, draft in
            var scene = draft.scene(draft.code(), diameter: 300)
            scene.effects = [.light(low: low, direction: draft.angle())]
            return scene
        }
        + groups("noise on 300 px", [40, 60, 80, 100], each: 12) { sigma, draft in
            var scene = draft.scene(draft.code(), diameter: 300)
            scene.effects = [.noise(sigma: Double(sigma))]
            return scene
        }
        + groups("noise on 120 px", [20, 40, 60], each: 12) { sigma, draft in
            var scene = draft.scene(draft.code(), diameter: 120)
            scene.effects = [.noise(sigma: Double(sigma))]
            return scene
        }
        + groups("jpeg on 200 px", [5, 10, 20], each: 12) { quality, draft in
            var scene = draft.scene(draft.code(), diameter: 200)
            scene.effects = [.jpeg(quality: quality)]
            return scene
        }
        + [
            Group("photograph, all at once, easy", 60) { _, draft in
                photo(draft.code(), &draft, easy: true)
            },
            Group("photograph, all at once, hard", 60) { _, draft in
                photo(draft.code(), &draft, easy: false)
            },
        ]

    // MARK: Paper

    private static let paper: [Group] =
        groups("covered, percent", [5, 10, 15], each: 30) { percent, draft in
            var scene = draft.scene(draft.code(), diameter: 300)
            scene.codes[0].stickers = draft.stickers(share: Double(percent) / 100)
            scene.codes[0].placement.tilt = draft.randomness.number(in: 0...30)
            scene.codes[0].placement.tiltDirection = draft.angle()
            return scene
        }
        + groups("cylinder, edge at", [18, 36, 54], each: 12) { edge, draft in
            var scene = draft.scene(draft.code(), diameter: 300)
            scene.codes[0].surface = .cylinder(edge: Double(edge), direction: draft.angle())
            return scene
        }
        + [
            Group("disc on the logo", 10) { _, draft in
                var scene = draft.scene(draft.code(), diameter: 300)
                let form = Sticker.Form.disc(radius: draft.randomness.number(in: 0.27...0.32))
                let center = ScenePoint(
                    x: draft.randomness.number(in: -0.015...0.015),
                    y: draft.randomness.number(in: -0.015...0.015)
                )
                scene.codes[0].stickers = [
                    Sticker(form, center: center, color: draft.randomness.color())
                ]
                return scene
            }
        ]

    // MARK: Looks and URLs

    private static let looks: [Group] = [
        Group("phone in the middle, 300 px tilted", 30) { _, draft in
            let colors = draft.randomness.one(of: ColorPair.templates)
            let code = draft.code(style: draft.style(colors: colors, kind: .nfc))
            return tilted(code, diameter: 300, most: 45, &draft)
        },
        Group("phone in the middle, 90 px", 30) { _, draft in
            let colors = draft.randomness.one(of: ColorPair.templates)
            return draft.scene(
                draft.code(style: draft.style(colors: colors, kind: .nfc)),
                diameter: 90
            )
        },
        Group("113 to 128 bits, 300 px tilted", 30) { _, draft in
            tilted(draft.code(bits: 113...128), diameter: 300, most: 45, &draft)
        },
        Group("113 to 128 bits, 100 px", 30) { _, draft in
            draft.scene(draft.code(bits: 113...128), diameter: 100)
        },
        Group("free colours", 40) { _, draft in
            let style = draft.style(
                colors: draft.freePair(),
                kind: draft.randomness.one(of: CodeStyle.Kind.allCases)
            )
            return tilted(draft.code(style: style), diameter: 240, most: 30, &draft)
        },
        Group("on ground of its background", 30) { _, draft in
            let style = draft.style()
            var scene = tilted(draft.code(style: style), diameter: 260, most: 35, &draft)
            scene.ground = .color(style.colors.background)
            return scene
        },
        Group("on ground of its foreground", 30) { _, draft in
            let style = draft.style()
            var scene = tilted(draft.code(style: style), diameter: 260, most: 35, &draft)
            scene.ground = .color(style.colors.foreground)
            return scene
        },
    ]

    private static func tilted(
        _ code: AppClipCode,
        diameter: Double,
        most tilt: Double,
        _ draft: inout SceneDraft
    ) -> Scene {
        var scene = draft.scene(code, diameter: diameter)
        scene.codes[0].placement.tilt = draft.randomness.number(in: 0...tilt)
        scene.codes[0].placement.tiltDirection = draft.angle()
        return scene
    }

    /// Returns a photograph with tilt, light, blur, motion, noise and compression at once.
    static func photo(_ code: AppClipCode, _ draft: inout SceneDraft, easy: Bool) -> Scene {
        let diameter = draft.randomness.number(in: easy ? 260...500 : 160...420)
        let distance = draft.randomness.number(in: 2...5)
        var scene = draft.photo(code, diameter: diameter, distance: distance)
        scene.codes[0].placement.tilt = draft.randomness.number(in: easy ? 0...35 : 15...55)
        scene.codes[0].placement.tiltDirection = draft.angle()
        let blur = diameter * draft.randomness.number(in: easy ? 0.001...0.003 : 0.002...0.006)
        let motion = diameter * draft.randomness.number(in: easy ? 0...0.01 : 0.005...0.02)
        scene.effects = [
            .light(
                low: draft.randomness.number(in: easy ? 0.6...0.9 : 0.4...0.7),
                direction: draft.angle()
            ),
            .contrast(draft.randomness.number(in: easy ? 0.6...1 : 0.4...0.8)),
            .blur(sigma: blur),
            .motion(length: motion, direction: draft.angle()),
            .noise(sigma: draft.randomness.number(in: easy ? 2...6 : 5...14)),
            .jpeg(quality: draft.randomness.whole(in: easy ? 60...90 : 30...70)),
        ]
        return scene
    }
}
