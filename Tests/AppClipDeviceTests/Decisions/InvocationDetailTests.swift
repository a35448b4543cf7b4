// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipDevice
import AppClipExperiences
import AppClipTypes
import AppSiteAssociation
import Testing

/// The circumstances of invocations that rules depend on.
struct InvocationDetailTests {
    private func decide(
        _ source: InvocationSource,
        _ change: (inout Scene, inout InvocationDetails) throws -> Void
    ) throws -> Decision {
        var scene = try Scene()
        scene.source = source
        var details = InvocationDetails()
        try change(&scene, &details)
        let invocation = Invocation(
            source: source,
            url: try InvocationURL(scene.text),
            time: Stage.morning,
            details: details
        )
        return Decision(about: invocation, on: scene.device, in: scene.world)
    }

    /// D-02, O-19: codes, tags and QR codes are physical, everything else is digital.
    @Test func codesAndTagsArePhysical() {
        let physical = InvocationSource.allCases.filter(\.isPhysical)
        #expect(physical == [.appClipCode, .nfcTag, .qrCode])
    }

    /// D-03: `SFSafariViewController` behaves like Safari, for banner and card.
    @Test(arguments: [InvocationSource.smartAppBanner, .pageCard])
    func pageViewersBehaveTheSame(_ source: InvocationSource) throws {
        let decisions = try InvocationDetails.PageViewer.allCases.map { viewer in
            try decide(source) { $1.viewer = viewer }
        }
        #expect(decisions[0].card != nil)
        #expect(decisions[0] == decisions[1])
    }

    /// D-05, O-16: only links in the text of a message start clips.
    @Test func linkInAttachmentStartsNothing() throws {
        let decision = try decide(.messages) { $1.message = .attachment }
        #expect(decision.refusal == Reason(code: .notInTextMessage, rule: "D-05"))
    }

    /// D-34: an SMS, before and after its rich link is loaded.
    @Test func richLinkOfAnSMSIsLoadedFirst() throws {
        let before = try decide(.messages) { $1.message = .sms }
        #expect(before.refusal == Reason(code: .richLinkNotLoaded, rule: "D-34"))
        #expect(try decide(.messages) { $1.message = .loadedSMS }.card != nil)
    }

