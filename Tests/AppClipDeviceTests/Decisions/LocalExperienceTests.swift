// SPDX-License-Identifier: Apache-2.0

import AppClipDevice
import AppClipExperiences
import AppClipTypes
import AppSiteAssociation
import Testing

/// Experiences that are configured on the device, and runs from Xcode.
struct LocalExperienceTests {
    /// Returns a device on which the clip was run from Xcode, with a local experience for `/menu`.
    private func stage(
        signing: Signing = .development,
        isCached: Bool = true,
        _ change: (inout Scene) throws -> Void = { _ in }
    ) throws -> Stage {
        var stage = try Stage(change)
        if isCached {
            var details = InvocationDetails()
            details.signing = signing
            try stage.invoke(.xcode, details: details)
            try stage.handle(.leave)
        }
        try stage.handle(.addLocalExperience(try local("https://fruta.example", stage.clip)))
        return stage
    }

    private func local(_ url: String, _ clip: AppIdentifier) throws -> LocalExperience {
        LocalExperience(
            url: try RegisteredURL(InvocationURL(url)),
            clip: clip.bundle,
            title: "Order a smoothie.",
            subtitle: "It's yummy!",
            verb: .play,
            image: "photo"
        )
    }

    /// D-43, O-24: it takes precedence over a more specific experience of the store.
    @Test func localExperienceTakesPrecedence() throws {
        var stage = try stage()
        let decision = try #require(try stage.invoke().decision)
        #expect(decision.card?.title == "Order a smoothie.")
        #expect(decision.card?.experience == .local)
        #expect(decision.asked("D-43"))
        let local = try #require(stage.device.state.localExperiences.first)
        try stage.handle(.removeLocalExperience(local))
        #expect(try stage.invoke().decision?.card?.title == "Menu")
    }

    /// D-43: among local experiences the most specific wins.
    @Test func mostSpecificLocalExperienceWins() throws {
        var stage = try stage()
        let clip = stage.clip
        let specific = try RegisteredURL(InvocationURL("https://fruta.example/menu"))
        try stage.handle(
            .addLocalExperience(
                LocalExperience(url: specific, clip: clip.bundle, title: "Here", subtitle: "")
            )
        )
        #expect(try stage.invoke().decision?.card?.title == "Here")
    }

    /// D-44: a clip from the store is not launched, and there is no fallback to the store.
    @Test(arguments: Signing.allCases)
    func storeClipIsNotLaunched(_ signing: Signing) throws {
        var stage = try stage(signing: signing)
        let decision = try #require(try stage.invoke().decision)
        #expect((decision.card != nil) == (signing != .store))
        if signing == .store {
            #expect(decision.refusal == Reason(code: .signedForStore, rule: "D-44"))
        }
    }

    /// D-45: all fields are on the card, and the prefix covers longer URLs.
    @Test func fieldsAreOnTheCard() throws {
        var stage = try stage()
        let card = try #require(try stage.invoke().decision?.card)
        #expect(card.subtitle == "It's yummy!")
        #expect(card.verb == .play)
        #expect(card.image == "photo")
        #expect(card.clip == stage.clip)
        stage.scene.text = "https://other.example/menu"
        stage.scene.world.advanced = nil
        #expect(try stage.invoke().decision?.card?.experience != .local)
    }

    /// D-46: codes, QR codes, tags, banner, page card and shared links, but nothing else.
    @Test func sourcesOfLocalExperiences() throws {
        let ways = InvocationSource.allCases.filter(\.startsLocalExperiences)
        let expected: [InvocationSource] = [
            .appClipCode, .nfcTag, .qrCode, .smartAppBanner, .pageCard, .messages,
        ]
        #expect(ways == expected)
        var stage = try stage()
        #expect(try stage.invoke(.maps).decision?.card?.title == "Menu")
        #expect(try stage.invoke(.messages).decision?.card?.experience == .local)
        try stage.handle(.change(.knownSender(false)))
        #expect(try stage.invoke(.messages).decision?.refusedBy == "D-33")
    }

