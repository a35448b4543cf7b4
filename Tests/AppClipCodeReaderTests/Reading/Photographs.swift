// SPDX-License-Identifier: Apache-2.0

import AppClipCodeReader
import AppClipCodes
import CodeScenes

/// Images for these tests: small, since they are also run without optimisation.
enum Photographs {
    /// A code of a short URL.
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

    /// A code that nearly fills an image of 130 × 120 pixels, tilted and turned.
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
    /// How its pixels lie in memory.
    var layout: ImageLayout? {
        ImageLayout(width: width, height: height, format: format == .rgb ? .rgb : .rgba)
    }

    /// The codes that are found in it.
    func codes(effort: AppClipCodeReader.Effort = .photo) -> [FoundCode] {
        guard let layout else { return [] }
        return unsafe AppClipCodeReader().read(bytes.span.bytes, layout: layout, effort: effort)
    }
}

extension SceneTruth {
    /// Where the corners of the square about the disc are in the image, as of ``FoundCode``.
    var corners: [PlanePoint] {
        [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map { x, y in
            let place = self(ScenePoint(x: x, y: y))
            return PlanePoint(x: place.x, y: place.y)
        }
    }
}

/// The greatest distance between points of two lists.
func distance(_ one: [PlanePoint], _ other: [PlanePoint]) -> Double {
    zip(one, other).map { a, b in
        ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
    }.max() ?? .infinity
}
