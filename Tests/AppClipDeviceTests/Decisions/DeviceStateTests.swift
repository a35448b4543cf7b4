// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipDevice
import AppClipExperiences
import AppClipTypes
import AppSiteAssociation
import Testing

/// The effect of the device's state on decisions.
struct DeviceStateTests {
    /// D-10, A-73: the full app opens with the same activity.
    @Test(arguments: [InvocationSource.qrCode, .appClipCode, .messages, .smartAppBanner, .maps])
    func fullAppTakesOver(_ source: InvocationSource) throws {
        var scene = try Scene()
        scene.source = source
        let expected = try #require(try scene.decide().card?.activity)
        scene.device.installedApps = [scene.app.identifier]
        let decision = try scene.decide()
        #expect(decision.outcome == .app(scene.app.identifier, expected))
        #expect(decision.reasons.last == Reason(code: .appInstalled, rule: "D-10"))
    }

    /// D-10: the clip's own size or state does not matter to the full app.
    @Test func fullAppOpensWhateverTheStateOfTheClip() throws {
        var scene = try Scene()
        scene.device.installedApps = [scene.app.identifier]
        scene.world.offers[0].build = nil
        #expect(try scene.decide().refusal == nil)
        scene.device.installedApps = [scene.clip]
        #expect(try scene.decide().refusedBy == "C-29")
    }

