// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipTypes
import AppSiteAssociation
import AssociationVerification
import Foundation
import PageMetadata
import SiteDiagnosis
import Testing

@testable import FindingReports

/// Reports about association files, sites and their pages (B1, B2, B5, B6).
@Suite struct AssociationReportTests {
    private static let app = "ABCDE12345.com.example.fruta"
    private static let clip = "ABCDE12345.com.example.fruta.Clip"

    private static func site(_ components: String, defaults: String = "") throws -> SiteAssociation
    {
        let links = """
            {"applinks": {"defaults": {\(defaults)}, "details": [{"appID": "\(app)",
             "components": [\(components)]}]}}
            """
        return try SiteAssociation(json: Array(links.utf8))
    }

    // MARK: Differences and explanations

    @Test func aChangedRule() throws {
        let old = try Self.site(#"{"/": "/buy/*", "comment": "äshop"}"#)
        let new = try Self.site(#"{"/": "/kauf/*", "comment": "äshop"}"#)
        let reports = old.differences(to: new).map { DifferenceReport($0) }
        #expect(reports.map(\.kind) == ["rules"])
        #expect(
            reports.flatMap(\.lines) == [
                "~ applinks: \(Self.app)",
                "  - /buy/* (applinks.details[0].components[0], line 2) “äshop”",
                "  + /kauf/* (applinks.details[0].components[0], line 2) “äshop”",
            ]
        )
        #expect(old.differences(to: old).isEmpty)
    }

    // B-37: for a rule that inherits its value, the difference states the inherited value.
    @Test func inheritedValuesAreNamed() throws {
        let old = try Self.site(##"{"#": "top"}"##, defaults: #""/": "/buy/*""#)
        let new = try Self.site(
            ##"{"#": "top"}"##,
            defaults: #""/": "/buy/*", "exclude": true, "?": {"id": "??"}"#
        )
        let place = "(applinks.details[0].components[0], line 2; inherits"
        #expect(
            old.differences(to: new).flatMap { DifferenceReport($0).lines } == [
                "~ applinks: \(Self.app)", "  - /buy/* \(place) '/' '/buy/*')",
                "  + /buy/* \(place) '/' '/buy/*', '?' id='??', 'exclude' true)",
            ]
        )
    }

    @Test func anExplanationNamesTheNearestRule() throws {
        let site = try Self.site(#"{"/": "/a/*"}, {"/": "/buy/*", "?": {"id": "1"}}"#)
        let matcher = LinkMatcher(site.links, host: "fruta.example")
        let url = try LinkURL("https://fruta.example/buy/1?id=2")
        let report = ExplanationReport(
            matcher.explanation(for: Self.app, url, clips: site.clips),
            app: Self.app
        )
        #expect(report.decision == "no_match" && report.nearest == 1)
        #expect(report.rules.map(\.fits) == [false, false])
        #expect(report.rules[1].comparisons.map(\.part) == ["path", "query item 'id'"])
        #expect(report.reason.hasPrefix("No rule matches. The closest is"))
    }

    // MARK: Both sides

    @Test(arguments: [
        (["appclips:fruta.example"], "verified"), (["appclips:other.example"], "not associated"),
    ])
    func aClipAndItsHost(entries: [String], verdict: String) throws {
        let file = #"{"appclips": {"apps": ["\#(Self.clip)"]}}"#
        let host = try HostName("fruta.example")
        let check = AssociationCheck(
            clip: .init(identifier: try AppIdentifier(Self.clip), entitlement: entries),
            app: nil,
            host: host,
            file: .read(try SiteAssociation(json: Array(file.utf8)))
        )
        let report = AssociationCheckReport(check, host: host, clip: Self.clip)
        #expect(report.lines.first == "\(verdict)  \(Self.clip)  fruta.example")
        #expect(report.lines.count == 1 + check.findings.count + check.notes.count)
        let json = String(decoding: try JSONEncoder().encode(report), as: UTF8.self)
        #expect(json.contains("\"verified\":\(verdict == "verified")"))
        #expect(!json.contains("lines"))
    }

    // MARK: Sites

    @Test func aDomainThatDoesNotResolve() throws {
        let host = try HostName("fruta.example")
        let check = FileCheck(fault: .notResolved(isTemporary: false))
        let time = Timestamp(secondsSince1970: 86_400)
        let report = DomainReport(host, check, nil, nil, at: time)
        #expect(!report.isGood)
        let lines = report.text.split(separator: "\n").map(String.init)
        #expect(lines.first == "fruta.example: problems found")
        #expect(lines.contains("  The host name does not resolve. Check its DNS records."))
        #expect(lines[1].hasSuffix("  1970-01-02T00:00:00Z"))
        #expect(!report.text.contains("cache status"))
    }

    @Test func aDiagnosisHasARowForEachCheck() throws {
        let clip = try AppIdentifier(Self.clip)
        let facts = DiagnosisFacts(
            registration: .nothing,
            publication: .released(clip),
            association: .named([clip]),
            code: .tooLong(bits: 140, limit: 128),
            banner: .names(clip.bundle)
        )
        let report = DiagnosisReport(
            DiagnosisResult(
                url: try InvocationURL("https://fruta.example/menu"),
                diagnosis: Diagnosis(of: facts),
                isHosted: false,
                check: nil,
                cache: nil,
                debug: nil
            )
        )
        #expect(report.checks.map(\.verdict).count == 5)
        let text = report.text
        #expect(text.hasPrefix("https://fruta.example/menu\n"))
        #expect(text.contains("  passed  App Clip published: "))
        // Only a check that did not pass has advice.
        for check in report.checks {
            #expect((check.help == nil) == (check.verdict == "passed"), "\(check.title)")
        }
    }

    // MARK: Pages

    @Test func aPageAndItsFindings() throws {
        let html = """
            <head>
            <meta name="apple-itunes-app" content="app-id=1, app-clip-bundle-id=com.example.Clip">
            </head>
            """
        let tags = PageTags(html: Array(html.utf8))
        let findings = tags.findings(clip: try BundleIdentifier("com.example.Other"))
        let report = PageReport("index.html", tags, findings)
        #expect(report.clip == "com.example.Clip" && report.appID == "1")
        #expect(report.lines.first == "app-id=1, app-clip-bundle-id=com.example.Clip")
        #expect(
            report.lines.contains {
                $0.hasPrefix(
                    "index.html:2: error: The banner tag is for another clip: 'com.example.Clip'."
                )
            }
        )
        #expect(report.lines.count == 1 + findings.count)
    }
}
