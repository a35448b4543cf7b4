// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import CodeScenes
import Testing

/// A11: the suites with which readings are measured.
@Suite("Suites of scenes")
struct SuiteTests {
    @Test(
        "suites have the counts that measurements name",
        arguments: [
            ("standard", 511), ("hard", 1_024), ("beyond", 424), ("negatives", 10_500),
        ]
    )
    func counts(name: String, count: Int) throws {
        let suite = try #require(ImageSuite.all.first { $0.name == name })
        #expect(suite.count == count)
    }

    @Test("names of groups are unique in their suite", arguments: ImageSuite.all.map(\.name))
    func names(suite: String) throws {
        let groups = try #require(ImageSuite.all.first { $0.name == suite }).groups
        #expect(Set(groups.map(\.name)).count == groups.count)
        #expect(groups.allSatisfy { $0.count > 0 })
    }

    @Test(
        "the first and the last scene of each group follow from the seed",
        arguments: ImageSuite.all.map(\.name)
    )
    func seeds(suite: String) throws {
        for group in try #require(ImageSuite.all.first { $0.name == suite }).groups {
            for number in [0, group.count - 1] {
                let scene = group.scene(number, seed: 1)
                let again = group.scene(number, seed: 1)
                let other = group.scene(number, seed: 2)
                #expect(scene.seed == again.seed && scene.seed != other.seed, "\(group.name)")
                #expect(scene.camera == again.camera && scene.effects == again.effects)
                #expect(scene.ground == again.ground && scene.codes.count == again.codes.count)
                for (one, same) in zip(scene.codes, again.codes) {
                    #expect(one.placement == same.placement && one.stickers == same.stickers)
                    #expect(one.code?.compressed.payload == same.code?.compressed.payload)
                }
            }
        }
    }

    @Test("scenes of negatives have no code, all others have")
    func codes() {
        for suite in ImageSuite.all {
            for group in suite.groups {
                let scene = group.scene(0, seed: 3)
                if suite.name == "negatives" {
                    #expect(scene.codes.allSatisfy { $0.code == nil }, "\(group.name)")
                } else {
                    #expect(!scene.codes.isEmpty, "\(group.name)")
                    #expect(scene.codes.allSatisfy { $0.code != nil }, "\(group.name)")
                }
            }
        }
    }

    @Test("long URLs are long, and others have 20 to 128 bits")
    func bits() {
        var versions: Set<Bool> = []
        for group in ImageSuite.hard.groups {
            for number in [0, group.count / 2] {
                for placed in group.scene(number, seed: 4).codes {
                    let bits = placed.code?.compressed.bits ?? 0
                    versions.insert(bits > 112)
                    #expect((20...128).contains(bits))
                    if group.name.hasPrefix("113") { #expect(bits >= 113, "\(group.name)") }
                }
            }
        }
        #expect(versions == [false, true])
    }

    @Test("free colours have enough contrast, templates are among the 18 (A-34, A-35)")
    func colors() {
        for group in ImageSuite.hard.groups {
            for placed in group.scene(1, seed: 5).codes {
                guard let colors = placed.code?.style.colors else { continue }
                let isTemplate = ColorPair.templates.contains(colors)
                #expect(colors.hasEnoughContrast)
                #expect(isTemplate != (group.name == "free colours"), "\(group.name)")
            }
        }
    }

    @Test("stickers cover what their group says", arguments: [5, 10, 15])
    func stickers(percent: Int) throws {
        let name = "covered, percent \(percent)"
        let group = try #require(ImageSuite.hard.groups.first { $0.name == name })
        for number in 0..<4 {
            let stickers = group.scene(number, seed: 6).codes[0].stickers
            let share = stickers.reduce(0) { $0 + $1.share }
            #expect(abs(100 * share - Double(percent)) < 1e-9)
        }
    }

    @Test("codes of photographs lie wholly inside")
    func inside() throws {
        let group = try #require(ImageSuite.standard.groups.first { $0.name == "photograph" })
        for number in 0..<group.count where number % 3 == 0 {
            let scene = group.scene(number, seed: 7)
            let placement = scene.codes[0].placement
            #expect(abs(placement.offsetX) + placement.diameter / 2 <= 640)
            #expect(abs(placement.offsetY) + placement.diameter / 2 <= 480)
        }
    }

    @Test("every family of negatives is drawn")
    func negatives() {
        for group in ImageSuite.negatives.groups {
            var scene = group.scene(0, seed: 8)
            // Small, so that drawing all of them is quick.
            scene.camera.width = 40
            scene.camera.height = 40
            for index in scene.codes.indices {
                scene.camera.focalLength *= 36 / scene.codes[index].placement.diameter
                scene.codes[index].placement.diameter = 36
            }
            #expect(Set(scene.render().image.bytes).count > 1, "\(group.name)")
        }
    }
}
