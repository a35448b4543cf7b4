// SPDX-License-Identifier: Apache-2.0

import AppClipTypes
import Testing

struct LanguageTests {
    @Test(arguments: [
        ("DE", "de"), ("de_ch", "de-CH"), ("zh-hans", "zh-Hans"), ("ZH-HANT-TW", "zh-Hant-TW"),
        ("es-419", "es-419"), ("fil", "fil"),
    ])
    func spellsTags(_ text: String, _ tag: String) {
        #expect(Language(text)?.tag == tag)
    }

    @Test(arguments: ["", "d", "deutsch", "de-", "-de", "d3", "de-ä", "a-b-c-d-e"])
    func refusesTags(_ text: String) {
        #expect(Language(text) == nil)
    }

    /// C-25: the requested language, then related ones; otherwise none, and the default is shown.
    @Test(arguments: [
        (["de-CH"], ["de", "de-CH", "en"], "de-CH"),
        (["de-CH"], ["en", "de"], "de"),
        (["de"], ["en", "de-CH", "de-AT"], "de-AT"),
        (["fr", "de"], ["de", "en"], "de"),
        (["fr"], ["de", "en"], nil),
        ([], ["de"], nil),
    ])
    func choosesTheBest(_ wishes: [String], _ offered: [String], _ best: String?) {
        let answer = Language.best(
            for: wishes.compactMap { Language($0) },
            among: offered.compactMap { Language($0) }
        )
        #expect(answer?.tag == best)
    }

    /// C-04: the predefined verbs, with their names in the API.
    @Test func verbs() {
        #expect(Verb.allCases.map(\.rawValue) == ["OPEN", "VIEW", "PLAY"])
        #expect(Verb(rawValue: "ORDER") == nil)
    }
}
