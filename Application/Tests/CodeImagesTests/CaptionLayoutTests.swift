// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CodeImages

/// A13: captions shrink, then wrap, and are never cut.
@Suite struct CaptionLayoutTests {
    // Each character is half as wide as the font size; the box is 100 by 20 points.
    private func layout(_ text: String, height: Double = 20) -> CaptionLayout? {
        CaptionLayout(text, width: 100, height: height) { Double($0.count) / 2 }
    }

    @Test(arguments: [(10, 8.0), (25, 8), (32, 6.25), (40, 5)])
    func shrinksOneLine(_ count: Int, points: Double) {
        let text = String(repeating: "x", count: count)
        #expect(layout(text)?.lines == [text])
        #expect(layout(text)?.points == points)
    }

    @Test func breaksAfterDelimitersIntoEvenLines() {
        let caption = layout("https://shop.example/menu/drinks/smoothies/mango")
        #expect(caption?.lines == ["https://shop.example/menu/", "drinks/smoothies/mango"])
        #expect(caption?.points == 5)
    }

    @Test func doesNotBreakAWordToEvenTheLines() {
        let caption = layout("https://appclip.example.com/id?p=1&table=window")
        #expect(caption?.lines == ["https://appclip.example.com/", "id?p=1&table=window"])
    }

    @Test func breaksAnywhereWhenItMust() {
        let text = String(repeating: "abcdefghi/jklmnopqrstuvwxyz", count: 5).prefix(120)
        #expect(layout(String(text))?.lines.map(\.count) == [40, 40, 40])
    }

    @Test(arguments: [(120, 20.0), (80, 14), (40, 9), (10, 6)])
    func acceptsTextUpToTheCapacity(_ count: Int, height: Double) {
        let fitting = String(repeating: "x", count: count)
        #expect(layout(fitting, height: height)?.lines.joined() == fitting)
        let limit = Int(height / 6) * 40
        #expect(layout(String(repeating: "x", count: limit + 1), height: height) == nil)
    }

    @Test func needsRoomForTheSmallestSize() {
        #expect(layout("x", height: 5.9) == nil)
    }
}
