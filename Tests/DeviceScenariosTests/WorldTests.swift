// SPDX-License-Identifier: Apache-2.0

import AppClipDevice
import AppClipExperiences
import AppClipTypes
import AppSiteAssociation
import DeviceScenarios
import Testing

/// The construction of the world of a URL.
struct WorldTests {
    /// C-16, C-14, C-07, A-26: by experience, by website, by generated link, and without any.
    @Test(arguments: [
        ("https://fruta.example/menu?x=1", true, 1), ("https://fruta.example/other", false, 1),
        ("https://appclip.apple.com/id?p=com.example.fruta.Clip", false, 1),
        ("https://appclip.apple.com/d/fruta", false, 1),
        ("https://appclip.apple.com/d/other", false, 0), ("https://nobody.example/", false, 0),
    ])
    func offersTheClipsThatAURLResolvesTo(_ text: String, hasExperience: Bool, offers: Int) throws {
        let world = try Fruta().world.world(about: try InvocationURL(text))
        #expect((world.advanced != nil) == hasExperience)
        #expect(world.offers.count == offers)
    }

    /// B-01: a host named by an entitlement is served automatically, others are unreachable.
    @Test func servesHostsNamedByEntitlements() throws {
        let fruta = try Fruta()
        let host = try HostName("fruta.example")
        guard case .read(let site) = fruta.world.file(of: host) else {
            Issue.record("The file is missing.")
            return
        }
        #expect(site.clips == [fruta.clip])
        let other = try HostName("other.example")
        #expect(fruta.world.file(of: other) == .unavailable(.cannotReachFile))
        let silent = try Fruta(sites: [host: .unavailable(.timeout)])
        let offer = try #require(silent.world.world(about: silent.menu).offers.first)
        #expect(offer.association == .failed(.noFile(.timeout)))
    }

    /// C-33: a deactivated experience is reported separately from published ones.
    @Test func separatesDeactivatedFromPublishedExperiences() throws {
        let fruta = try Fruta(state: .deactivated)
        let world = fruta.world.world(about: fruta.menu)
        #expect(world.advanced == nil)
        #expect(world.deactivated?.id.rawValue == 7)
    }

    /// A clip that both the experience and the association file name is offered once.
    @Test func offersEachClipOnce() throws {
        let fruta = try Fruta()
        let record = fruta.world.clips[0]
        let world = World(
            about: fruta.menu,
            advanced: fruta.world.experiences[0],
            deactivated: nil,
            clips: [record, record],
            file: fruta.world.file(of: fruta.menu.host),
            linkHosts: []
        )
        #expect(world.offers.count == 1)
        let candidates = CandidateClips(
            for: fruta.menu,
            advanced: fruta.world.experiences[0],
            file: fruta.world.file(of: fruta.menu.host),
            linkHosts: []
        )
        #expect(candidates.identifiers == [fruta.clip, fruta.clip])
        #expect(candidates.link == nil)
    }
}
