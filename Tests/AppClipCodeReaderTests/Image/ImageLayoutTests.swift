// SPDX-License-Identifier: Apache-2.0

import AppClipCodeReader
import Testing

@Suite("Layout of images (A11)")
struct ImageLayoutTests {
    @Test(
        "accepts only sizes within the bounds",
        arguments: [
            (1, 1, nil, true), (0, 1, nil, false), (1, 0, nil, false),
            (16_384, 4_096, nil, true), (16_384, 4_097, nil, false), (16_385, 1, nil, false),
            (100, 2, 399, false), (100, 2, 400, true), (100, 2, Int.max, false),
            (Int.max, Int.max, nil, false),
        ] as [(Int, Int, Int?, Bool)]
    )
    func bounds(width: Int, height: Int, stride: Int?, isTaken: Bool) {
        let layout = ImageLayout(width: width, height: height, stride: stride, format: .rgba)
        #expect((layout != nil) == isTaken)
    }

    @Test("does not need the padding after the last row")
    func lastRow() throws {
        let layout = try #require(ImageLayout(width: 3, height: 2, stride: 16, format: .rgb))
        #expect(layout.byteCount == 16 + 9)
    }
}
