// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipTypes
import AppSiteAssociation
import Testing

/// B2: for a file, an app, a clip and a domain: verified, or the missing part on either side.
struct AssociationCheckTests {
    private typealias Finding = AssociationCheck.Finding

    private func check(
        clip: [String] = ["appclips:fruta.example"],
        app: [String]? = ["appclips:fruta.example"],
        clipIdentifier: String = "ABCDE12345.com.example.fruta.Clip",
        host: String = "fruta.example",
        file: String = "\"ABCDE12345.com.example.fruta.Clip\", \"ABCDE12345.com.example.fruta\""
    ) throws -> AssociationCheck {
        let text = "{\"applinks\": {}, \"appclips\": {\"apps\": [\(file)]}}"
        return AssociationCheck(
            clip: AssociationCheck.Target(
                identifier: try AppIdentifier(clipIdentifier),
                entitlement: clip
            ),
            app: try app.map {
                AssociationCheck.Target(
                    identifier: try AppIdentifier("ABCDE12345.com.example.fruta"),
                    entitlement: $0
                )
            },
            host: try HostName(host),
            file: .read(try SiteAssociation(json: Array(text.utf8)))
        )
    }

    @Test func everythingAgrees() throws {
        let check = try check()
        #expect(check.findings.isEmpty && check.notes.isEmpty)
        #expect(check.status == .verified)
    }

    /// B-01, B-02, X-07: the domain has to be in both entitlements.
    @Test func domainInBothEntitlements() throws {
        let clip = try check(clip: ["applinks:fruta.example"])
        #expect(clip.findings == [.hostNotInEntitlement(of: .clip)])
        #expect(clip.findings.map(\.rule) == ["B-01"])
        #expect(clip.findings.map(\.domainStatus) == [.entitlementMissingSection])
        let app = try check(app: [])
        #expect(app.findings == [.hostNotInEntitlement(of: .app)])
        #expect(app.findings.map(\.rule) == ["B-02"])
        // The device only checks the clip's side.
        #expect(app.status == .verified)
        #expect(try self.check(app: nil).findings.isEmpty)
    }

