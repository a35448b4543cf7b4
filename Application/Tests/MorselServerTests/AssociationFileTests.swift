// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppSiteAssociation
import AssociationVerification
import HTTPTypes
import MorselRegistry
import Testing

@testable import MorselServer

/// The association file of each host, the same for every client (feature B4).
struct AssociationFileTests {
    private static let address = "fruta.example\(SiteAssociation.path)"

    @Test func headersAllowCaching() async throws {
        let site = try await SampleSite()
        let response = try await site.get(Self.address)
        let headers = response.headers
        #expect(headers[.contentType] == "application/json")
        #expect(headers[.cacheControl] == "public, max-age=300")
        #expect(headers[.eTag] == response.bytes.entityTag)
        let time = try #require(headers[.lastModified].flatMap { HTTPDate.time(of: $0) })
        #expect(time <= .now)
        #expect(headers[.location] == nil)
    }

    @Test func unchangedFileIsNotSentAgain() async throws {
        let site = try await SampleSite()
        let first = try await site.get(Self.address)
        let headers = first.headers
        let tag = try #require(headers[.eTag])
        let date = try #require(headers[.lastModified])
        for known: HTTPFields in [
            [.ifNoneMatch: tag], [.ifModifiedSince: date],
            [.ifNoneMatch: tag, .ifModifiedSince: "Thu, 01 Jan 1970 00:00:00 GMT"],
        ] {
            let response = try await site.get(Self.address, headers: known)
            #expect(response.status == .notModified)
            #expect(response.headers[.lastModified] == date && response.headers[.eTag] == tag)
            #expect(response.bytes.isEmpty)
        }
        for unknown: HTTPFields in [
            [.ifNoneMatch: "\"x\""], [.ifModifiedSince: "Thu, 01 Jan 1970 00:00:00 GMT"],
            // The entity tag decides if both are given (RFC 9110, 13.2.2).
            [.ifNoneMatch: "\"x\"", .ifModifiedSince: date], [.ifModifiedSince: "yesterday"],
        ] {
            #expect(try await site.get(Self.address, headers: unknown).status == .ok)
        }
        // Another clip gives another file, with a later date, even within the same second.
        try await site.publish("salad", hosts: ["fruta.example"])
        for known: HTTPFields in [[.ifNoneMatch: tag], [.ifModifiedSince: date]] {
            #expect(try await site.get(Self.address, headers: known).status == .ok)
        }
    }

    @Test func headHasNoBody() async throws {
        let site = try await SampleSite()
        let got = try await site.get(Self.address)
        let head = try await site.get(Self.address, method: .head)
        #expect(head.headers[.contentLength] == "\(got.bytes.count)")
        #expect(head.headers[.eTag] == got.headers[.eTag])
        #expect(head.bytes.isEmpty)
    }

    // B-12: every client gets the same file.
    @Test(arguments: UserAgent.allCases) func allUserAgentsGetTheSameFile(_ agent: UserAgent)
        async throws
    {
        let site = try await SampleSite()
        let usual = try await site.get(Self.address)
        for _ in 0..<100 {
            let response = try await site.get(Self.address, headers: [.userAgent: agent.text])
            #expect(response.status == .ok)
            #expect(response.bytes == usual.bytes)
        }
    }

    // The path of the file is matched exactly; every other path is an invocation page.
    @Test(
        arguments: [
            "/\(SiteAssociation.path)", "\(SiteAssociation.path)/", "/.well-known", "/.well-known/",
            "/.well-known//apple-app-site-association", "/.well-known/other",
            "/.well-known/apple-app-site-association/x", "/.Well-Known/apple-app-site-association",
            "/.well-known%2Fapple-app-site-association",
            "/./.well-known/apple-app-site-association",
            "/x/..\(SiteAssociation.path)",
        ]
    )
    func otherPathsAreInvocationPages(_ path: String) async throws {
        let site = try await SampleSite()
        let response = try await site.get("fruta.example\(path)")
        #expect(response.status == .ok)
        #expect(response.headers[.contentType] == "text/html; charset=utf-8")
        #expect(response.text.contains("content=\"https://fruta.example\(path)\""))
    }

    // B-14: a host has its own file, not that of its parent domain.
    @Test func subdomainDoesNotInheritTheFile() async throws {
        let site = try await SampleSite()
        let other = try await site.get("www.fruta.example\(SiteAssociation.path)")
        #expect(other.status == .notFound)
    }

    @Test(
        arguments: [
            (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"), (0, "Thu, 01 Jan 1970 00:00:00 GMT"),
            (951_782_400, "Tue, 29 Feb 2000 00:00:00 GMT"),
            (4_102_444_799, "Thu, 31 Dec 2099 23:59:59 GMT"),
        ] as [(Int64, String)]
    )
    func datesAreWrittenAndRead(_ seconds: Int64, _ text: String) {
        let time = Timestamp(secondsSince1970: seconds)
        #expect(HTTPDate.text(of: time) == text)
        #expect(HTTPDate.time(of: text) == time)
    }

    @Test(arguments: [
        "", "Sun, 06 Nov 1994 08:49:37 UTC", "Mon, 06 Nov 1994 08:49:37 GMT",
        "Sun, 31 Feb 1994 08:49:37 GMT", "Sun, 06 Nov 1994 25:49:37 GMT",
        "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994",
        "Sun, 00 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1969 08:49:37 GMT",
    ])
    func otherDatesAreRejected(_ text: String) { #expect(HTTPDate.time(of: text) == nil) }

    @Test func writtenDatesAreReadBack() {
        for seconds in stride(from: Int64(0), to: 8_000_000_000, by: 7_654_321) {
            let time = Timestamp(secondsSince1970: seconds)
            #expect(HTTPDate.time(of: HTTPDate.text(of: time)) == time)
        }
    }
}
