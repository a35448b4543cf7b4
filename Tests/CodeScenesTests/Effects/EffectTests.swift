// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import SeededRandom
import Testing

@testable import CodeScenes

@Suite("Effects on images")
struct EffectTests {
    private var randomness = SplitMix64(seed: 5)

    /// Returns an image of one grey, or one computed by a closure.
    private func exposure(
        _ width: Int,
        _ height: Int,
        _ value: (_ x: Int, _ y: Int) -> Float = { _, _ in 100 }
    ) -> Exposure {
        var exposure = Exposure(width: width, height: height, isClear: false)
        for y in 0..<height {
            for x in 0..<width {
                for channel in 0..<3 { exposure.planes[channel][y * width + x] = value(x, y) }
            }
        }
        return exposure
    }

    // MARK: Light

    @Test("light falls evenly to its low value and no further", arguments: [0.7, 0.15])
    mutating func light(low: Double) {
        // The disc is in the middle, half as wide as the image is high: columns 30 to 50.
        var image = exposure(80, 40)
        image.apply(.light(low: low, direction: 0), using: &randomness)
        let row = Array(image.planes[0][0..<80])
        #expect(abs(row[2] - 100) < 0.01)
        #expect(abs(Double(row[77]) - 100 * low) < 0.01)
        #expect(abs(Double(row[39] + row[40]) / 2 - 50 * (1 + low)) < 0.01)
        #expect(zip(row, row.dropFirst()).allSatisfy { $0 >= $1 })
        #expect(abs((row[35] - row[36]) - (row[44] - row[45])) < 0.01)
    }

    @Test("light comes from the requested side")
    mutating func direction() {
        var image = exposure(40, 80)
        image.apply(.light(low: 0.5, direction: 90), using: &randomness)
        #expect(image.planes[1][20] == 100)
        #expect(image.planes[1][79 * 40 + 20] == 50)
    }

    @Test("a shadow has its edge at the requested place")
    mutating func shadow() {
        var image = exposure(80, 40)
        let effect = Effect.shadow(low: 0.4, direction: 0, offset: 0.25, softness: 0.1)
        image.apply(effect, using: &randomness)
        // A quarter of 20 pixels beyond column 40, 2 pixels wide.
        #expect(image.planes[0][43] == 100)
        #expect(abs(image.planes[0][46] - 40) < 0.01)
        #expect(abs(image.planes[0][44] + image.planes[0][45] - 140) < 0.01)
    }

    @Test("glare is white in its middle and fades")
    mutating func glare() {
        var image = exposure(80, 40)
        let effect = Effect.glare(x: 0.5, y: -0.25, radius: 0.2, strength: 1)
        image.apply(effect, using: &randomness)
        #expect(image.planes[2][15 * 80 + 50] == 255)
        // One deviation away: e to the power of -1/2 of the range is added.
        let beside = (image.planes[2][15 * 80 + 53] + image.planes[2][15 * 80 + 54]) / 2
        #expect(beside > 240)
        #expect(abs(image.planes[2][15 * 80 + 75] - 100) < 1)
    }

    @Test("contrast shrinks differences from the middle")
    mutating func contrast() {
        var image = exposure(3, 1) { x, _ in [0, 127.5, 255][x] }
        image.apply(.contrast(0.05), using: &randomness)
        #expect(abs(image.planes[0][0] - 121.125) < 0.001)
        #expect(image.planes[0][1] == 127.5)
        #expect(abs(image.planes[0][2] - 133.875) < 0.001)
    }

    // MARK: Optics

    /// Returns the sum, the centre and the spread of the light of one bright pixel.
    private func moments(_ exposure: Exposure) -> (sum: Double, xx: Double, xy: Double, yy: Double)
    {
        var sum = 0.0
        var (xx, xy, yy) = (0.0, 0.0, 0.0)
        let (middleX, middleY) = (exposure.width / 2, exposure.height / 2)
        for y in 0..<exposure.height {
            for x in 0..<exposure.width {
                let value = Double(exposure.planes[0][y * exposure.width + x])
                let (right, down) = (Double(x - middleX), Double(y - middleY))
                sum += value
                xx += value * right * right
                xy += value * right * down
                yy += value * down * down
            }
        }
        return (sum, xx / sum, xy / sum, yy / sum)
    }

