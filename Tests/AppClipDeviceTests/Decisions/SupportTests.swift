// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipDevice
import AppClipExperiences
import AppClipTypes
import AppSiteAssociation
import Testing

/// The support matrix with its overlays, through the device.
struct SupportTests {
    /// C-34 to C-42, A-28: all 36 cells of the matrix on iOS 17, with website and short link.
    ///
    /// The demo link launches nothing from a banner or from Maps (C-13, X-03).
    @Test(arguments: [
        (InvocationSource.smartAppBanner, [false, true, false, true]),
        (.messages, [true, true, true, true]),
        (.qrCode, [true, true, true, true]),
        (.nfcTag, [true, true, true, true]),
        (.appClipCode, [false, false, true, true]),
        (.maps, [false, false, false, true]),
        (.spotlight, [true, true, true, true]),
        (.otherAppPreview, [true, true, true, true]),
        (.otherAppLink, [true, true, true, false]),
    ])
    func decisionsFollowTheMatrix(_ source: InvocationSource, _ answers: [Bool]) throws {
        for (kind, answer) in zip(ExperienceKind.allCases, answers) {
            var scene = try Scene()
            scene.source = source
            scene.use(kind, isShort: true)
            let decision = try scene.decide()
            #expect((decision.card != nil) == answer, "\(source) \(kind)")
            if !answer {
                let row = try #require(source.supportMatrixRow)
                #expect(decision.refusal?.rule == SupportMatrix.rule(row))
                #expect(decision.refusal?.code == .notSupported(kind))
            }
        }
    }

    /// A-26, C-38: a code launches only the short demo link.
    @Test func codeNeedsTheShortDemoLink() throws {
        var scene = try Scene()
        scene.source = .appClipCode
        scene.use(.demoLink, isShort: false)
        #expect(try scene.decide().refusal == Reason(code: .shortLinkNeeded, rule: "C-38"))
    }

    /// C-35, O-16: the demo link's preview in Messages is limited, others are not.
    @Test func demoLinkHasALimitedPreview() throws {
        var scene = try Scene()
        scene.source = .messages
        #expect(try scene.decide().card?.hasLimitedPreview == false)
        scene.use(.demoLink)
        #expect(try scene.decide().card?.hasLimitedPreview == true)
    }

    /// C-26, C-39, D-19: Maps needs a place, and launches with the registered URL.
    @Test(arguments: [InvocationSource.maps, .siriSuggestion])
    func mapsUsesTheRegisteredURL(_ source: InvocationSource) throws {
        var scene = try Scene()
        scene.source = source
        let card = try #require(try scene.decide().card)
        #expect(card.activity.webpageURL.text == "https://fruta.example/menu")
        scene.world.advanced = try Scene.experience(
            7,
            of: scene.clip,
            "https://fruta.example/menu",
            "Menu",
            place: nil
        )
        #expect(try scene.decide().refusal == Reason(code: .noPlace, rule: "C-26"))
    }

    /// D-04, D-06, D-54, D-69, D-70: each minimum version, and the version before it.
    @Test(arguments: [
        (InvocationSource.qrCode, ExperienceKind.advanced, "13.7", "14", "D-69"),
        (.appClipCode, .advanced, "14.2", "14.3", "A-72"),
        (.pageCard, .advanced, "14.8", "15", "D-04"),
        (.qrCode, .defaultLink, "16.3", "16.4", "C-08"),
        (.qrCode, .associatedWebsite, "16.3", "16.4", "D-70"),
        (.otherAppLink, .defaultLink, "16.6", "17", "D-06"),
        (.otherAppPreview, .advanced, "16.6", "17", "D-06"),
    ])
    func versionGates(
        _ source: InvocationSource,
        _ kind: ExperienceKind,
        _ below: String,
        _ gate: String,
        _ rule: String
    ) throws {
        var scene = try Scene()
        scene.source = source
        scene.use(kind)
        scene.device.system = try #require(SystemVersion(below))
        #expect(try scene.decide().refusedBy == rule)
        scene.device.system = try #require(SystemVersion(gate))
        #expect(try scene.decide().card != nil)
    }

    /// D-70: before iOS 16.4, a default experience works on its website and in Messages.
    @Test(arguments: [InvocationSource.smartAppBanner, .messages])
    func defaultExperienceServesItsWebsiteBefore16_4(_ source: InvocationSource) throws {
        var scene = try Scene()
        scene.source = source
        scene.use(.associatedWebsite)
        scene.device.system = SystemVersion(14)
        #expect(try scene.decide().card != nil)
    }

    /// C-12, C-44, D-57 to D-61, G-22: the size limit of each invocation.
    @Test(arguments: [
        (InvocationSource.qrCode, ExperienceKind.advanced, SystemVersion(15), 10, nil),
        (.qrCode, .advanced, SystemVersion(15), 11, "D-57"),
        (.messages, .advanced, SystemVersion(15), 11, "D-57"),
        (.qrCode, .advanced, SystemVersion(16), 15, nil),
        (.smartAppBanner, .advanced, SystemVersion(16, 4), 20, "D-58"),
        (.smartAppBanner, .advanced, SystemVersion(17), 90, nil),
        (.smartAppBanner, .advanced, SystemVersion(17), 101, "D-59"),
        (.qrCode, .defaultLink, SystemVersion(17), 12, nil),
        (.qrCode, .defaultLink, SystemVersion(17), 40, "D-60"),
        (.appClipCode, .advanced, SystemVersion(17), 60, "D-61"),
        (.appClipCode, .demoLink, SystemVersion(17), 60, nil),
        (.qrCode, .demoLink, SystemVersion(17), 80, nil),
        (.maps, .advanced, SystemVersion(17), 80, nil),
    ])
    func sizeRules(
        _ source: InvocationSource,
        _ kind: ExperienceKind,
        _ minimum: SystemVersion,
        _ megabytes: Int,
        _ rule: String?
    ) throws {
        var scene = try Scene()
        scene.source = source
        scene.use(kind, isShort: true)
        scene.world.offers[0].build = Scene.build(
            of: scene.clip,
            minimumSystem: minimum,
            megabytes: megabytes
        )
        #expect(try scene.decide().refusedBy == rule)
    }

    /// D-07, O-20: links in mail are like links in other apps; links on sites open the page.
    @Test func linksInMailAndOnSites() throws {
        var scene = try Scene()
        scene.source = .mailLink
        #expect(try scene.decide().refusedBy == "C-42")
        scene.source = .websiteLink
        #expect(try scene.decide().refusal == Reason(code: .linkOpensPage, rule: "D-07"))
        scene.use(.defaultLink)
        #expect(try scene.decide().card != nil)
        scene.source = .mailLink
        #expect(try scene.decide().card != nil)
    }
}
