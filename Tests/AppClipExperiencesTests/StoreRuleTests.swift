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

    /// C-06: three to two, between the smallest and the largest size.
    @Test(
        arguments: [
            (1_800, 1_200, true), (3_000, 2_000, true), (2_400, 1_600, true), (1_801, 1_200, false),
            (1_797, 1_198, false), (3_003, 2_002, false), (2_000, 1_333, false), (0, 0, false),
            (1_800, .max, false), (.max, .max, false),
        ]
    )
    func imageSizes(_ width: Int, _ height: Int, isAccepted: Bool) throws {
        let image = HeaderImage(
            reference: "menu",
            width: width,
            height: height,
            format: .jpeg,
            hasTransparency: false
        )
        #expect(try findings(card(image)).isEmpty == isAccepted)
    }

    /// C-25, C-06: a default experience may have an image for each language, an advanced one has one.
    @Test func imagesAreLocalised() throws {
        let german = try #require(Language("de"))
        let small = HeaderImage(
            reference: "small",
            width: 90,
            height: 60,
            format: .png,
            hasTransparency: false
        )
        func card(_ own: HeaderImage?, _ images: HeaderImage?...) -> CardMetadata {
            let texts = zip([english, german], images).map { language, image in
                (language, CardText(title: nil, subtitle: "Order", image: image))
            }
            return CardMetadata(
                verb: .open,
                image: own,
                texts: Dictionary(uniqueKeysWithValues: texts)
            )
        }
        #expect(card(image, nil, small).image(in: english) == image)
        #expect(card(image, nil, small).image(in: german) == small)
        #expect(card(nil, image, image).image(in: try #require(Language("fr"))) == nil)
        #expect(try defaultFindings(card(nil, image, image)).isEmpty)
        #expect(try defaultFindings(card(image, nil, image)).isEmpty)
        #expect(try defaultFindings(card(nil, image, nil)).map(\.code) == [.imageMissing])
        let findings = try defaultFindings(card(image, nil, small))
        #expect(findings.map(\.code) == [.imageSize(width: 90, height: 60)])
        #expect(findings.map(\.field) == [.localizedImage(german)])
        let advanced = try self.findings(
            CardMetadata(
                verb: .open,
                image: image,
                texts: [english: CardText(title: "Fruta", subtitle: "Order", image: image)]
            )
        )
        #expect(advanced.map(\.code) == [.imageNotTaken])
        #expect(advanced.map(\.rule) == ["C-25"])
    }

    /// C-26: the details of a place are limited.
    @Test func placesAreBounded() throws {
        func findings(_ details: PlaceDetails) throws -> [ExperienceFinding] {
            AdvancedExperience(
                id: AdvancedExperience.ID(rawValue: 1),
                clip: try AppIdentifier("ABCDE12345.com.example.Fruta.Clip"),
                url: try RegisteredURL(InvocationURL("https://fruta.example")),
                card: card(image),
                placeDetails: details,
                state: .draft
            ).findings
        }
        let address = PlaceDetails.Address(street: ["Main Street 1"], locality: "Cupertino")
        var details = PlaceDetails(names: ["Fruta"], address: address, mapAction: .orderFood)
        #expect(try findings(details).isEmpty)
        #expect(address.line == "Main Street 1, Cupertino")
        details.categories = Array(repeating: "bar", count: 21)
        details.address?.floor = String(repeating: "1", count: 1_001)
        let found = try findings(details)
        #expect(
            found.map(\.code) == [
                .tooMany(count: 21, limit: 20), .tooLong(characters: 1_001, limit: 1_000),
            ]
        )
        #expect(found.allSatisfy { $0.rule == "C-26" && $0.field == .place })
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

    /// C-07, C-10, O-09: each generated link is parsed as the kind that it was generated for.
    @Test func generatedLinks() throws {
        let bundle = try AppIdentifier("ABCDE12345.com.example.Seeds.Clip").bundle
        let links = GeneratedLinks(to: bundle, demoKey: "1a2b3c4d", on: "clips.example")
        #expect(links.shortDemoLink == "https://clips.example/d/1a2b3c4d")
        let cases: [(String, GeneratedLink.Target, Bool)] = [
            (links.defaultLink, .defaultLink(bundle), false),
            (links.defaultLink + "&table=4", .defaultLink(bundle), true),
            (links.demoLink, .demoLink(bundle), false),
            (links.demoLink + "&table=4", .demoLink(bundle), true),
            (links.shortDemoLink, .shortDemoLink(key: "1a2b3c4d"), false),
            (links.shortDemoLink + "?table=4", .shortDemoLink(key: "1a2b3c4d"), true),
        ]
        let hosts: Set = [try HostName("clips.example")]
        for (text, target, hasParameters) in cases {
            let link = try #require(GeneratedLink(InvocationURL(text), hosts: hosts))
            #expect(link.target == target)
            #expect(link.hasParameters == hasParameters)
            #expect(try GeneratedLink(InvocationURL(text), hosts: []) == nil)
        }
    }

    /// C-52: the newest released build is offered, whatever follows it; a rollback withdraws it.
    @Test(
        arguments: [
            ([], nil), ([.inReview], 0), ([.released], 0), ([.released, .inReview], 0),
            ([.released, .approved, .inReview], 0), ([.released, .released], 1),
            ([.released, .withdrawn], 0), ([.withdrawn, .inReview, .withdrawn], 1),
            ([.withdrawn, .withdrawn], 1),
        ] as [([Build.Stage], Int?)]
    )
    func offersTheNewestReleasedBuild(_ stages: [Build.Stage], position: Int?) {
        #expect(Build.offered(among: stages) == position)
    }

    // C-45: a build has three test invocations. C-46: each has a title and a URL.
    @Test(
        arguments: [
            ("https://fruta.example/menu", ["en": "Menu"], 0, []),
            ("https://fruta.example/menu", ["en": "Menu", "de": "Karte"], 2, []),
            ("https://fruta.example/menu", ["en": "Menu"], 3, [.tooMany(limit: 3)]),
            ("https://fruta.example/menu", [:], 0, [.titleMissing]),
            ("https://fruta.example/menu", ["en": ""], 0, [.titleEmpty(.english)]),
            (
                "https://fruta.example/menu", ["en": String(repeating: "t", count: 101)], 0,
                [.titleTooLong(.english, characters: 101, limit: 100)]
            ),
        ] as [(String, [String: String], Int, [TestInvocationFinding.Code])]
    )
    func testInvocations(
        _ url: String,
        _ titles: [String: String],
        others: Int,
        codes: [TestInvocationFinding.Code]
    ) throws {
        let titles = try titles.map { (try #require(Language($0.key)), $0.value) }
        let findings = TestInvocationFinding.findings(
            url: url,
            titles: Dictionary(uniqueKeysWithValues: titles),
            others: others
        )
        #expect(findings.map(\.code) == codes)
        #expect(findings.allSatisfy { $0.rule == (others == 3 ? "C-45" : "C-46") })
    }

    /// C-46: a URL with which no clip can be invoked is not valid for a test invocation.
    @Test(arguments: ["http://fruta.example", "https://", "", "fruta.example"])
    func testInvocationsNeedAURL(_ url: String) {
        let findings = TestInvocationFinding.findings(
            url: url,
            titles: [.english: "Menu"],
            others: 0
        )
        #expect(findings.count == 1)
        guard case .url? = findings.first?.code else {
            Issue.record("\(findings)")
            return
        }
    }
}
