// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipExperiences
import AppClipTypes
import Testing

struct ExperienceAdviceTests {
    private func experience(
        _ url: String,
        _ number: Int64 = 1,
        title: String = "Fruta",
        place: Place? = nil,
        state: PublicationState = .published
    ) throws -> AdvancedExperience {
        AdvancedExperience(
            id: AdvancedExperience.ID(rawValue: number),
            clip: try AppIdentifier("ABCDE12345.com.example.Fruta.Clip"),
            url: try RegisteredURL(InvocationURL(url)),
            card: CardMetadata(
                verb: .open,
                image: nil,
                texts: [.english: CardText(title: title, subtitle: "Order")]
            ),
            place: place,
            state: state
        )
    }

    private func build(_ minimum: SystemVersion, _ hosts: String...) throws -> Build {
        Build(
            clip: try AppIdentifier("ABCDE12345.com.example.Fruta.Clip"),
            version: "1.0",
            minimumSystem: minimum,
            size: .megabytes(5),
            associatedDomains: try hosts.map { try HostName($0) },
            stage: .released
        )
    }

    /// C-21: fifty experiences with the same card under one prefix.
    @Test func advisesGeneralURLs() throws {
        var experiences = try (0..<50).map { try experience("https://b.example/rent/\($0)", $0) }
        experiences += try (50..<54).map {
            try experience("https://b.example/sale/\($0)", $0, title: "Sale")
        }
        experiences.append(try experience("https://b.example/other", 60, title: "Other"))
        let advice = ExperienceAdvice.prefixes(for: experiences)
        #expect(advice.map(\.code) == [.samePrefix("https://b.example/rent", count: 50)])
        #expect(advice.map(\.rule) == ["C-21"])
    }

    /// C-21: whole path components; places keep their own URLs, and drafts do not count.
    @Test(
        arguments: [
            (["/rent/1", "/rent/2", "/rent", "/rent/2/x", "/rent?a=1"], "/rent"),
            (["/rent1", "/rent2", "/rent3", "/rent4", "/rent5"], ""),
            (["/a/b/c", "/a/b/d", "/a/bc", "/a/b", "/a/b/e"], "/a"),
        ]
    )
    func commonPrefix(_ paths: [String], prefix: String) throws {
        let experiences = try paths.enumerated().map {
            try experience("https://b.example" + $0.element, Int64($0.offset))
        }
        #expect(
            ExperienceAdvice.prefixes(for: experiences).map(\.code)
                == [.samePrefix("https://b.example" + prefix, count: 5)]
        )
        #expect(ExperienceAdvice.prefixes(for: experiences.dropLast()).isEmpty)
        let drafts = try paths.map { try experience("https://b.example" + $0, state: .draft) }
        #expect(ExperienceAdvice.prefixes(for: drafts).isEmpty)
        let place = Place(latitude: 1, longitude: 2)
        let places = try paths.map { try experience("https://b.example" + $0, place: place) }
        #expect(ExperienceAdvice.prefixes(for: places).isEmpty)
    }

    /// C-28: each of the four needs, met and unmet.
    @Test func needsAdvancedExperiences() throws {
        let further = try HostName("shop.example")
        let needs: [ExperienceAdvice.Need] = [
            .oldSystems, .furtherWebsite(further), .place, .severalBusinesses,
        ]
        let none = ExperienceAdvice.unmet(needs, by: [])
        #expect(none.map(\.code) == needs.map { .advancedExperienceNeeded($0) })
        #expect(none.allSatisfy { $0.rule == "C-28" })
        let draft = try experience("https://shop.example", state: .draft)
        #expect(ExperienceAdvice.unmet(needs, by: [draft]) == none)
        let first = try experience("https://fruta.example/a")
        #expect(
            ExperienceAdvice.unmet(needs, by: [first]).map(\.code)
                == needs.dropFirst().map { .advancedExperienceNeeded($0) }
        )
        let second = try experience(
            "https://shop.example/b",
            place: Place(latitude: 1, longitude: 2)
        )
        #expect(ExperienceAdvice.unmet(needs, by: [first, second]).isEmpty)
    }

    // C-28: the needs that a build declares. C-62: without a website, there are none.
    @Test func needsOfABuild() throws {
        #expect(try ExperienceAdvice.needs(of: build(SystemVersion(16, 4))).isEmpty)
        #expect(try ExperienceAdvice.needs(of: build(SystemVersion(17), "a.example")).isEmpty)
        #expect(try ExperienceAdvice.needs(of: build(SystemVersion(16, 3))) == [.oldSystems])
        #expect(
            try ExperienceAdvice.needs(of: build(SystemVersion(17), "a.example", "b.example"))
                == [.furtherWebsite(HostName("b.example"))]
        )
    }

    /// C-55: the target of a short URL also needs an experience.
    @Test func shortURLs() throws {
        let short = try RegisteredURL(InvocationURL("https://s.example/x"))
        let target = try InvocationURL("https://fruta.example/store/7?table=4")
        let advice = ExperienceAdvice.about(redirectOf: short, to: target, among: [short])
        #expect(advice?.code == .redirectTargetNotRegistered(short, target: target))
        #expect(advice?.rule == "C-55")
        let covering = try RegisteredURL(InvocationURL("https://fruta.example/store"))
        #expect(
            ExperienceAdvice.about(redirectOf: short, to: target, among: [short, covering]) == nil
        )
    }

    /// C-60: with advanced experiences beside it, a default experience may have no URL left.
    @Test func defaultExperienceKeepsAURL() throws {
        let host = try HostName("fruta.example")
        let other = try HostName("appclip.fruta.example")
        let whole = try experience("https://fruta.example")
        let part = try experience("https://fruta.example/menu")
        func advice(_ hosts: [HostName], _ experiences: [AdvancedExperience]) -> RuleID? {
            ExperienceAdvice.aboutDefaultExperience(on: hosts, beside: experiences)?.rule
        }
        #expect(advice([host], [whole]) == "C-60")
        #expect(advice([host], [part]) == nil)
        #expect(advice([host, other], [whole]) == nil)
        #expect(advice([host], []) == nil)
        #expect(advice([], []) == nil)
    }

    /// C-63: a URL of a new kind needs code; another one of a known kind does not.
    @Test(
        arguments: [
            ("https://fruta.example/menu", [], true),
            ("https://fruta.example/menu", ["https://fruta.example/menu"], true),
            ("https://fruta.example/menu/7", ["https://fruta.example/menu"], false),
            ("https://fruta.example/store/8", ["https://fruta.example/store/7"], false),
            ("https://fruta.example/book/8", ["https://fruta.example/store/7"], true),
            ("https://other.example/store/8", ["https://fruta.example/store/7"], true),
        ]
    )
    func newURLs(_ url: String, others: [String], isNew: Bool) throws {
        let url = try RegisteredURL(InvocationURL(url))
        let others = try others.map { try RegisteredURL(InvocationURL($0)) }
        let advice = ExperienceAdvice.about(new: url, beside: others)
        #expect(advice?.code == (isNew ? .newURL(url) : nil))
    }
}
