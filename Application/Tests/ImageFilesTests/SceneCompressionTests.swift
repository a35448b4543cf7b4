// SPDX-License-Identifier: Apache-2.0

import CodeScenes
import ImageFiles
import SeededRandom
import TestImages
import Testing

/// A11: synthetic images lose the same by the simulated compression as by libjpeg's.
struct SceneCompressionTests {
    @Test(arguments: [5, 20, 50, 75, 95])
    func modelLosesWhatLibjpegLoses(quality: Int) throws {
        // Edges, curves and colours; neither side is a multiple of a block.
        func sample(_ x: Int, _ y: Int, _ channel: Int) -> Int {
            let (right, down) = (x - 40, y - 30)
            let isInside = right * right + down * down < 600
            let color = isInside ? [220, 40, 60] : [250 - x, 200 - y, 230]
            return (x / 9 + y / 7) % 3 == 0 ? 255 - color[channel] : color[channel]
        }
        var jpeg = TestJPEG()
        (jpeg.width, jpeg.height) = (83, 61)
        (jpeg.quality, jpeg.isSubsampled) = (quality, true)
        jpeg.sample = sample
        let decoded = try DecodedImage(jpeg.bytes)

        let bytes = (0..<61).flatMap { y in
            (0..<83).flatMap { x in (0..<3).map { UInt8(sample(x, y, $0)) } }
        }
        let original = SceneImage(width: 83, height: 61, format: .rgb, bytes: bytes)
        var exposure = Exposure(original)
        var randomness = SplitMix64(seed: 0)
        exposure.apply(.jpeg(quality: quality), using: &randomness)
        let modelled = exposure.image.bytes

        func mean(_ one: [UInt8], _ other: [UInt8]) -> Double {
            zip(one, other).reduce(0) { $0 + abs(Double($1.0) - Double($1.1)) } / Double(one.count)
        }
        let loss = mean(decoded.pixels, bytes)
        // Both round in their own ways: that is a difference of about one step, and far less than the
        // loss.
        #expect(
            mean(modelled, decoded.pixels) < 1.5,
            "\(mean(modelled, decoded.pixels)) of \(loss)"
        )
        #expect(mean(modelled, decoded.pixels) < 0.35 * loss)
    }
}
