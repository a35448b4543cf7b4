// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes
import Testing

struct StoreRuleTests {
    typealias Code = ExperienceFinding.Code

    private let english = Language.english
    private let image = HeaderImage(
        reference: "menu",
        width: 1_800,
        height: 1_200,
        format: .png,
        hasTransparency: false
    )

    private func card(
        _ image: HeaderImage?,
        title: String? = "Fruta",
        subtitle: String = "Order a smoothie"
    ) -> CardMetadata {
        CardMetadata(
            verb: .open,
            image: image,
            texts: [english: CardText(title: title, subtitle: subtitle)]
        )
    }

    private func findings(_ card: CardMetadata) throws -> [ExperienceFinding] {
        AdvancedExperience(
            id: AdvancedExperience.ID(rawValue: 1),
            clip: try AppIdentifier("ABCDE12345.com.example.Fruta.Clip"),
            url: try RegisteredURL(InvocationURL("https://fruta.example")),
            card: card,
            state: .draft
        ).findings
    }

    private func defaultFindings(_ card: CardMetadata) throws -> [ExperienceFinding] {
        DefaultExperience(
            clip: try AppIdentifier("ABCDE12345.com.example.Fruta.Clip"),
            version: "1.0",
            card: card,
            state: .draft
        ).findings
    }

    @Test func completeExperiencesHaveNoFindings() throws {
        #expect(try findings(card(image)).isEmpty)
        #expect(try defaultFindings(card(image, title: nil)).isEmpty)
    }

    /// C-05, X-01: errors above today's limits, advice above those of 2020.
    @Test(arguments: [
        (18, nil), (19, Code.maybeCutOff(characters: 19, limit: 18)),
        (30, .maybeCutOff(characters: 30, limit: 18)), (31, .tooLong(characters: 31, limit: 30)),
    ])
    func titleLength(_ count: Int, _ code: Code?) throws {
        let findings = try findings(card(image, title: String(repeating: "é", count: count)))
        #expect(findings.map(\.code) == [code].compactMap { $0 })
        #expect(findings.allSatisfy { $0.field == .title(english) && $0.rule == "C-05" })
    }

    /// C-05, X-01.
    @Test(arguments: [
        (43, nil), (44, Code.maybeCutOff(characters: 44, limit: 43)),
        (56, .maybeCutOff(characters: 56, limit: 43)), (57, .tooLong(characters: 57, limit: 56)),
    ])
    func subtitleLength(_ count: Int, _ code: Code?) throws {
        let text = String(repeating: "e\u{301}", count: count)
        let findings = try defaultFindings(card(image, title: nil, subtitle: text))
        #expect(findings.map(\.code) == [code].compactMap { $0 })
        #expect(
            findings.map(\.severity)
                == findings.map { $0.code == code && count < 57 ? .advice : .error }
        )
    }

    /// C-02: image and subtitle are required; a title is not allowed.
    @Test func defaultExperienceNeedsImageAndSubtitle() throws {
        let findings = try defaultFindings(card(nil, title: "Fruta", subtitle: ""))
        #expect(findings.map(\.code) == [.imageMissing, .titleNotTaken, .subtitleMissing])
        #expect(findings.allSatisfy { $0.rule == "C-02" && $0.severity == .error })
    }

    /// C-03: an advanced experience needs a title.
    @Test(arguments: [nil, ""]) func advancedExperienceNeedsTitle(_ title: String?) throws {
        let findings = try findings(card(image, title: title))
        #expect(findings.map(\.code) == [.titleMissing])
        #expect(findings.map(\.rule) == ["C-03"])
    }

    /// C-06: size, ratio, format, transparency.
    @Test func checksTheImage() throws {
        let poor = HeaderImage(
            reference: "poor",
            width: 900,
            height: 600,
            format: .other,
            hasTransparency: true
        )
        let findings = try findings(card(poor))
        let size = Code.imageSize(width: 900, height: 600)
        #expect(findings.map(\.code) == [.imageFormat, size, .imageTransparency])
        #expect(findings.allSatisfy { $0.field == .image && $0.rule == "C-06" })
    }

    /// C-25: the default language is required, and used for all other languages.
    @Test func textIsLocalised() throws {
        let german = try #require(Language("de"))
        let french = try #require(Language("fr"))
        let card = CardMetadata(
            verb: .view,
            image: image,
            defaultLanguage: german,
            texts: [
                english: CardText(title: "Menu", subtitle: "Today"),
                german: CardText(title: "Karte", subtitle: "Heute"),
            ]
        )
        #expect(card.text(for: [french])?.text.title == "Karte")
        #expect(card.text(for: [french, english])?.language == english)
        let without = CardMetadata(
            verb: .view,
            image: image,
            defaultLanguage: french,
            texts: card.texts
        )
        #expect(try findings(without).map(\.code) == [.textMissing])
    }

    /// B-16, C-15, O-13: the findings about registering a URL.
    @Test func checksRegistration() throws {
        let url = try RegisteredURL(InvocationURL("https://fruta.example/menu"))
        let host = try HostName("fruta.example")
        let parent = try HostName("example")
        let owner = AdvancedExperience.ID(rawValue: 7)
        func codes(_ owner: AdvancedExperience.ID?, _ hosts: [HostName], _ yes: Bool) -> [Code] {
            url.findings(owner: owner, entitlement: hosts, isApproved: yes).map(\.code)
        }
        #expect(codes(nil, [host], true).isEmpty)
        #expect(codes(owner, [host], true) == [.urlTaken(by: owner)])
        #expect(codes(nil, [parent], true) == [.hostNotInEntitlement])
        #expect(codes(nil, [host], false) == [.hostNotAssociated])
    }

    /// C-07: the shape of the generated link.
    @Test func defaultLink() throws {
        let clip = Clip(
            identifier: try AppIdentifier("ABCDE12345.com.example.Seeds.Clip"),
            app: try AppIdentifier("ABCDE12345.com.example.Seeds")
        )
        #expect(clip.defaultLink == "https://appclip.apple.com/id?p=com.example.Seeds.Clip")
    }
}
