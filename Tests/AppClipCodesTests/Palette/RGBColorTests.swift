// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import Testing

/// Colours as text.
@Suite struct RGBColorTests {
    /// A-42: six hexadecimal digits.
    @Test(arguments: ["123ABC", "123abc", "#123ABC", "#123abc", "123aBc"])
    func readsSixDigits_A42(_ text: String) throws {
        let color = try RGBColor(hexadecimal: text)
        #expect(color == RGBColor(red: 0x12, green: 0x3A, blue: 0xBC))
        #expect(color.hexadecimal == "123ABC")
        #expect(color.description == "123ABC")
    }

    @Test(arguments: [
        ("12345G", RGBColor.ParsingError.Code.digit, 5), ("#12345G", .digit, 6), ("", .length, 0),
        ("#", .length, 1), ("12345", .length, 5), ("1234567", .length, 6), ("#1234567", .length, 7),
        ("##12345", .digit, 1), (" 123456", .digit, 0), ("0x1234", .digit, 1), ("red", .digit, 0),
        ("12345\u{301}6", .digit, 5), ("\u{FF11}23456", .digit, 0), ("-12345", .digit, 0),
        ("fff", .length, 3),
    ])
    func rejectsOtherTexts_A42(
        _ text: String,
        code: RGBColor.ParsingError.Code,
        offset: Int
    ) throws {
        let error = try #require(throws: RGBColor.ParsingError.self) {
            try RGBColor(hexadecimal: text)
        }
        #expect(error.code == code)
        #expect(error.offset == offset)
    }

    /// A-35: the 18 pairs.
    @Test func hasTheTemplates_A35() {
        let colors = [
            "000000", "777777", "FF3B30", "EE7733", "33AA22", "00A6A1", "007AFF", "5856D6",
            "CC73E1",
        ]
        #expect(ColorPair.templates.count == 18)
        for (index, pair) in ColorPair.templates.enumerated() {
            let color = colors[index / 2]
            let isEven = index % 2 == 0
            #expect(pair.foreground.hexadecimal == (isEven ? "FFFFFF" : color))
            #expect(pair.background.hexadecimal == (isEven ? color : "FFFFFF"))
        }
        #expect(ColorPair.templates[9].foreground == RGBColor(0x33AA22))
    }
}
