// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import Testing

/// A1: from the text to the image in one step.
@Suite struct AppClipCodeTests {
    @Test func joinsTheSteps() throws {
        let code = try AppClipCode("https://appclip.seeds.example/shop?p=123")
        #expect(code.url == (try EncodableURL(code.url.text)))
        #expect(code.compressed == (try CompressedURL(code.url)))
        #expect(code.pattern == RingPattern(code.compressed.payload))
        #expect(code.style == CodeStyle(colors: ColorPair.templates[0]))
        let svg = CodeSVG(pattern: code.pattern, style: code.style, text: code.url.text)
        #expect(code.svg == svg.bytes)
    }

    @Test func reportsWhyThereIsNoCode_A01_A08() {
        #expect(throws: AppClipCode.EncodingError.self) { try AppClipCode("http://a.co") }
        #expect(throws: AppClipCode.EncodingError.self) { try AppClipCode("HTTPS://a.co") }
        let long = "https://a.co/" + String(repeating: "Zq_", count: 40)
        #expect(throws: AppClipCode.EncodingError.self) { try AppClipCode(long) }
    }

    /// O-01: as the generator does, if requested.
    @Test func foldsUppercaseLettersOnRequest_O01() throws {
        let folded = try AppClipCode("HTTPS://A.Co/B", spelling: .generator)
        #expect(folded.compressed == (try AppClipCode("https://a.co/B")).compressed)
    }
}