    @Test("a blur spreads by its deviation and keeps the light", arguments: [0.8, 1.5, 3])
    mutating func blur(sigma: Double) {
        var image = exposure(41, 41) { x, y in x == 20 && y == 20 ? 1_000 : 0 }
        image.apply(.blur(sigma: sigma), using: &randomness)
        let spread = moments(image)
        #expect(abs(spread.sum - 1_000) < 0.1)
        // A pixel's own width adds a twelfth.
        #expect(abs(spread.xx - sigma * sigma - 1 / 12) < 0.03 * sigma * sigma)
        #expect(abs(spread.yy - spread.xx) < 1e-3)
        #expect(abs(spread.xy) < 1e-3)
    }

    @Test(
        "motion spreads along its direction by its length",
        arguments: [(6.0, 0.0), (9, 90), (8, 30), (5.5, 200)]
    )
    mutating func motion(length: Double, direction: Double) {
        var image = exposure(31, 31) { x, y in x == 15 && y == 15 ? 1_000 : 0 }
        image.apply(.motion(length: length, direction: direction), using: &randomness)
        let spread = moments(image)
        let (cosine, sine) = Elementary.cosineAndSine(direction * .pi / 180)
        let along =
            cosine * cosine * spread.xx + 2 * cosine * sine * spread.xy + sine * sine * spread.yy
        let across = spread.xx + spread.yy - along
        #expect(abs(spread.sum - 1_000) < 0.1)
        // The variance of a line; distribution to pixels adds up to a quarter in each direction.
        #expect(abs(along - length * length / 12) < 0.3)
        #expect(across < 0.3)
    }

    @Test(
        "an even image stays even under every blur",
        arguments: [
            Effect.blur(sigma: 2), .motion(length: 7, direction: 40), .jpeg(quality: 30),
        ]
    )
    mutating func even(effect: Effect) {
        var image = exposure(20, 13)
        image.apply(effect, using: &randomness)
        #expect(image.planes.allSatisfy { $0.allSatisfy { abs($0 - 100) < 1.01 } })
    }

    // MARK: Sensor and file

    @Test("noise has its deviation, and no mean", arguments: [2.0, 15])
    mutating func noise(sigma: Double) {
        var image = exposure(50, 50) { _, _ in 128 }
        image.apply(.noise(sigma: sigma), using: &randomness)
        for plane in image.planes {
            let mean = plane.reduce(0) { $0 + Double($1) } / 2_500
            let square = plane.reduce(0) { $0 + (Double($1) - mean) * (Double($1) - mean) } / 2_500
            #expect(abs(mean - 128) < 0.1 * sigma)
            #expect(abs(square.squareRoot() / sigma - 1) < 0.07)
        }
        #expect(image.planes[0] != image.planes[1])
    }

    @Test("noise stays between black and white")
    mutating func clippedNoise() {
        var image = exposure(20, 20) { x, _ in x < 10 ? 2 : 253 }
        image.apply(.noise(sigma: 40), using: &randomness)
        #expect(image.planes[0].allSatisfy { (0...255).contains($0) })
        #expect(image.planes[0].contains(0) && image.planes[0].contains(255))
    }