    /// D-27: each condition of the banner is required.
    @Test func bannerNeedsAllConditions() throws {
        func refusal(_ change: (inout Scene) throws -> Void) throws -> String? {
            var scene = try Scene()
            scene.source = .smartAppBanner
            scene.use(.associatedWebsite)
            try change(&scene)
            return try scene.decide().refusedBy
        }
        #expect(try refusal { _ in } == nil)
        #expect(
            try refusal { $0.world.offers[0].association = .failed(.clipNotInFile) } == "B-13"
        )
        #expect(try refusal { $0.world.offers[0].defaultExperience = nil } == "C-01")
        #expect(
            try refusal { $0.world.offers[0].build = Scene.build(of: $0.clip, stage: .approved) }
                == "C-52"
        )
        #expect(try refusal { $0.device.isPrivateBrowsing = true } == "D-28")
    }

    /// D-28: Private Browsing hides the banner and the card of a page, and affects nothing else.
    @Test func privateBrowsingAffectsOnlyPages() throws {
        var scene = try Scene()
        scene.device.isPrivateBrowsing = true
        #expect(try scene.decide().card != nil)
        scene.source = .pageCard
        #expect(try scene.decide().refusedBy == "D-28")
    }

    /// D-29: a dismissed card stays dismissed on this site; the banner remains.
    @Test func dismissedCardStaysDismissed() throws {
        var scene = try Scene()
        scene.device.hostsWithoutPageCard = [try HostName("fruta.example")]
        scene.source = .pageCard
        #expect(try scene.decide().refusedBy == "D-29")
        scene.source = .smartAppBanner
        #expect(try scene.decide().card != nil)
        scene.device.hostsWithoutPageCard = [try HostName("other.example")]
        scene.source = .pageCard
        #expect(try scene.decide().card != nil)
    }

    /// D-33: a link in Messages needs a sender in Contacts.
    @Test func messagesNeedSenderInContacts() throws {
        var scene = try Scene()
        scene.device.isMessageSenderKnown = false
        #expect(try scene.decide().card != nil)
        scene.source = .messages
        #expect(try scene.decide().refusedBy == "D-33")
    }

    /// D-35, B-29: if clips are unavailable, the banner is for the app, and other links open a page.
    @Test func bannerFallsBackToTheApp() throws {
        for change in [
            { (device: inout DeviceState) in device.areClipsForbidden = true },
            { $0.system = SystemVersion(13, 7) },
        ] {
            var scene = try Scene()
            change(&scene.device)
            let page = Decision.Outcome.webPage(try InvocationURL(scene.text))
            #expect(try scene.decide().outcome == page)
            scene.source = .smartAppBanner
            #expect(try scene.decide().outcome == .appBanner(scene.app.identifier))
            #expect(try scene.decide().refusedBy == "D-35")
        }
    }

    /// C-52, X-09: an approved build is not released yet.
    @Test(arguments: [Build.Stage.inReview, .approved])
    func unreleasedClipIsNotShown(_ stage: Build.Stage) throws {
        var scene = try Scene()
        scene.world.offers[0].build = Scene.build(of: scene.clip, stage: stage)
        #expect(try scene.decide().refusal == Reason(code: .notReleased, rule: "C-52"))
    }

    /// D-54: a clip for newer systems does not run on an older one.
    @Test func clipNeedsItsMinimumSystem() throws {
        var scene = try Scene()
        scene.device.system = SystemVersion(15)
        scene.world.offers[0].build = Scene.build(of: scene.clip, minimumSystem: SystemVersion(16))
        #expect(try scene.decide().refusedBy == "D-54")
    }

    /// C-47: testers see no card, and need no released version.
    @Test func testFlightShowsNoCard() throws {
        var scene = try Scene()
        scene.source = .testFlight
        scene.world.offers[0].build = Scene.build(of: scene.clip, stage: .inReview)
        #expect(try scene.decide().launch?.activity?.webpageURL.text == scene.text)
        #expect(try scene.decide().asked("C-47"))
    }

    /// D-41: a run from Xcode launches the clip at once, associated or not.
    @Test func xcodeLaunchesAtOnce() throws {
        var scene = try Scene()
        scene.source = .xcode
        scene.world.offers[0].association = .failed(.clipNotInFile)
        scene.world.offers[0].build = nil
        #expect(try scene.decide().launch?.activity?.webpageURL.text == scene.text)
        #expect(try scene.decide().asked("D-41"))
    }

    /// D-21, D-22, O-22: returns, with the latest URL or without a URL.
    @Test(arguments: [
        (InvocationSource.appLibrary, "D-21", true), (.notification, "D-22", false),
        (.appSwitcher, "D-22", false),
    ])
    func returnsWithOrWithoutURL(_ source: InvocationSource, _ rule: String, _ hasURL: Bool) throws
    {
        var scene = try Scene()
        scene.source = source
        #expect(try scene.decide().refusal == Reason(code: .neverLaunched, rule: "D-21"))
        let latest = try InvocationURL("https://fruta.example/menu?smoothie=kiwi")
        scene.device.latestLaunches = [scene.clip: latest]
        let request = try #require(try scene.decide().launch)
        #expect(request.activity?.webpageURL == (hasURL ? latest : nil))
        #expect(try scene.decide().reasons.last?.rule.text == rule)
    }

    /// D-21: Spotlight uses the URL of the latest launch.
    @Test func spotlightUsesTheLatestURL() throws {
        var scene = try Scene()
        scene.source = .spotlight
        #expect(try scene.decide().card?.activity.webpageURL.text == scene.text)
        let latest = try InvocationURL("https://fruta.example/menu?smoothie=kiwi")
        scene.device.latestLaunches = [scene.clip: latest]
        #expect(try scene.decide().card?.activity.webpageURL == latest)
    }

    /// D-01: every source has an outcome, on every system, for every kind.
    @Test func everyInvocationHasAnOutcome() throws {
        for source in InvocationSource.allCases {
            for kind in ExperienceKind.allCases {
                for system in ["13", "14", "14.3", "15", "15.4", "16", "16.4", "17"] {
                    var scene = try Scene()
                    scene.source = source
                    scene.use(kind)
                    scene.device.system = try #require(SystemVersion(system))
                    let decision = try scene.decide()
                    #expect(!decision.reasons.isEmpty)
                    if decision.refusal == nil {
                        #expect(decision.card != nil || decision.launch != nil)
                    }
                }
            }
        }
    }
}
