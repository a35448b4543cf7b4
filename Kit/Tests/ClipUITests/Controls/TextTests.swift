// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ClipUI

@MainActor
struct TextTests {
    /// Interpolated values in localized keys, formatted for the person's region.
    @Test(
        arguments: [
            (LocalizedStringKey("100%"), "100%"), ("Hello, \("Ana")", "Hello, Ana"),
            ("\(3) cups", "3 cups"), ("\(2.5, specifier: "%.2f") €", "2.50 €"),
            ("\(7, specifier: "%03d")", "007"), ("100 % of \("all")", "100 % of all"),
            ("a_b_c", "a_b_c"), ("2 * 3 * 4", "2 * 3 * 4"),
        ] as [(LocalizedStringKey, String)]
    )
    func inserts(_ key: LocalizedStringKey, _ words: String) {
        #expect(Text(key).plainText == words)
    }

    @Test func readsMarkdownOfKeys() {
        let text = Text("a **b** [c](https://shop.example)")
        #expect(text.plainText == "a b c")
        #expect(text.runs.count == 4)
        #expect(Text(verbatim: "**b**").plainText == "**b**")
    }

    @Test func joinsTextsWithTheirStyles() {
        let text = Text(verbatim: "a").bold() + Text(verbatim: "b").italic() + Text(verbatim: "c")
        #expect(text.plainText == "abc")
        let wanted: [PropertyValue] = [
            .list([.text("a"), .integer(6), .integer(700)]),
            .list([.text("b"), .integer(9), .integer(1)]), .list([.text("c")]),
        ]
        #expect(PropertyValue.list(text.runs).isSame(as: .list(wanted)))
    }

    @Test func translatesKeysWithPlurals() throws {
        let json = """
            {"version": 1, "developmentLanguage": "en", "tables": {"Localizable": {"de": {
            "Hello %@": {"text": "Hallo %@"},
            "%lld cups": {"cases": [{"plural": "one", "text": "%lld Becher"},
            {"plural": "other", "text": "%lld Bechers"}]},
            "%1$@ %2$@": {"text": "%2$@ %1$@"}}, "en": {"Only": {"text": "only here"}}}}}
            """
        let texts = try ClipTexts(json: Data(json.utf8), preferred: ["de-CH", "en"])
        #expect(texts.language == "de")
        let cases: [(String, [Int64?], String?)] = [
            ("Hello %@", [nil], "Hallo %@"), ("%lld cups", [1], "%lld Becher"),
            ("%lld cups", [5], "%lld Bechers"), ("Only", [], "only here"), ("Missing", [], nil),
        ]
        for (key, counts, found) in cases {
            #expect(texts.translation(of: key, in: "Localizable", counts: counts) == found)
        }
    }

    @Test(
        arguments: [
            ("en", 1, "one"), ("en", 0, "other"), ("fr", 0, "one"), ("ru", 22, "few"),
            ("ru", 11, "many"), ("pl", 5, "many"), ("ar", 2, "two"), ("ja", 1, "other"),
            ("cs", 3, "few"), ("lv", 10, "zero"),
        ] as [(String, Int64, String)]
    )
    func choosesFormsOfThePlural(_ language: String, _ number: Int64, _ form: String) {
        #expect(PluralRule.form(of: number, in: language) == form)
    }

    @Test func writesClocks() {
        #expect(ClockText.time(3_725, showsHours: true) == "1:02:05")
        #expect(ClockText.time(65, showsHours: true) == "1:05")
        #expect(ClockText.relative(200) == "3 min, 20 sec")
        #expect(ClockText.largestUnit(7_300) == "2 hours")
    }

    @Test func fontsHaveSmallCapitals() {
        let fonts = [
            Font.body.smallCaps(), .body.lowercaseSmallCaps(), .body.uppercaseSmallCaps(),
        ]
        let traits = fonts.map { font in
            if case .integer(let traits) = font.parts.value(.fontTraits) {
                traits
            } else {
                Int32(0)
            }
        }
        #expect(traits == [20, 4, 16])
    }

    @Test func comparesFonts() {
        #expect(Font.title.bold() == .title.weight(.bold))
        #expect(Font.system(size: 12) != .system(size: 13))
    }
}
