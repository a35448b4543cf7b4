// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import SeededRandom

/// Makes the random choices of a suite.
struct SceneDraft {
    var randomness: SplitMix64

    // MARK: Codes

    /// Returns a code with a URL of a number of bits, by default in any style without the plate.
    mutating func code(bits: ClosedRange<Int> = 20...128, style: CodeStyle? = nil) -> AppClipCode {
        let style = style ?? self.style()
        // One URL in a few has a suitable size; the bound only prevents an endless loop for an
        // impossible range.
        for _ in 0..<100_000 {
            if let code = code(tryingFor: bits, style) { return code }
        }
        preconditionFailure("URLs of these bits are too rare")
    }

    /// Extends a URL until it has enough bits; `nil` if it then has too many.
    private mutating func code(tryingFor bits: ClosedRange<Int>, _ style: CodeStyle) -> AppClipCode?
    {
        var text = "https://" + (randomness.chance(0.2) ? "appclip." : "")
        text += letters(randomness.whole(in: 1...9)) + "." + randomness.one(of: Self.domains)
        if randomness.chance(0.3) { text += "/" + randomness.one(of: Self.words) }
        let isQuery = randomness.chance(0.5)
        if isQuery { text += randomness.one(of: ["?p=", "?id=", "?table="]) } else { text += "/" }
        for _ in 0..<40 {
            guard let code = try? AppClipCode(text, style: style) else {
                if text.utf8.last != UInt8(ascii: "/") && text.utf8.last != UInt8(ascii: "=") {
                    return nil
                }
                text += letters(1)
                continue
            }
            if bits.contains(code.compressed.bits) { return code }
            if code.compressed.bits > bits.upperBound { return nil }
            if !isQuery, randomness.chance(0.1) { text += "/" }
            text += randomness.chance(0.4) ? "\(randomness.whole(in: 1...9))" : letters(1)
        }
        return nil
    }

    private mutating func letters(_ count: Int) -> String {
        let bytes = (0..<count).map { _ in
            UInt8(ascii: "a") + UInt8(truncatingIfNeeded: randomness.whole(in: 0...25))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static let domains = [
        "com", "org", "net", "de", "fr", "co.uk", "io", "app", "shop", "jp", "example", "museum",
    ]

    private static let words = ["shop", "item", "store", "menu", "u7", "buy", "tour", "pay"]

    // MARK: Looks

    /// Returns a template, for a camera or a phone, without the plate.
    mutating func style() -> CodeStyle {
        style(
            colors: randomness.one(of: ColorPair.templates),
            kind: randomness.one(of: CodeStyle.Kind.allCases)
        )
    }

    func style(
        colors: ColorPair,
        kind: CodeStyle.Kind = .camera,
        logo: CodeStyle.Logo = .none
    ) -> CodeStyle {
        CodeStyle(colors: colors, kind: kind, logo: logo)
    }

    /// Returns two colours that are permitted for a code by the rules of contrast.
    mutating func freePair() -> ColorPair {
        while true {
            let pair = ColorPair(foreground: randomness.color(), background: randomness.color())
            if pair.hasEnoughContrast { return pair }
        }
    }

    /// Returns any texture.
    mutating func texture() -> Ground {
        .texture(randomness.one(of: Ground.Texture.allCases), seed: randomness.next())
    }

    // MARK: Cameras

    mutating func angle() -> Double { randomness.number(in: 0...360) }

    /// Returns a randomly rotated code in the middle of an image, with a margin around it.
    ///
    /// The margin is a share of the diameter on each side.
    mutating func scene(
        _ code: AppClipCode,
        diameter: Double,
        margin: Double = 0.15,
        distance: Double = 3,
        ground: Ground = .white
    ) -> Scene {
        let side = Elementary.ceiling(diameter * (1 + 2 * margin))
        var scene = Scene(
            code,
            diameter: diameter,
            width: side,
            height: side,
            distance: distance,
            ground: ground
        )
        scene.codes[0].placement.roll = angle()
        // A position that is not aligned with the grid of pixels.
        scene.codes[0].placement.offsetX = randomness.number(in: -0.5...0.5)
        scene.codes[0].placement.offsetY = randomness.number(in: -0.5...0.5)
        return scene
    }

    /// Returns an image of 1280 × 960 with the code at a random position, entirely inside.
    mutating func photo(
        _ code: AppClipCode,
        diameter: Double,
        distance: Double = 3,
        ground: Ground? = nil
    ) -> Scene {
        var scene = Scene(
            code,
            diameter: diameter,
            width: 1_280,
            height: 960,
            distance: distance,
            ground: ground ?? texture()
        )
        let half = 0.6 * diameter
        let (across, down) = (max(0, 640 - half), max(0, 480 - half))
        scene.codes[0].placement.roll = angle()
        scene.codes[0].placement.offsetX = randomness.number(in: -across...across)
        scene.codes[0].placement.offsetY = randomness.number(in: -down...down)
        return scene
    }

    /// Returns stickers that cover a share of the disc, as one to three rectangles inside it and
    /// outside of the logo in its middle.
    mutating func stickers(share: Double) -> [Sticker] {
        let count = randomness.whole(in: 1...3)
        let area = share * .pi / Double(count)
        return (0..<count).map { _ in
            let aspect = randomness.number(in: 0.5...2)
            let width = (area * aspect).squareRoot()
            let height = area / width
            let reach = (width * width + height * height).squareRoot() / 2
            // Between the logo and the edge of the disc, as far as the sticker fits there.
            let least = min(0.27 + reach, 0.6)
            let most = max(least, 0.97 - reach)
            let distance = randomness.number(in: least...most)
            let (cosine, sine) = Elementary.cosineAndSine(angle() * .pi / 180)
            return Sticker(
                .rectangle(width: width, height: height, turn: angle()),
                center: ScenePoint(x: distance * cosine, y: distance * sine),
                color: randomness.color()
            )
        }
    }
}
