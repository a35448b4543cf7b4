// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipDevice
import AppClipExperiences
import AppClipTypes
import AppSiteAssociation
import Testing

/// From an invocation to a running clip.
struct LaunchTests {
    /// D-12, D-25, O-21: the clip is downloaded with its card, and launched after the person
    /// agreed.
    @Test func firstInvocationDownloadsThenLaunches() throws {
        var stage = try Stage()
        let effects = try stage.invoke()
        #expect(effects.count == 3)
        #expect(effects.decision?.card != nil)
        #expect(effects[1] == .download(stage.clip))
        #expect(effects.notes != nil)
        #expect(stage.device.clips.isEmpty)
        try stage.handle(.card(.open))
        #expect(stage.effects.launch?.request.clip == stage.clip)
        try stage.handle(.leave)
        #expect(!(try stage.invoke()).contains(.download(stage.clip)))
    }

    /// D-25: a dismissed card launches nothing.
    @Test func dismissedCardLaunchesNothing() throws {
        var stage = try Stage()
        try stage.invoke()
        #expect(try stage.handle(.card(.dismiss)) == [.dismissCard])
        #expect(stage.device.clips.isEmpty)
        #expect(throws: DeviceError(code: .noCard, place: .event)) {
            try stage.handle(.card(.open))
        }
    }

    /// D-09, D-08: the payload's URL is that of the activity, unchanged.
    @Test(arguments: [InvocationSource.qrCode, .messages, .smartAppBanner, .nfcTag])
    func payloadHasTheURLOfTheActivity(_ source: InvocationSource) throws {
        var stage = try Stage()
        let launch = try stage.launch(source)
        #expect(launch.payload?.url.text == stage.scene.text)
        #expect(launch.request.activity?.webpageURL == launch.payload?.url)
        #expect(launch.request.activity?.activityType == UserActivity.browsingWeb)
    }

    /// D-20: a banner passes the URL of its page.
    @Test func bannerPassesTheURLOfItsPage() throws {
        var stage = try Stage { $0.use(.associatedWebsite) }
        stage.scene.text = "https://fruta.example/menu/lunch"
        let launch = try stage.launch(.smartAppBanner)
        #expect(launch.request.activity?.webpageURL.text == "https://fruta.example/menu/lunch")
    }

    /// D-10, D-11, D-14: if the full app is installed, no clip is downloaded or run; the app
    /// receives the activity.
    @Test func fullAppRunsInsteadOfTheClip() throws {
        var stage = try Stage()
        try stage.handle(.installApp(stage.app, .store))
        for source in [InvocationSource.qrCode, .messages, .smartAppBanner] {
            try stage.invoke(source)
            let activity = UserActivity(browsingTo: try InvocationURL(stage.scene.text))
            #expect(stage.effects.contains(.launchApp(stage.app, activity)))
            #expect(!stage.effects.contains(.download(stage.clip)))
            #expect(stage.effects.launch == nil)
        }
    }

    /// D-15, D-16: the first launch is cold; a launch from memory is warm; after the process ended,
    /// it is cold again.
    @Test func launchesColdAndWarm() throws {
        var stage = try Stage()
        #expect(try stage.launch().isWarm == false)
        try stage.handle(.leave)
        #expect(try stage.launch().isWarm)
        try stage.handle(.leave)
        try stage.handle(.endProcess(stage.clip))
        #expect(try stage.launch().isWarm == false)
    }

    /// D-15, D-16, D-17, D-18, E-28, X-10: the calls of each life cycle.
    @Test(arguments: [
        (LaunchCallback.LifeCycle.scenes, false, true, [LaunchCallback.sceneWillConnect]),
        (.scenes, true, true, [.sceneWillContinue, .sceneContinue]),
        (.scenes, false, false, [.sceneWillConnect]),
        (.scenes, true, false, []),
        (.appDelegate, false, true, [.didFinishLaunching, .applicationContinue]),
        (.appDelegate, true, true, [.applicationContinue]),
        (.appDelegate, false, false, [.didFinishLaunching]),
        (.swiftUI, false, true, [.onContinueUserActivity]),
        (.swiftUI, true, true, [.onContinueUserActivity]),
        (.swiftUI, true, false, []),
    ])
    func callbacks(
        _ lifeCycle: LaunchCallback.LifeCycle,
        _ isWarm: Bool,
        _ hasActivity: Bool,
        _ expected: [LaunchCallback]
    ) {
        let calls = LaunchCallback.calls(lifeCycle, isWarm: isWarm, hasActivity: hasActivity)
        #expect(calls == expected)
        // D-17: the activity is only looked for where it is.
        #expect(!LaunchCallback.didFinishLaunching.hasActivity)
        #expect(!LaunchCallback.sceneWillContinue.hasActivity)
        if hasActivity { #expect(calls.contains { $0.hasActivity }) }
    }

    /// D-21, O-22: App Library and Spotlight pass the latest URL.
    @Test(arguments: [Event.ReturnSource.appLibrary, .spotlight])
    func returnWithURL(_ way: Event.ReturnSource) throws {
        var stage = try Stage()
        try stage.launch()
        stage.scene.text = "https://fruta.example/menu?smoothie=kiwi"
        try stage.launch()
        try stage.handle(.leave)
        try stage.handle(.comeBack(to: stage.clip, by: way))
        #expect(stage.effects.launch?.request.activity?.webpageURL.text == stage.scene.text)
        #expect(stage.effects.decision?.reasons.last?.rule == "D-21")
    }

    /// D-22: App Switcher and notifications pass no URL and no payload.
    @Test func returnWithoutURL() throws {
        var stage = try Stage { $0.world.offers[0].clipTraits.requestsNotifications = true }
        try stage.launch()
        try stage.handle(.push(NotificationRequest(number: 4, title: "Ready"), to: stage.clip))
        try stage.handle(.leave)
        for way in [Event.ReturnSource.appSwitcher, .notification(4)] {
            try stage.handle(.comeBack(to: stage.clip, by: way))
            let launch = try #require(stage.effects.launch)
            #expect(launch.request.activity == nil)
            #expect(launch.payload == nil)
            #expect(stage.effects.decision?.reasons.last?.rule == "D-22")
        }
        #expect(throws: DeviceError(code: .unknownNotification(5), place: .event)) {
            try stage.handle(.comeBack(to: stage.clip, by: .notification(5)))
        }
    }

    /// D-21: a return by an invocation of the App Library is the same.
    @Test func returnAsInvocation() throws {
        var stage = try Stage()
        try stage.launch()
        try stage.handle(.leave)
        try stage.invoke(.appLibrary)
        #expect(stage.effects.launch?.isWarm == true)
        #expect(stage.effects.launch?.request.activity?.webpageURL.text == stage.scene.text)
    }

    /// D-24, E-47, O-36: another business has its own instance; the data is shared.
    @Test func eachBusinessHasItsOwnInstance() throws {
        var stage = try Stage()
        let first = try stage.launch()
        try stage.call(.write(file: "cart", [1, 2], in: .own))
        try stage.moveTo(8, "https://fruta.example/bakery")
        let second = try stage.launch()
        #expect(first.instance == .advanced(AdvancedExperience.ID(rawValue: 7)))
        #expect(second.instance == .advanced(AdvancedExperience.ID(rawValue: 8)))
        #expect(!second.isWarm)
        #expect(stage.device.clips[stage.clip]?.instances.count == 2)
        #expect(stage.device.container(.own, of: stage.asClip)?.files["cart"] == [1, 2])
    }

    /// D-56, C-48: clips are in the App Library and not on the Home Screen; apps are there.
    @Test func clipsAreNotOnTheHomeScreen() throws {
        var stage = try Stage()
        try stage.launch()
        #expect(stage.device.appLibrary == [stage.clip])
        #expect(stage.device.homeScreen.isEmpty)
        try stage.handle(.installApp(stage.app, .store))
        #expect(stage.device.appLibrary.isEmpty)
        #expect(stage.device.homeScreen == [stage.app])
    }

    /// D-65, O-27: the banner of the full app appears after a launch, opens the store page, and
    /// disappears.
    @Test func launchBannerDisappearsAfterSomeSeconds() throws {
        var stage = try Stage()
        try stage.launch()
        #expect(stage.effects.contains(.showLaunchBanner(stage.scene.app)))
        try stage.handle(.openStore(of: stage.clip, from: .launchBanner))
        #expect(stage.effects == [.openStore(stage.scene.app)])
        #expect(try stage.wait(4) == [])
        #expect(try stage.wait(1) == [.hideLaunchBanner])
        #expect(try stage.handle(.openStore(of: stage.clip, from: .launchBanner)) == [])
    }

    /// D-66, E-30, E-43, O-28: the card has the notes for which the bundle has keys; they start on,
    /// and a tap turns them off.
    @Test(arguments: [(false, false), (true, false), (false, true), (true, true)])
    func notesOfTheCard(_ notifications: Bool, _ location: Bool) throws {
        var stage = try Stage()
        stage.traits.requestsNotifications = notifications
        stage.traits.requestsLocationConfirmation = location
        try stage.invoke()
        #expect(stage.effects.notes?.notifications == (notifications ? true : nil))
        #expect(stage.effects.notes?.location == (location ? true : nil))
        try stage.handle(.card(.toggleNotifications))
        try stage.handle(.card(.toggleLocation))
        let notes = stage.device.screen.card?.notes
        #expect(notes?.notifications == (notifications ? false : nil))
        #expect(notes?.location == (location ? false : nil))
    }

    /// D-29, O-23: the preference for the page is remembered, for both page viewers.
    @Test func preferenceForThePageIsRemembered() throws {
        var stage = try Stage()
        try stage.invoke(.pageCard)
        try stage.handle(.card(.viewSite))
        #expect(stage.effects == [.dismissCard, .showClipBanner(stage.clip)])
        try stage.invoke(.pageCard)
        #expect(stage.effects.decision?.refusedBy == "D-29")
        #expect(stage.effects.contains(.showClipBanner(stage.clip)))
        var details = InvocationDetails()
        details.viewer = .safariViewController
        #expect(try stage.invoke(.pageCard, details: details).decision?.refusedBy == "D-29")
        try stage.handle(.clearWebsiteData)
        #expect(try stage.invoke(.pageCard).decision?.card != nil)
    }

    /// D-04: before iOS 15 a page shows only its banner.
    @Test func showsOnlyTheBannerBeforeIOS15() throws {
        var stage = try Stage(system: SystemVersion(14, 8))
        try stage.invoke(.pageCard)
        #expect(stage.effects.notes == nil)
        #expect(stage.effects.contains(.showClipBanner(stage.clip)))
    }

    /// D-35: where clips are forbidden, none can be returned to, and a card is dismissed.
    @Test func forbiddenClipsCannotBeReturnedTo() throws {
        var stage = try Stage()
        try stage.launch()
        try stage.invoke()
        #expect(try stage.handle(.change(.clipsForbidden(true))) == [.dismissCard])
        try stage.handle(.leave)
        try stage.handle(.comeBack(to: stage.clip, by: .appLibrary))
        #expect(stage.effects == [.refuse(try #require(stage.effects.refusal))])
        #expect(stage.effects.refusal?.rule == "D-35")
    }

    /// D-12: a clip that is removed while its card is shown is downloaded again.
    @Test func clipRemovedBeforeConsentIsDownloadedAgain() throws {
        var stage = try Stage()
        try stage.launch()
        try stage.handle(.leave)
        try stage.invoke()
        #expect(!stage.effects.contains(.download(stage.clip)))
        try stage.wait(31 * 86_400)
        try stage.handle(.card(.open))
        #expect(stage.effects.contains(.download(stage.clip)))
        #expect(stage.effects.launch?.isWarm == false)
    }

    /// E-26, E-27: only experiences, testers and returns launch a clip.
    @Test func onlyExperiencesLaunchClips() throws {
        #expect(!ClipFunction.openingByOthers.isAvailable(on: SystemVersion(26)))
        var stage = try Stage()
        stage.scene.world.advanced = nil
        stage.scene.world.offers[0].association = .failed(.clipNotInFile)
        for source in InvocationSource.allCases where source != .xcode {
            try stage.invoke(source)
            #expect(stage.effects.launch == nil, "\(source)")
            #expect(stage.effects.notes == nil, "\(source)")
        }
    }
}
