// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipDevice
import AppClipExperiences
import AppClipTypes
import AppSiteAssociation
import Testing

/// The experiences that an invocation requires, and the card that it gets from them.
struct ExperienceNeedTests {
    private func scene(
        _ source: InvocationSource,
        _ kind: ExperienceKind,
        system: SystemVersion = SystemVersion(17)
    ) throws -> Scene {
        var scene = try Scene()
        scene.source = source
        scene.use(kind, isShort: true)
        scene.device.system = system
        return scene
    }

    /// in a code the demo link needs neither website nor advanced experience, and takes no
    /// parameters.
    @Test func demoLinkInACodeStandsAlone() throws {
        var scene = try scene(.appClipCode, .demoLink)
        scene.world.advanced = nil
        scene.world.offers[0].association = .failed(.noFile(.dnsError))
        #expect(try scene.decide().card != nil)
        scene.text += "?table=4"
        #expect(try scene.decide().refusedBy == "C-43")
    }

    /// C-11: the default experience is still required for the demo link.
    @Test func demoLinkNeedsTheDefaultExperience() throws {
        var scene = try scene(.qrCode, .demoLink)
        #expect(try scene.decide().refusal == nil)
        let published = try #require(scene.world.offers[0].defaultExperience)
        let draft = DefaultExperience(
            clip: published.clip,
            version: published.version,
            card: published.card,
            state: .draft
        )
        for missing in [draft, nil] {
            scene.world.offers[0].defaultExperience = missing
            #expect(try scene.decide().refusedBy == "C-01")
        }
    }

    /// C-22: if a default and an advanced experience have the same URL, the card is that of the advanced one.
    @Test func advancedExperienceWinsOnASharedURL() throws {
        var scene = try scene(.qrCode, .associatedWebsite)
        scene.text = "https://fruta.example"
        #expect(try scene.decide().card?.title == "Fruta")
        scene.world.advanced = try Scene.experience(8, of: scene.clip, scene.text, "Welcome")
        #expect(try scene.decide().card?.title == "Welcome")
    }

    /// C-28: on an old system, and for a place, the default experience is not sufficient.
    @Test(arguments: [
        (InvocationSource.qrCode, SystemVersion(16, 3)), (.nfcTag, SystemVersion(16, 3)),
        (.spotlight, SystemVersion(16, 3)), (.appClipCode, SystemVersion(17)),
        (.maps, SystemVersion(17)), (.siriSuggestion, SystemVersion(17)),
    ])
    func advancedExperienceIsNeeded(_ source: InvocationSource, _ system: SystemVersion) throws {
        #expect(try scene(source, .associatedWebsite, system: system).decide().card == nil)
        #expect(try scene(source, .advanced, system: system).decide().card != nil)
    }

    /// C-28, C-56: sites share the default card until one has its own advanced experience.
    @Test func sitesShareTheDefaultCard() throws {
        var scene = try scene(.smartAppBanner, .associatedWebsite)
        for url in ["https://fruta.example/menu", "https://juice.example/menu"] {
            scene.text = url
            #expect(try scene.decide().card?.title == "Fruta")
        }
        let url = "https://juice.example/"
        scene.world.advanced = try Scene.experience(8, of: scene.clip, url, "Juice Bar")
        #expect(try scene.decide().card?.title == "Juice Bar")
    }

    /// C-53: banner, preview in Messages and card show the same default experience.
    @Test(arguments: [InvocationSource.smartAppBanner, .messages, .qrCode, .pageCard])
    func defaultExperienceFillsEachCard(_ source: InvocationSource) throws {
        let card = try #require(try scene(source, .associatedWebsite).decide().card)
        #expect(card.title == "Fruta")
        #expect(card.subtitle == "Order a smoothie")
        #expect(card.verb == .open)
        #expect(card.experience == .standard(version: "1.0"))
    }

    /// C-62: without a website the default link serves codes, tags and messages.
    @Test(arguments: [InvocationSource.qrCode, .nfcTag, .messages])
    func defaultLinkIsEnoughWithoutAWebsite(_ source: InvocationSource) throws {
        var scene = try scene(source, .defaultLink, system: SystemVersion(16, 4))
        scene.world.advanced = nil
        scene.world.offers[0].association = .failed(.noFile(.dnsError))
        #expect(try scene.decide().refusal == nil)
        #expect(try scene.decide().card?.title == "Fruta")
    }
}