    /// D-32: a page without the tag has an ordinary preview in Messages.
    @Test func previewInMessagesNeedsTheTag() throws {
        let decision = try decide(.messages) { scene, _ in scene.world.page = Page(bannerClip: nil)
        }
        #expect(decision.refusal == Reason(code: .noBannerTag, rule: "D-32"))
        #expect(
            try decide(.messages) { scene, _ in
                scene.world.page = Page(bannerClip: scene.clip.bundle, showsCard: true)
            }.card != nil
        )
    }

    /// D-27, B-33: the tag of the page is missing, or is for another clip.
    @Test func bannerNeedsTheTag() throws {
        let without = try decide(.smartAppBanner) { scene, _ in
            scene.world.page = Page(bannerClip: nil)
        }
        #expect(without.refusedBy == "D-27")
        let other = try decide(.smartAppBanner) { scene, _ in
            scene.world.page = Page(bannerClip: try BundleIdentifier("com.example.Other"))
        }
        #expect(other.refusedBy == "B-33")
    }

    /// D-30, B-30: the card appears without a tap only if the tag requests it.
    @Test func pageCardNeedsNoTap() throws {
        let card = try decide(.pageCard) { scene, _ in
            scene.world.page = Page(bannerClip: scene.clip.bundle, showsCard: true)
        }
        #expect(card.card != nil)
        let banner = try decide(.pageCard) { scene, _ in
            scene.world.page = Page(bannerClip: scene.clip.bundle, showsCard: false)
        }
        #expect(banner.refusedBy == "D-30")
    }

    /// D-35, B-29: without the app's number in the tag there is no banner for the app.
    @Test func appBannerNeedsTheAppsNumber() throws {
        for (number, hasBanner) in [(Int64(7) as Int64?, true), (nil, false)] {
            let decision = try decide(.smartAppBanner) { scene, _ in
                scene.device.areClipsForbidden = true
                scene.world.page = Page(bannerClip: scene.clip.bundle, storeNumber: number)
            }
            let app = try Scene().app.identifier
            #expect((decision.outcome == .appBanner(app)) == hasBanner)
            #expect(decision.refusedBy == "D-35")
        }
    }

    /// a code without a tag can be scanned, but not tapped.
    @Test(arguments: InvocationDetails.CodeContact.allCases)
    func codeWithoutTagCanOnlyBeScanned(_ contact: InvocationDetails.CodeContact) throws {
        let isScanned = contact == .camera || contact == .codeScanner
        for hasTag in [true, false] {
            let decision = try decide(.appClipCode) {
                $1.contact = contact
                $1.hasTag = hasTag
            }
            #expect((decision.card != nil) == (hasTag || isScanned))
        }
    }

    /// D-36: from iOS 17 on, any app can launch a clip, whatever its team.
    @Test(arguments: ["ABCDE12345.com.example.Own", "ZYXWV98765.com.example.Other"])
    func anyAppLaunchesAnothersClip(_ caller: String) throws {
        for source in [InvocationSource.otherAppPreview, .otherAppLink] {
            let decision = try decide(source) { scene, details in
                details.caller = try AppIdentifier(caller)
                scene.use(.defaultLink)
            }
            #expect(decision.card != nil)
        }
    }

    /// D-38, C-42, X-04: links and `open` start default links, and no advanced experience.
    @Test func directLinksStartOnlyDefaultLinks() throws {
        for (kind, isStarted) in [
            (ExperienceKind.defaultLink, true), (.associatedWebsite, true), (.advanced, false),
        ] {
            let decision = try decide(.otherAppLink) { scene, _ in scene.use(kind) }
            #expect((decision.card != nil) == isStarted)
        }
    }

    /// D-40, O-21: a tap on a rich preview shows the card, without opening the page.
    @Test func previewLeadsToTheCard() throws {
        let decision = try decide(.otherAppPreview) { _, _ in }
        #expect(decision.card?.consent().activity?.webpageURL.text == (try Scene().text))
    }

    /// D-37, D-39: metadata of default and advanced experiences, or else of the page.
    @Test func linkPresentationShowsTheClip() throws {
        func preview(_ change: (inout Scene) throws -> Void) throws -> LinkPreview {
            var scene = try Scene()
            try change(&scene)
            let url = try InvocationURL(scene.text)
            return LinkPreview(of: url, on: scene.device, in: scene.world, at: Stage.morning)
        }
        for kind in ExperienceKind.allCases {
            let shown = try preview { $0.use(kind) }
            let isClip = if case .clip = shown { true } else { false }
            #expect(isClip, "\(kind)")
        }
        let page = try preview { scene in
            scene.world.advanced = nil
            scene.world.offers = []
        }
        #expect(page == .page(try InvocationURL(try Scene().text)))
        let old = try preview { $0.device.system = SystemVersion(16, 6) }
        #expect(old == .page(try InvocationURL(try Scene().text)))
        let app = try Scene().app.identifier
        #expect(try preview { $0.device.installedApps = [app] } == .app(app))
    }

    /// D-68: a URL resolves to the same experience by a code and by a banner.
    @Test func prefixesMatchTheSameForAllSources() throws {
        let experiences = try [InvocationSource.qrCode, .smartAppBanner, .messages, .appClipCode]
            .map { source in try decide(source) { _, _ in }.card?.experience }
        #expect(Set(experiences) == [.advanced(AdvancedExperience.ID(rawValue: 7))])
    }

    /// C-57, O-18: a place is only suggested nearby.
    @Test func suggestionNeedsNearbyPlace() throws {
        for (latitude, isSuggested) in [(37.3, true), (37.3005, true), (37.31, false)] {
            let decision = try decide(.siriSuggestion) { scene, _ in
                scene.device.position = Place(latitude: latitude, longitude: -122)
            }
            #expect((decision.card != nil) == isSuggested)
        }
        let maps = try decide(.maps) { scene, _ in
            scene.device.position = Place(latitude: 40, longitude: -122)
        }
        #expect(maps.card != nil)
    }

    /// D-62, D-57, X-02: exactly 10 MB are allowed, a byte more is not.
    @Test(arguments: [(10 << 20, true), ((10 << 20) + 1, false)])
    func limitIsIncluded(_ bytes: Int, _ isAllowed: Bool) throws {
        let decision = try decide(.qrCode) { scene, _ in
            scene.world.offers[0].build = Build(
                clip: scene.clip,
                version: "1.0",
                minimumSystem: SystemVersion(14),
                size: ClipSize(bytes: bytes),
                associatedDomains: [],
                stage: .released
            )
        }
        #expect((decision.refusal == nil) == isAllowed)
    }
}
