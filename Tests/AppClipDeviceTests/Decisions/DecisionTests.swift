// SPDX-License-Identifier: Apache-2.0

import AppClipDevice
import AppClipExperiences
import AppClipTypes
import AppSiteAssociation
import Testing

struct DecisionTests {
    /// C-33, D-08, D-09, D-25: experience, card, consent, launch with the URL unchanged.
    @Test func cardLaunchesClipWithUnchangedURL() throws {
        let scene = try Scene()
        let decision = try scene.decide()
        let card = try #require(decision.card)
        #expect(card.title == "Menu")
        #expect(card.subtitle == "Today's smoothies")
        #expect(card.verb == .view)
        #expect(card.app.name == "Fruta")
        #expect(card.isPoweredBy)
        #expect(decision.refusal == nil)
        #expect(decision.reasons.last == Reason(code: .consentNeeded, rule: "D-25"))

        let request = card.consent()
        #expect(request.clip == scene.clip)
        #expect(request.activity?.activityType == "NSUserActivityTypeBrowsingWeb")
        #expect(request.activity?.webpageURL.text == scene.text)
    }

    /// C-33: the rules are applied in the documented order, and the reasons name each of them.
    @Test func reasonsNameEachRuleInOrder() throws {
        let rules = try Scene().decide().reasons.map(\.rule.text)
        #expect(rules == ["C-16", "C-36", "D-69", "B-13", "C-52", "D-57", "D-25"])
    }

    /// C-02, O-12: a default experience has the app's name as title.
    @Test func defaultCardHasTheAppsName() throws {
        var scene = try Scene()
        scene.use(.associatedWebsite)
        let card = try #require(try scene.decide().card)
        #expect(card.title == "Fruta")
        #expect(card.subtitle == "Order a smoothie")
        #expect(card.experience == .standard(version: "1.0"))
    }

    /// C-54, D-31: a page whose URL is registered has the advanced card, other pages the default one.
    @Test func bannerShowsTheAdvancedCardWhereThePageIsRegistered() throws {
        var scene = try Scene()
        scene.source = .smartAppBanner
        #expect(try scene.decide().card?.title == "Menu")
        scene.use(.associatedWebsite)
        #expect(try scene.decide().card?.title == "Fruta")
    }

    /// C-25: the card is in the person's language, or else in the default one.
    @Test func cardIsLocalised() throws {
        var scene = try Scene()
        let german = try #require(Language("de-CH"))
        scene.device.languages = [german]
        #expect(try scene.decide().card?.language == .english)
        let experience = try #require(scene.world.advanced)
        scene.world.advanced = AdvancedExperience(
            id: experience.id,
            clip: experience.clip,
            url: experience.url,
            card: CardMetadata(
                verb: .open,
                image: nil,
                texts: [
                    .english: CardText(title: "Menu", subtitle: ""),
                    try #require(Language("de")): CardText(title: "Karte", subtitle: ""),
                ]
            ),
            state: .published
        )
        #expect(try scene.decide().card?.title == "Karte")
    }

    /// C-33, O-07: without an experience and an associated clip, the web page opens, with a reason.
    @Test func unknownURLOpensAsWebPage() throws {
        var scene = try Scene()
        scene.world.advanced = nil
        scene.world.offers = []
        let decision = try scene.decide()
        #expect(decision.outcome == .webPage(try InvocationURL(scene.text)))
        #expect(decision.refusal == Reason(code: .notRegistered, rule: "C-33"))
    }

    /// O-07: another advanced experience can replace a deactivated one, the default experience
    /// cannot.
    @Test func deactivatedExperienceIsReported() throws {
        var scene = try Scene()
        scene.world.deactivated = scene.world.advanced
        #expect(try scene.decide().card?.title == "Menu")
        scene.world.advanced = nil
        let id = AdvancedExperience.ID(rawValue: 7)
        #expect(try scene.decide().refusal == Reason(code: .deactivated(id), rule: "C-33"))
    }

    /// B-13, B-23, B-24, B-01: without an association no source starts the clip.
    @Test(arguments: [
        (InvocationSource.qrCode, "B-13"), (.smartAppBanner, "B-24"), (.testFlight, "B-23"),
        (.appClipCode, "B-13"), (.messages, "B-13"),
    ])
    func unassociatedHostStartsNoClip(_ source: InvocationSource, _ rule: String) throws {
        var scene = try Scene()
        scene.source = source
        scene.world.offers[0].association = .failed(.clipNotInFile)
        let decision = try scene.decide()
        #expect(decision.refusedBy == rule)
        #expect(decision.refusal?.code == .notAssociated(.clipNotInFile))
        #expect(decision.outcome == .webPage(try InvocationURL(scene.text)))
    }

    /// B-13: a missing association is reported as such, not as an unknown URL.
    @Test func unassociatedHostIsReportedWithoutAdvancedExperience() throws {
        var scene = try Scene()
        scene.use(.associatedWebsite)
        scene.world.offers[0].association = .failed(.hostNotInEntitlement)
        #expect(try scene.decide().refusal?.code == .notAssociated(.hostNotInEntitlement))
    }

    /// B-21, B-22, C-07, C-09: the default link needs no website, and can have parameters.
    @Test func defaultLinkNeedsNoAssociation() throws {
        var scene = try Scene()
        scene.use(.defaultLink)
        scene.text += "&table=4"
        scene.world.offers[0].association = .failed(.noFile(.dnsError))
        let decision = try scene.decide()
        #expect(decision.asked("B-22"))
        #expect(decision.card?.activity.webpageURL.queryItems.last?.value == "4")
    }

    /// C-10, C-43: the demo link cannot have parameters.
    @Test(arguments: [true, false])
    func demoLinkTakesNoParameters(_ isShort: Bool) throws {
        var scene = try Scene()
        scene.use(.demoLink, isShort: isShort)
        #expect(try scene.decide().card != nil)
        scene.text += isShort ? "?x=1" : "&x=1"
        let refusal = try scene.decide().refusal
        #expect(refusal == Reason(code: .parametersNotAllowed, rule: "C-43"))
    }

    @Test(arguments: [
        "https://appclip.apple.com/id?p=com.example.Other", "https://appclip.apple.com/d/other",
    ])
    func linkToUnknownClipIsReported(_ text: String) throws {
        var scene = try Scene()
        scene.text = text
        #expect(try scene.decide().refusal == Reason(code: .unknownClip, rule: "C-07"))
    }
}
