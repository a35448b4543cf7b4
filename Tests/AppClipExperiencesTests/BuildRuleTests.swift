// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipExperiences
import AppClipTypes
import Testing

/// The store's rules about builds and languages.
struct BuildRuleTests {
    // C-30: versions are compared as in the store.
    @Test func versionsGoByTheirNumbers() throws {
        let ordered = ["0", "0.9", "1", "1.0.1", "1.1", "1.2", "1.9", "1.10", "2", "10.0.0"]
        let versions = try ordered.map { try #require(AppVersion($0)) }
        #expect(versions.sorted() == versions)
        #expect(AppVersion("1.1") == AppVersion("1.1.0"))
        #expect(AppVersion("01.1") == AppVersion("1.1"))
    }

    @Test(arguments: [
        "", "abc", "1.2.3.4", "1.", ".1", "1..2", "-1", "+1", "1.0b1", "1,2", " 1", "1 ", "١",
        "1234567890123456789", "1.2\0",
    ])
    func otherTextsAreNotVersions(_ text: String) { #expect(AppVersion(text) == nil) }

    private func codes(
        _ version: String,
        system: SystemVersion = SystemVersion(16, 4),
        megabytes: Int = 5,
        after versions: [String] = []
    ) throws -> [BuildFinding.Code] {
        let build = Build(
            clip: try AppIdentifier("ABCDE12345.com.example.Fruta.Clip"),
            version: version,
            minimumSystem: system,
            size: .megabytes(megabytes),
            associatedDomains: [],
            stage: .released
        )
        return build.findings(after: versions).map(\.code)
    }

    // C9
    @Test func buildsAreChecked() throws {
        #expect(try codes("1.0") == [])
        #expect(try codes("1.0", after: ["1.0", "0.9", "abc"]) == [])
        #expect(
            try codes("1.9", after: ["1.10", "1.2"]) == [.versionNotHigher("1.9", than: "1.10")]
        )
        #expect(try codes("abc", after: ["1.10"]) == [.version("abc")])
        let old = SystemVersion(13, 7)
        #expect(try codes("1", system: old) == [.systemTooOld(old)])
        #expect(
            try codes("1", megabytes: 16)
                == [.tooLarge(.megabytes(16), limitInMegabytes: 15, rule: "D-58")]
        )
        #expect(try codes("1", system: SystemVersion(17), megabytes: 16) == [])
    }

    // C2: the languages of the store, and one text for each language that has a name in the API.
    @Test(arguments: [
        ("en", true), ("en-US", true), ("de-DE", true), ("zh-Hant", true), ("zh", true),
        ("pt-br", true), ("de-AT", false), ("xx-foo", false), ("tlh", false), ("en-ZZ", false),
    ])
    func languagesAreThoseOfTheStore(_ tag: String, _ isTaken: Bool) throws {
        let language = try #require(Language(tag))
        #expect(language.isOfStore == isTaken)
        let card = CardMetadata(
            verb: .open,
            image: nil,
            defaultLanguage: language,
            texts: [language: CardText(title: nil, subtitle: "A")]
        )
        let experience = DefaultExperience(
            clip: try AppIdentifier("ABCDE12345.com.example.Fruta.Clip"),
            version: "1.0",
            card: card,
            state: .published
        )
        let isRefused = experience.findings.contains { $0.code == .languageNotInStore(language) }
        #expect(isRefused == !isTaken)
    }

    @Test func listOfLanguages() {
        #expect(Language.ofStore.count == 39)
        #expect(Language.ofAdvancedExperiences.count == 32)
        #expect(Language("de-AT")?.tagsOfStore == ["de", "de-DE"])
        #expect(Language("en-ZZ")?.tagsOfStore.first == "en")
        #expect(Language("xx")?.tagsOfStore.count == 39)
    }

    @Test func advancedExperienceHasOneTextForEachName() throws {
        let texts = try ["en-GB", "en-US", "de"].map { try #require(Language($0)) }
        let experience = AdvancedExperience(
            id: AdvancedExperience.ID(rawValue: 1),
            clip: try AppIdentifier("ABCDE12345.com.example.Fruta.Clip"),
            url: try RegisteredURL(InvocationURL("https://fruta.example/")),
            card: CardMetadata(
                verb: .open,
                image: nil,
                defaultLanguage: texts[0],
                texts: Dictionary(
                    uniqueKeysWithValues: texts.map { ($0, CardText(title: "A", subtitle: "B")) }
                )
            ),
            isPoweredBy: false,
            place: nil,
            placeDetails: nil,
            category: nil,
            state: .published
        )
        let repeated = ExperienceFinding.Code.languageRepeated(texts[1], as: texts[0])
        #expect(experience.findings.map(\.code).filter { $0 == repeated }.count == 1)
    }
}