    /// D-47, X-06: by code, QR code and tag without entitlement and association.
    @Test(arguments: [InvocationSource.appClipCode, .qrCode, .nfcTag])
    func codesNeedNoAssociation(_ source: InvocationSource) throws {
        var stage = try stage { scene in
            scene.world.offers[0].association = .failed(.hostNotInEntitlement)
        }
        #expect(try stage.invoke(source).decision?.card?.experience == .local)
    }

    /// D-48: by banner and card only with association and released version.
    @Test(arguments: [InvocationSource.smartAppBanner, .pageCard])
    func pagesNeedAssociationAndRelease(_ source: InvocationSource) throws {
        var good = try stage()
        #expect(try good.invoke(source).decision?.card?.experience == .local)
        var unassociated = try stage { scene in
            scene.world.offers[0].association = .failed(.clipNotInFile)
        }
        #expect(try unassociated.invoke(source).decision?.refusedBy == "D-48")
        var unreleased = try stage { scene in
            scene.world.offers[0].build = Scene.build(of: scene.clip, stage: .approved)
        }
        #expect(try unreleased.invoke(source).decision?.refusedBy == "D-48")
    }

    /// D-49, C-49: a clip that was never run here cannot be launched.
    @Test func clipMustHaveRunBefore() throws {
        var stage = try stage(isCached: false)
        let refusal = try stage.invoke().decision?.refusal
        #expect(refusal == Reason(code: .clipNotCached, rule: "D-49"))
    }

    /// C-49, D-49: a tester's clip can, too, after it was launched from TestFlight.
    @Test func clipFromTestFlightMustHaveRunBefore() throws {
        var stage = try stage(isCached: false)
        #expect(try stage.invoke().decision?.refusedBy == "D-49")
        try stage.invoke(.testFlight)
        #expect(stage.effects.launch != nil)
        #expect(stage.device.state.cachedClips[stage.clip]?.signing == .testFlight)
        #expect(try stage.invoke().decision?.card?.experience == .local)
    }

    /// D-50: if the full app is installed, nothing is launched, not even the app.
    @Test func fullAppIsNotLaunched() throws {
        var stage = try stage()
        try stage.handle(.installApp(stage.app, .development))
        let decision = try #require(try stage.invoke().decision)
        #expect(decision.refusal == Reason(code: .localExperienceBesideApp, rule: "D-50"))
        #expect(stage.effects.contains(.openWebPage(try InvocationURL(stage.scene.text))))
    }

    /// D-41: a run from Xcode launches the clip at once, without a card, with any URL.
    @Test func xcodeLaunchesAnyURL() throws {
        var stage = try Stage()
        stage.scene.text = "https://nobody.example/x?y=1"
        stage.scene.world.advanced = nil
        stage.scene.world.offers[0].association = .failed(.clipNotInFile)
        try stage.invoke(.xcode)
        #expect(stage.effects.launch?.request.activity?.webpageURL.text == stage.scene.text)
        #expect(stage.effects.notes == nil)
        #expect(stage.device.screen.card == nil)
    }

    /// D-42: the variable is used only if it is enabled.
    @Test func disabledVariablePassesNoURL() throws {
        var stage = try Stage()
        var details = InvocationDetails()
        details.isURLVariableEnabled = false
        try stage.invoke(.xcode, details: details)
        let launch = try #require(stage.effects.launch)
        #expect(launch.request.activity == nil)
        #expect(launch.payload == nil)
        #expect(stage.effects.decision?.asked("D-42") == true)
    }

    /// D-42: the default value of the variable in Xcode is not an invocation URL.
    @Test func presetOfTheVariableIsNotAURL() {
        #expect(throws: InvocationURL.ParsingError.self) { try InvocationURL("example.com") }
    }

    /// D-11: a clip does not run from Xcode if its full app is installed.
    @Test func xcodeRunsNoClipBesideTheApp() throws {
        var stage = try Stage()
        try stage.handle(.installApp(stage.app, .development))
        try stage.invoke(.xcode)
        #expect(stage.effects.launch == nil)
        #expect(stage.effects.decision?.asked("D-11") == true)
    }
}