    /// B-03: the entitlement in the code signature counts, not the one in the project.
    @Test func signatureCounts() throws {
        func entitlements(_ entry: String) throws -> Entitlements {
            let key = Entitlements.domainsKey
            let text = """
                <plist><dict><key>application-identifier</key>
                <string>ABCDE12345.com.example.fruta.Clip</string>
                <key>\(key)</key><array><string>\(entry)</string></array></dict></plist>
                """
            return try Entitlements(plist: Array(text.utf8))
        }
        let project = try entitlements("appclips:fruta.example")
        let signed = try entitlements("appclips:old.example")
        #expect(signed.applicationIdentifier == "ABCDE12345.com.example.fruta.Clip")
        #expect(try check(clip: project.associatedDomains).findings.isEmpty)
        #expect(
            try check(clip: signed.associatedDomains).findings == [.hostNotInEntitlement(of: .clip)]
        )
    }

    /// B-04: entries with syntax errors, by their position.
    @Test func entriesWithSyntaxErrors() throws {
        let check = try check(clip: [
            "appclips:https://fruta.example/", "appclips:fruta.example", "x:y",
        ])
        #expect(
            check.findings == [
                .entry(
                    .host(.character),
                    of: .clip,
                    entry: 0,
                    text: "appclips:https://fruta.example/"
                ), .entry(.unknownService, of: .clip, entry: 2, text: "x:y"),
            ]
        )
        #expect(
            check.findings.map(\.domainStatus)
                == [.entitlementSyntaxError, .entitlementUnhandledSection]
        )
    }

    /// B-08: the identifier that the file lists instead of the clip's.
    @Test(arguments: [
        ("", AssociationCheck.Finding.fileWithoutClips),
        ("\"ABCDE12345.com.example.fruta\"", .fileNamesAppOnly),
        ("\"ZZZZZ12345.com.example.fruta.Clip\"", .fileNamesOtherPrefix("ZZZZZ12345")),
        ("\"ABCDE12345.com.example.other.Clip\"", .clipNotInFile),
        ("\"com.example.fruta.Clip\"", .fileNamesWithoutPrefix),
        ("\"ABCDE12345.com.example.x\", \"com.example.fruta.Clip\"", .fileNamesWithoutPrefix),
        ("\"com.example.other.Clip\"", .fileWithoutClips),
    ])
    func clipIsNotListed(_ file: String, _ finding: AssociationCheck.Finding) throws {
        let check = try check(file: file)
        #expect(check.findings == [finding])
        #expect(check.status != .verified)
    }

    /// B-08: texts that are taken for a bundle identifier without a team's prefix.
    @Test(arguments: [
        ("com.example.fruta.Clip", true), ("de.a-b.Clip", true), ("a.b", true),
        ("ABCDE12345.com.example", false), ("ABCDE.com.example", false),
        ("abcde12345.com.example", false), ("com", false), ("com..example", false), ("", false),
    ])
    func missingPrefix(_ text: String, _ lacksPrefix: Bool) throws {
        #expect(AppIdentifier.lacksPrefix(text) == lacksPrefix)
        let file =
            "{\"appclips\": {\"apps\": [\"\(text)\"]}, \"webcredentials\": {\"apps\": [\"a.b\"]}}"
        let site = try SiteAssociation(json: Array(file.utf8))
        let expected = lacksPrefix ? [text] : []
        #expect(site.clipsWithoutPrefix.map(\.text) == expected)
    }

    /// X-08, B-11: the file must list the app only if it reads codes with ARKit.
    @Test func appNeedNotBeListed() throws {
        let check = try check(file: "\"ABCDE12345.com.example.fruta.Clip\"")
        #expect(check.findings.isEmpty)
        #expect(check.notes == [.appNotInFile])
    }

    /// B-14: a subdomain needs its own entry or a wildcard, which does not match the domain itself.
    @Test func subdomains() throws {
        #expect(
            try check(host: "www.fruta.example").findings
                == [.hostNotInEntitlement(of: .clip), .hostNotInEntitlement(of: .app)]
        )
        let wildcard = ["appclips:*.fruta.example?mode=developer"]
        let check = try check(clip: wildcard, app: wildcard, host: "www.fruta.example")
        #expect(check.findings.isEmpty)
        #expect(
            check.notes == [
                .wildcard(of: .clip), .mode(.developer, of: .clip), .wildcard(of: .app),
                .mode(.developer, of: .app),
            ]
        )
        #expect(try self.check(clip: wildcard).findings == [.hostNotInEntitlement(of: .clip)])
    }

    /// G-03, B-34: the clip's identifier begins with that of the app; its end is arbitrary.
    @Test func identifiers() throws {
        let other = "ABCDE12345.com.example.Clip"
        #expect(
            try check(clipIdentifier: other, file: "\"\(other)\"").findings
                == [.identifierNotBelowApp]
        )
        let free = "ABCDE12345.com.example.fruta.AppClip"
        #expect(try check(clipIdentifier: free, file: "\"\(free)\"").findings.isEmpty)
    }

    /// B-06, B-07, B-20: there is no file, or it is not JSON.
    @Test func noFile() throws {
        let clip = AssociationCheck.Target(
            identifier: try AppIdentifier("ABCDE12345.a.Clip"),
            entitlement: ["appclips:fruta.example"]
        )
        let host = try HostName("fruta.example")
        let missing = AssociationCheck(
            clip: clip,
            app: nil,
            host: host,
            file: .unavailable(.badHTTPResponse)
        )
        #expect(missing.findings == [.noFile(.badHTTPResponse)])
        #expect(missing.findings.map(\.domainStatus) == [.badHTTPResponse])
        let error = try #require(throws: JSONError.self) { try SiteAssociation(json: [0x7B]) }
        let broken = AssociationCheck(clip: clip, app: nil, host: host, file: .notJSON(error))
        #expect(broken.findings == [.fileNotJSON(error)])
        #expect(broken.findings.map(\.domainStatus) == [.badJSONContent])
    }

    /// B-05, B-15, B-17, B-26, C6: a row for each host that is needed or named, including both hosts of a short URL and
    /// its target; B-21, B-22: the default link alone needs none.
    @Test func rows() throws {
        let clip = AssociationCheck.Target(
            identifier: try AppIdentifier("ABCDE12345.a.Clip"),
            entitlement: ["appclips:b.example", "appclips:c.example", "applinks:d.example"]
        )
        let site = try SiteAssociation(
            json: Array("{\"appclips\": {\"apps\": [\"ABCDE12345.a.Clip\"]}}".utf8)
        )
        let needed = try ["a.example", "b.example"].map { try HostName($0) }
        let rows = AssociationCheck.rows(clip: clip, app: nil, hosts: needed) { host in
            host.text == "c.example" ? .unavailable(.dnsError) : .read(site)
        }
        #expect(rows.map(\.host.text) == ["a.example", "b.example", "c.example"])
        #expect(
            rows.map(\.check.findings) == [
                [.hostNotInEntitlement(of: .clip)], [], [.noFile(.dnsError)],
            ]
        )
        let bare = AssociationCheck.Target(identifier: clip.identifier, entitlement: [])
        #expect(
            AssociationCheck.rows(clip: bare, app: nil, hosts: []) { _ in .read(site) }.isEmpty
        )
    }
}