    @Test("compression loses more the lower its quality, and next to nothing at 100")
    mutating func jpeg() {
        let original = exposure(40, 24) { x, y in (x / 3 + y / 4) % 2 == 0 ? 40 : 200 }
        var before = -1.0
        for quality in [100, 90, 50, 20, 5, 1] {
            var image = original
            image.apply(.jpeg(quality: quality), using: &randomness)
            let errors = zip(image.planes[0], original.planes[0]).map { abs(Double($0 - $1)) }
            let loss = errors.reduce(0, +) / Double(errors.count)
            #expect(loss > before, "quality \(quality)")
            if quality == 100 { #expect(loss < 1) }
            before = loss
        }
        #expect(before > 20)
    }

    @Test("the quantisation tables are those of the standard, scaled")
    func tables() {
        let half = JPEGQuantisation.tables(quality: 50)
        #expect(half.luma.prefix(4) == [16, 11, 10, 16])
        #expect(half.chroma[9] == 21)
        #expect(JPEGQuantisation.tables(quality: 100).luma.allSatisfy { $0 == 1 })
        #expect(JPEGQuantisation.tables(quality: 10).luma[0] == 80)
        #expect(JPEGQuantisation.tables(quality: 75).luma[0] == 8)
        #expect(JPEGQuantisation.tables(quality: 1).luma[0] == 255)
    }

    @Test("compression keeps colours at half the size")
    mutating func chroma() {
        // Columns of red and blue, one pixel wide: brightness is kept, the colours are mixed.
        var image = exposure(32, 32)
        for place in 0..<1_024 {
            let isRed = place % 2 == 0
            image.planes[0][place] = isRed ? 200 : 40
            image.planes[1][place] = 40
            image.planes[2][place] = isRed ? 40 : 200
        }
        image.apply(.jpeg(quality: 100), using: &randomness)
        let row = 16 * 32
        let difference = image.planes[0][row + 16] - image.planes[2][row + 16]
        #expect(abs(difference) < 40)
        let luma = { (place: Int) -> Float in
            0.299 * image.planes[0][place] + 0.587 * image.planes[1][place]
                + 0.114 * image.planes[2][place]
        }
        #expect(luma(row + 16) - luma(row + 17) > 20)
    }

    // MARK: Light and numbers

    @Test("linear light changes nothing without an effect")
    mutating func linearRoundTrip() {
        let original = exposure(256, 1) { x, _ in Float(x) }
        var image = original
        image.apply(.inLight([]), using: &randomness)
        for (one, other) in zip(image.planes[0], original.planes[0]) {
            #expect(abs(one - other) < 0.02)
        }
    }

    @Test("half the light is the value 188, not 128")
    mutating func linear() {
        var image = exposure(4, 1) { _, _ in 255 }
        let shadow = Effect.shadow(low: 0.5, direction: 0, offset: -9, softness: 0.1)
        image.apply(.inLight([shadow]), using: &randomness)
        #expect(abs(image.planes[1][2] - 187.5) < 0.1)
    }

    // MARK: Images and bytes

    @Test("an image that becomes an exposure and an image again is the same")
    func images() {
        let opaque = SceneImage(
            width: 2,
            height: 1,
            format: .rgb,
            bytes: [0, 7, 255, 30, 31, 32]
        )
        #expect(Exposure(opaque).image == opaque)
        let clear = SceneImage(
            width: 3,
            height: 1,
            format: .rgba,
            bytes: [10, 20, 255, 255, 10, 20, 255, 128, 0, 0, 0, 0]
        )
        #expect(Exposure(clear).image == clear)
    }

    // MARK: Order

    @Test("effects are applied in their order")
    mutating func order() {
        var first = exposure(16, 16) { x, _ in x < 8 ? 0 : 255 }
        var second = first
        for effect in [
            Effect.contrast(0.5), .shadow(low: 0.5, direction: 0, offset: -2, softness: 0.1),
        ] {
            first.apply(effect, using: &randomness)
        }
        for effect in [
            Effect.shadow(low: 0.5, direction: 0, offset: -2, softness: 0.1), .contrast(0.5),
        ] {
            second.apply(effect, using: &randomness)
        }
        #expect(abs(first.planes[0][0] - 31.875) < 0.01)
        #expect(abs(second.planes[0][0] - 63.75) < 0.01)
    }
}
