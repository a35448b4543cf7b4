// SPDX-License-Identifier: Apache-2.0

import AppClipCodeReader
import AppClipCodes
import CodeScenes

/// Images for these tests, which are small because the tests also run without optimisation.
enum Photographs {
    /// Returns a code of a short URL.
    static func code(
        _ url: String = "https://example.com/a?p=1",
        template: Int = 1,
        kind: CodeStyle.Kind = .camera
    ) throws -> AppClipCode {
        try AppClipCode(
            url,
            style: CodeStyle(colors: ColorPair.templates[template], kind: kind, logo: .none)
        )
    }

    /// Returns a code that almost fills an image of 130 × 120 pixels, tilted and rotated.
    static func scene(
        _ code: AppClipCode,
        diameter: Double = 96,
        tilt: Double = 25,
        ground: Ground = .gray
    ) -> Scene {
        var scene = Scene(code, diameter: diameter, width: 130, height: 120, ground: ground)
        scene.codes[0].placement.tilt = tilt
        scene.codes[0].placement.tiltDirection = 70
        scene.codes[0].placement.roll = 100
        scene.codes[0].placement.offsetX = 5
        return scene
    }
}

extension SceneImage {
    /// The layout of its pixels in memory.
    var layout: ImageLayout? {
        ImageLayout(width: width, height: height, format: format == .rgb ? .rgb : .rgba)
    }

    /// Returns the codes that are found in it.
    func codes(effort: AppClipCodeReader.Effort = .photo) -> [FoundCode] {
        guard let layout else { return [] }
        return unsafe AppClipCodeReader().read(bytes.span.bytes, layout: layout, effort: effort)
    }
}

extension SceneTruth {
    /// The corners of the disc's bounding square in the image, in the order of ``FoundCode``.
    var corners: [PlanePoint] {
        [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map { x, y in
            let place = self(ScenePoint(x: x, y: y))
            return PlanePoint(x: place.x, y: place.y)
        }
    }
}

/// Returns the greatest distance between corresponding points of two lists.
func distance(_ one: [PlanePoint], _ other: [PlanePoint]) -> Double {
    zip(one, other).map { a, b in
        ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
    }.max() ?? .infinity
}
