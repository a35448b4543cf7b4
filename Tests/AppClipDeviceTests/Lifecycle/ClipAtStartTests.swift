// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipDevice
import AppClipExperiences
import AppClipTypes
import AppSiteAssociation
import Testing

/// Clips that are on the device from the start, with their builds, and runs from Xcode.
struct ClipAtStartTests {
    private func stage(_ signing: Signing, version: String?) throws -> Stage {
        try Stage { scene in
            scene.device.cachedClips[scene.clip] = CachedClip(
                app: scene.app,
                signing: signing,
                version: version
            )
        }
    }

    /// D-12, O-38: a clip on the device is downloaded again only if the store has another build.
    @Test func newBuildIsDownloaded() throws {
        var stage = try stage(.store, version: "1.0")
        #expect(!(try stage.invoke()).contains(.download(stage.clip)))
        try stage.handle(.card(.open))
        #expect(stage.device.state.cachedClips[stage.clip]?.version == "1.0")

        stage.scene.world.offers[0].build = Build(
            clip: stage.clip,
            version: "1.1",
            minimumSystem: SystemVersion(14),
            size: .megabytes(5),
            associatedDomains: [],
            stage: .released
        )
        // A return runs the installed build.
        try stage.handle(.leave)
        try stage.handle(.comeBack(to: stage.clip, by: .appLibrary))
        #expect(stage.device.state.cachedClips[stage.clip]?.version == "1.0")
        #expect(try stage.invoke().contains(.download(stage.clip)))
        try stage.handle(.card(.open))
        #expect(stage.device.state.cachedClips[stage.clip]?.version == "1.1")
    }

    /// D-44, D-49: a local experience launches a clip that was there from the start, unless it is from the store.
    @Test(arguments: Signing.allCases)
    func localExperienceFindsTheClip(_ signing: Signing) throws {
        var stage = try stage(signing, version: nil)
        let local = LocalExperience(
            url: try RegisteredURL(InvocationURL("https://fruta.example/menu")),
            clip: stage.clip.bundle,
            title: "Local",
            subtitle: ""
        )
        try stage.handle(.addLocalExperience(local))
        try stage.invoke()
        #expect(
            (stage.device.screen.card?.presentation.experience == .local) == (signing != .store)
        )
    }

    /// E-01: a clip that was there from the start is removed like any other.
    @Test func unusedClipIsRemoved() throws {
        var stage = try stage(.store, version: nil)
        let effects = try stage.wait(31 * 86_400)
        #expect(effects.contains(.removeClip(stage.clip, .disuse)))
    }

    /// D-11: a clip beside its app is refused.
    @Test func clipBesideItsAppIsRefused() throws {
        let clip = try Scene().clip
        #expect(throws: DeviceError(code: .clipBesideApp(clip), place: .state)) {
            try Stage { scene in
                scene.device.cachedClips[scene.clip] = CachedClip(app: scene.app, signing: .store)
                scene.device.installedApps = [scene.app.identifier]
            }
        }
    }

    /// D-41: Xcode runs the clip of its scheme, whatever clip the URL belongs to.
    @Test func xcodeRunsTheClipOfItsScheme() throws {
        var stage = try Stage()
        let other = try AppIdentifier("ABCDE12345.com.example.Juice.Clip")
        var offer = stage.scene.world.offers[0]
        offer.app = App(
            identifier: try AppIdentifier("ABCDE12345.com.example.Juice"),
            name: "Juice"
        )
        offer.clip = Clip(identifier: other, app: offer.app.identifier)
        offer.build = nil
        offer.defaultExperience = nil
        offer.association = .failed(.hostNotInEntitlement)
        stage.scene.world.offers.append(offer)
        var details = InvocationDetails()
        details.clip = other
        let launch = try #require(try stage.invoke(.xcode, details: details).launch)
        #expect(launch.request.clip == other)
        #expect(launch.request.activity?.webpageURL.text == stage.scene.text)
        #expect(launch.instance == .standard)
    }

    /// D-35, D-41: a run from Xcode with the app installed opens the app, forbidden clips or not.
    @Test func xcodeOpensTheApp() throws {
        var stage = try Stage { $0.device.areClipsForbidden = true }
        #expect(try stage.invoke(.xcode).launch == nil)
        try stage.handle(.installApp(stage.app, .development))
        #expect(try stage.invoke(.xcode).decision?.asked("D-11") == true)
    }

    /// C-33: text that is not an `https` URL is not handled by clips.
    @Test func otherTextsAreLeftToTheSystem() throws {
        var stage = try Stage()
        let effects = try stage.handle(.open("WIFI:S:Fruta;;"))
        #expect(effects.refusal == Reason(code: .notInvocationURL, rule: "C-33"))
        #expect(effects.last == .openElsewhere("WIFI:S:Fruta;;"))
    }

    /// B-32, D-37, O-16: the image of a preview is that of the page.
    @Test func previewsShowTheImageOfThePage() throws {
        var scene = try Scene()
        scene.world.page = Page(bannerClip: scene.clip.bundle, previewImage: "menu.jpg")
        for source in [InvocationSource.otherAppPreview, .messages] {
            let preview = LinkPreview(
                of: try InvocationURL(scene.text),
                on: scene.device,
                in: scene.world,
                at: Stage.morning,
                for: source
            )
            #expect(preview.title == "Menu")
            #expect(preview.image(of: scene.world.page) == "menu.jpg")
            #expect(preview.image(of: Page(bannerClip: scene.clip.bundle)) == nil)
        }
        scene.use(.demoLink)
        let limited = LinkPreview(
            of: try InvocationURL(scene.text),
            on: scene.device,
            in: scene.world,
            at: Stage.morning,
            for: .messages
        )
        #expect(limited.image(of: scene.world.page) == nil)
    }
}
