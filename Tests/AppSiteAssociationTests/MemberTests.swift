// SPDX-License-Identifier: Apache-2.0

import AppClipTypes
import AppSiteAssociation
import Testing

/// B4: the file that a server writes for a host, with clips and apps.
struct MemberTests {
    private let clip = "ABCDE12345.com.example.Fruta.Clip"
    private let app = "ABCDE12345.com.example.Fruta"

    private func members(clip entries: [String], app own: [String]) throws
        -> SiteAssociation.Members
    {
        var members = SiteAssociation.Members()
        members.insert(
            (try AppIdentifier(clip), try entries.map { try AssociatedDomain($0) }),
            of: (try AppIdentifier(app), try own.map { try AssociatedDomain($0) }),
            on: try HostName("fruta.example")
        )
        return members
    }

    @Test func fileHasTheSectionsOfTheEntitlements() throws {
        let members = try members(
            clip: ["appclips:fruta.example", "webcredentials:fruta.example"],
            app: ["applinks:fruta.example", "webcredentials:fruta.example?mode=developer"]
        )
        let site = try SiteAssociation(json: SiteAssociation.file(naming: members))
        #expect(site.findings.isEmpty)
        #expect(site.clips.map(\.text) == [clip])
        let text = String(decoding: SiteAssociation.file(naming: members), as: UTF8.self)
        #expect(text.contains("\"appIDs\": [\n          \"\(app)\"\n        ]"))
        #expect(text.contains("\"webcredentials\""))
        let url = try LinkURL("https://fruta.example/any/page?x=1")
        #expect(LinkMatcher(site.links).decision(for: app, url) == .match)
    }

    // No team gets into the file of a host that its clip does not name.
    @Test func appAloneIsNotNamed() throws {
        let members = try members(
            clip: ["appclips:other.example"],
            app: ["applinks:fruta.example", "webcredentials:fruta.example"]
        )
        #expect(members == SiteAssociation.Members())
    }

    @Test func sectionsWithoutMembersAreAsBefore() throws {
        let members = try members(clip: ["appclips:*.example", "appclips:fruta.example"], app: [])
        #expect(
            SiteAssociation.file(naming: members)
                == SiteAssociation.file(naming: [try AppIdentifier(clip)])
        )
        let text = String(decoding: SiteAssociation.file(naming: members), as: UTF8.self)
        #expect(text.contains("\"details\": []") && !text.contains("webcredentials"))
    }
}
