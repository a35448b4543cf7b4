// SPDX-License-Identifier: Apache-2.0

import AppClipDevice
import AppClipExperiences
import AppClipTypes
import AppSiteAssociation
import Testing

/// The effect of a page's Smart App Banner tag on decisions.
struct PageTagTests {
    /// Returns a site with two clips of two apps, and a page whose tag names the second.
    private func sceneWithTwoClips(_ source: InvocationSource) throws -> (Scene, AppIdentifier) {
        var scene = try Scene()
        scene.source = source
        scene.world.advanced = nil
        let clip = try AppIdentifier("ABCDE12345.com.example.Juice.Clip")
        let app = App(
            identifier: try AppIdentifier("ABCDE12345.com.example.Juice"),
            name: "Juice",
            storeNumber: 8
        )
        var offer = scene.world.offers[0]
        offer.app = app
        offer.clip = Clip(identifier: clip, app: app.identifier)
        offer.build = Scene.build(of: clip)
        offer.defaultExperience = DefaultExperience(
            clip: clip,
            version: "1.0",
            card: CardMetadata(verb: .open, image: nil, texts: [:]),
            state: .published
        )
        scene.world.offers.append(offer)
        scene.world.page = Page(bannerClip: clip.bundle, showsCard: true, storeNumber: 8)
        return (scene, clip)
    }

    /// X-26, C-14: the page's tag selects one of several clips.
    @Test(arguments: [InvocationSource.smartAppBanner, .pageCard, .messages, .qrCode])
    func tagNamesTheClip(_ source: InvocationSource) throws {
        var (scene, clip) = try sceneWithTwoClips(source)
        #expect(try scene.decide().card?.clip == clip)
        // If the app of the selected clip is installed, the app opens.
        scene.device.installedApps = [scene.world.offers[1].app.identifier]
        #expect(try scene.decide().asked("D-10"))
        // Without a tag that names a clip of the site, it is the first one in the file.
        scene.world.page = nil
        #expect(try scene.decide().card?.clip == scene.clip)
    }

    /// O-39: an experience of another clip on the page's URL does not replace the clip of the tag.
    @Test func tagNamesAnotherClipThanTheExperience() throws {
        var (scene, clip) = try sceneWithTwoClips(.smartAppBanner)
        scene.world.advanced = try Scene().world.advanced
        #expect(try scene.decide().card?.clip == clip)
        // A code has no page, so the experience counts.
        scene.source = .qrCode
        #expect(try scene.decide().card?.clip == scene.clip)
    }

    /// B-33: the tag's `app-id` is the app's number in the store.
    @Test(arguments: [InvocationSource.smartAppBanner, .pageCard, .messages])
    func tagOfAnotherAppShowsNoClip(_ source: InvocationSource) throws {
        var (scene, clip) = try sceneWithTwoClips(source)
        #expect(try scene.decide().card?.clip == clip)
        scene.world.page?.storeNumber = 9
        let refusal = try scene.decide().refusal
        #expect(refusal == Reason(code: .bannerOfAnotherApp, rule: "B-33"))
        // Without a number there is no banner for the app, but one for the clip.
        scene.world.page?.storeNumber = nil
        #expect(try scene.decide().card?.clip == clip)
    }

    /// B-29, D-27: a page with only an `app-id` has the banner of the app.
    @Test func tagWithTheAppAloneShowsTheBannerOfTheApp() throws {
        var (scene, _) = try sceneWithTwoClips(.smartAppBanner)
        let app = scene.world.offers[1].app.identifier
        scene.world.page = Page(storeNumber: 8)
        #expect(try scene.decide().outcome == .appBanner(app))
        #expect(try scene.decide().refusedBy == "D-27")
        // The site need not be associated with any clip.
        let record = World.AppRecord(app: scene.world.offers[1].app)
        scene.world.offers = []
        scene.world.apps = [record]
        #expect(try scene.decide().outcome == .appBanner(app))
        // A number that no app in the store has shows no banner, and private windows show none at all.
        scene.world.page = Page(storeNumber: 9)
        #expect(try scene.decide().outcome == .webPage(InvocationURL(scene.text)))
        scene.world.page = Page(storeNumber: 8)
        scene.device.isPrivateBrowsing = true
        #expect(try scene.decide().outcome == .webPage(InvocationURL(scene.text)))
    }

    /// D-27, D-28: only Safari has private windows.
    @Test(arguments: [InvocationSource.smartAppBanner, .pageCard])
    func privateBrowsingIsSafaris(_ source: InvocationSource) throws {
        var (scene, clip) = try sceneWithTwoClips(source)
        scene.device.isPrivateBrowsing = true
        for viewer in InvocationDetails.PageViewer.allCases {
            var details = InvocationDetails()
            details.viewer = viewer
            let invocation = Invocation(
                source: source,
                url: try InvocationURL(scene.text),
                time: Stage.morning,
                details: details
            )
            let decision = Decision(about: invocation, on: scene.device, in: scene.world)
            #expect(decision.card?.clip == (viewer == .safari ? nil : clip))
            #expect(decision.refusedBy == (viewer == .safari ? "D-28" : nil))
        }
    }

    /// B-06, B-13: a file that could not be fetched is the cause, not a missing experience.
    @Test func unavailableFileIsTheCause() throws {
        var scene = try Scene()
        scene.world = World(unavailableFile: .timeout)
        let refusal = try scene.decide().refusal
        #expect(refusal == Reason(code: .notAssociated(.noFile(.timeout)), rule: "B-13"))
        scene.world = World()
        #expect(try scene.decide().refusedBy == "C-33")
    }
}
