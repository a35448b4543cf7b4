// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import CodeImages
import CodeProduction
import MorselWording
import Testing

/// The sentences about codes, their lists and images.
@Suite struct CodeSentenceTests {
    @Test(arguments: [
        ("a", "'a'"), ("é", "'é'"), (" ", "a space"), ("\n", "the character U+000A"),
        ("\u{200B}", "the character U+200B"), ("\u{301}", "the character U+0301"),
        ("\u{FFFD}", "the character U+FFFD"), ("\u{1F600}", "'😀'"), ("", "something"),
    ])
    func aCharacterIsVisible(character: String, text: String) {
        #expect(QuotedCharacter.text(character) == text)
    }

    @Test(arguments: [
        ("http://a.com", "the URL must start with 'https://'."),
        (
            "https://a.com:80",
            "a port is not allowed; remove the ':' at byte 13 and the number after it."
        ),
        ("https://A.com", "'A' at byte 8 is uppercase; the host must be lowercase."),
        (
            "https://a.com/%zz",
            "the '%' at byte 14 is not followed by two hexadecimal digits; write '%25' for a percent sign."
        ),
        (
            "https://a.com/ü",
            "'ü' at byte 14 is not allowed; allowed are letters, digits and / # ? = % - . _ , + ; : &."
        ),
        ("https://a.com/#a#b", "a second '#' at byte 16 is not allowed; write '%23' instead."),
    ])
    func aURLThatNoCodeHas(url: String, sentence: String) {
        let error = #expect(throws: EncodableURL.ParsingError.self) { try EncodableURL(url) }
        #expect(error?.sentence == sentence)
    }

    @Test func aURLThatIsTooLong() throws {
        let url = try EncodableURL("https://example.com/" + String(repeating: "x7", count: 40))
        let error = #expect(throws: CompressedURL.TooLongError.self) {
            try CompressedURL(url, tables: .standard)
        }
        let sentence = try #require(error?.sentence)
        #expect(
            sentence.hasPrefix("the URL needs \(error?.bits ?? 0) bits, but a code holds 128 (")
        )
        // A part that the URL does not have takes no bits.
        #expect(sentence.contains("host ") && sentence.contains(", path "))
        #expect(!sentence.contains("query") && !sentence.contains("fragment"))
    }

    @Test func aHostOfAppleCannotBeShorter() throws {
        let url = try EncodableURL(
            "https://appclip.apple.com/id?p=com.example.a.long.identifier.Clip"
        )
        let cost = try #require(
            #expect(throws: CompressedURL.TooLongError.self) {
                try CompressedURL(url, tables: .standard)
            }
        ).cost
        #expect(
            url.whyNoneFits(of: [], cost: cost)
                == "The host appclip.apple.com is Apple's; use a URL of your own website."
        )
    }

    @Test(arguments: [
        (
            RowError.Reason.fieldCount(actual: 3, expected: 2),
            "the row has 3 fields, but the header has 2."
        ),
        (.emptyFileName, "SVG File Name: the name is empty."),
        (
            .repeatedFileName(earlierRow: 4),
            "SVG File Name: row 4 has the same name, ignoring case."
        ),
        (.type, "Type: the type must be 'cam' or 'nfc'."),
        (.write("no space left"), "no space left"),
    ])
    func aRowWithoutCode(reason: RowError.Reason, sentence: String) {
        #expect(reason.sentence == sentence)
    }

    @Test(arguments: [
        ("FF3B3", "'FF3B3' is not a colour of six hexadecimal digits, such as FF3B30."),
        (
            "FF3BX0",
            "'X' in 'FF3BX0' is not a hexadecimal digit; a colour is six of 0-9 and A-F, such as FF3B30."
        ),
    ])
    func aTextThatIsNoColour(text: String, sentence: String) {
        let error = #expect(throws: RGBColor.ParsingError.self) { try RGBColor(hexadecimal: text) }
        #expect(error?.sentence(about: text) == sentence)
    }

    // The sentence names the option of the length.
    @Test func aSheetThatCannotBeLaidOut() throws {
        let settings = PrintSheet.Settings(page: .a4, margin: -1)
        let style = CodeStyle(colors: ColorPair.templates[0])
        let box = try AppClipCode("https://a.com", style: style).drawing.viewBox
        let error = #expect(throws: PrintSheet.LayoutError.self) {
            try PrintSheet(settings, viewBox: box)
        }
        #expect(error?.sentence.hasPrefix("margin: the length must be between 0") == true)
    }
}
