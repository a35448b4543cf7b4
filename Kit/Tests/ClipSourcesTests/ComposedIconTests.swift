// SPDX-License-Identifier: Apache-2.0

import ClipSources
import Testing

// Icons of Icon Composer.
struct ComposedIconTests {
    private static let json = """
        {"fill": {"linear-gradient": ["display-p3:1,0,0,1", "srgb:0,0,1,1"],
                  "orientation": {"start": {"x": 0.5, "y": 0}, "stop": {"x": 0.5, "y": 0.7}}},
         "groups": [
          {"layers": [{"image-name": "front.svg", "fill": {"solid": "extended-gray:1,1"},
                       "position": {"scale": 2, "translation-in-points": [10, -20]}},
                      {"image-name": "hidden.png", "hidden": true},
                      {"image-name-specializations": [{"value": "dark.svg", "appearance": "dark"},
                                                      {"value": "back.svg"}], "opacity": 0.5}]},
          {"hidden": true, "layers": [{"image-name": "none.svg"}]},
          {"layers": [{"image-name": "../secret.svg"}]}],
         "supported-platforms": {"squares": "shared"}}
        """

    private let images = [
        "front.svg": Array("<svg width=\"100\" height=\"50\"/>".utf8),
        "back.svg": Array("<svg viewBox=\"0 0 200 200\"/>".utf8),
    ]

    @Test func drawsLayersFromBackToFront() throws {
        let icon = try #require(ComposedIcon(json: Array(Self.json.utf8)))
        #expect(icon.imageNames == ["back.svg", "front.svg"])
        let svg = icon.svg(images)
        #expect(svg.contains("stop-color:color(display-p3 1.0 0.0 0.0 / 1.0)"))
        #expect(svg.contains("y2=\"0.7\""))
        let back = try #require(
            svg.firstRange(of: "<g opacity=\"0.5\"><image x=\"412.0\" y=\"412.0\"")
        )
        // The front layer is scaled by two, moved, and in the colour of its fill.
        let front = try #require(svg.firstRange(of: "mask=\"url(#m2)\""))
        #expect(back.upperBound < front.lowerBound)
        #expect(svg.contains("<image x=\"422.0\" y=\"442.0\" width=\"200.0\" height=\"100.0\""))
        #expect(
            svg.contains(
                "href=\"data:image/svg+xml;base64,PHN2ZyB2aWV3Qm94PSIwIDAgMjAwIDIwMCIvPg==\""
            )
        )
        #expect(svg.contains("style=\"fill:color(srgb 1.0 1.0 1.0 / 1.0)\""))
    }

    @Test func layersWithoutAnImageAreLeftOut() throws {
        let icon = try #require(ComposedIcon(json: Array(Self.json.utf8)))
        #expect(!icon.svg(["front.svg": [0, 1, 2]]).contains("<image"))
    }

    @Test(arguments: ["", "[]", "{}", "{\"groups\": 1}", "no json"])
    func whatIsNoIconHasNone(_ text: String) {
        #expect(ComposedIcon(json: Array(text.utf8)) == nil)
    }
}
