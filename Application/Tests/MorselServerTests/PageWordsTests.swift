// SPDX-License-Identifier: Apache-2.0

import AppClipTypes
import Testing

@testable import MorselServer

struct PageWordsTests {
    @Test(
        arguments: [
            ("", "en"), ("*", "en"), ("eo", "en"), ("en-GB", "en"), ("de-CH,fr;q=0.9", "de"),
            ("eo,tlh;q=0.9,ja;q=0.1", "ja"), ("fr;q=0,nl;q=0.2", "nl"), ("AR-eg", "ar"),
            ("iw", "he"),
            ("pt-PT", "pt"), ("zh", "zh-Hans"), ("zh-CN", "zh-Hans"), ("zh-TW", "zh-Hant"),
            ("zh-Hant", "zh-Hant"), ("zh-HK", "zh-Hant"), ("zh-Hans-HK", "zh-Hans"),
            ("zh-Hant-CN", "zh-Hant"), ("en,ar;q=0.9", "en"), ("eng", "en"), ("dex", "en"),
        ]
    )
    func languageIsTheFirstThatIsThere(_ header: String, tag: String) {
        #expect(PageLanguage(for: Language.preferred(in: header)).tag == tag)
    }

    @Test func thereAreTenLanguagesAtLeast() {
        #expect(PageLanguage.allCases.count >= 10)
        #expect(PageLanguage.allCases.filter(\.isRightToLeft).map(\.tag) == ["ar", "he"])
        for language in PageLanguage.allCases {
            #expect(Language(language.tag)?.isRightToLeft == language.isRightToLeft)
        }
    }

    /// Every text exists and is translated; placeholders are kept.
    @Test(arguments: PageLanguage.allCases)
    func everyWordIsTranslated(_ language: PageLanguage) {
        let words = Self.all(of: language.words)
        let english = Self.all(of: PageWords.english)
        #expect(words.count == english.count)
        for (name, word) in words {
            #expect(!word.isEmpty, "\(name)")
            #expect(word.first != " " && word.last != " ", "\(name)")
            #expect(!word.contains("{{"), "\(name)")
            #expect(word.count { $0 == "%" } == english[name]?.count { $0 == "%" }, "\(name)")
            // "Open" is also Dutch.
            if language != .english, name != "card.open" {
                #expect(word != english[name], "\(name)")
            }
        }
    }

    @Test(
        arguments: [
            ("ar", true), ("fa-IR", true), ("ur", true), ("he", true), ("yi", true), ("en", false),
            ("ja", false), ("az-Arab", true), ("ks-Deva", false), ("ar-Latn", false),
            ("de-1996", false), ("ar-1996", true),
        ]
    )
    func directionIsThatOfTheScript(_ tag: String, isRightToLeft: Bool) throws {
        #expect(try #require(Language(tag)).isRightToLeft == isRightToLeft)
    }

    @Test func namesAreInserted() {
        #expect("Go to %".naming("<a>%") == "Go to <a>%")
        #expect("Go".naming("x") == "Go")
    }

    /// Returns all texts with their groups and names.
    private static func all(of words: PageWords) -> [String: String] {
        var all: [String: String] = [:]
        for group in Mirror(reflecting: words).children {
            for word in Mirror(reflecting: group.value).children {
                all["\(group.label ?? "").\(word.label ?? "")"] = word.value as? String
            }
        }
        return all
    }
}
