// SPDX-License-Identifier: Apache-2.0

extension Exposure {
    /// Applies the losses of JPEG compression; transparent areas are unchanged.
    mutating func compress(quality: Int) {
        let (luma, chroma) = JPEGQuantisation.tables(quality: quality)
        clip()
        var converted = planes
        for place in 0..<width * height {
            let red = planes[0][place].rounded8
            let green = planes[1][place].rounded8
            let blue = planes[2][place].rounded8
            converted[0][place] = (0.299 * red + 0.587 * green + 0.114 * blue).rounded8
            converted[1][place] =
                (-0.168_736 * red - 0.331_264 * green + 0.5 * blue + 128).rounded8
            converted[2][place] =
                (0.5 * red - 0.418_688 * green - 0.081_312 * blue + 128).rounded8
        }
        let codec = BlockCodec()
        let brightness = codec.coded(
            SamplePlane(width: width, height: height, values: converted[0]),
            table: luma
        )
        let colors = [1, 2].map { channel in
            codec.coded(
                SamplePlane(width: width, height: height, values: converted[channel]).halved(),
                table: chroma
            )
            .doubled(width: width, height: height)
        }
        for place in 0..<width * height {
            let y = brightness.values[place]
            let blue = colors[0].values[place] - 128
            let red = colors[1].values[place] - 128
            planes[0][place] = (y + 1.402 * red).rounded8
            planes[1][place] = (y - 0.344_136 * blue - 0.714_136 * red).rounded8
            planes[2][place] = (y + 1.772 * blue).rounded8
        }
        if isClear {
            for channel in 0..<3 {
                for place in 0..<width * height {
                    planes[channel][place] = min(planes[channel][place], planes[3][place])
                }
            }
        }
    }
}

extension Float {
    /// The nearest integer in 0...255.
    var rounded8: Float { Float(Int(Swift.min(255, Swift.max(0, self)) + 0.5)) }
}

/// The tables of the standard's annex K, scaled by quality as in the Independent JPEG Group's
/// library.
enum JPEGQuantisation {
    private static let luma: [Int] = [
        16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69,
        56, 14, 17, 22, 29, 51, 87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81,
        104, 113, 92, 49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
    ]

    private static let chroma: [Int] = [
        17, 18, 24, 47, 99, 99, 99, 99, 18, 21, 26, 66, 99, 99, 99, 99, 24, 26, 56, 99, 99, 99, 99,
        99, 47, 66, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99,
        99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99,
    ]

    /// Returns the quantisation step of each frequency, row by row.
    static func tables(quality: Int) -> (luma: [Float], chroma: [Float]) {
        let quality = min(100, max(1, quality))
        let percent = quality < 50 ? 5_000 / quality : 200 - 2 * quality
        func scaled(_ table: [Int]) -> [Float] {
            table.map { Float(min(255, max(1, ($0 * percent + 50) / 100))) }
        }
        return (scaled(luma), scaled(chroma))
    }
}
