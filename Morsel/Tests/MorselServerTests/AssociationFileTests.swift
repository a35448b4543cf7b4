import AppClipDevice
import AppClipTypes
import AppSiteAssociation
import AssociationVerification
import HTTPTypes
import Hummingbird
import MorselRegistry
import Testing

@testable import MorselServer

/// The association file of each host, for everybody who asks (feature B4).
struct AssociationFileTests {
    private static let address = "fruta.example\(SiteAssociation.path)"

    private func ask(
        _ site: SampleSite,
        _ headers: HTTPFields,
        method: HTTPRequest.Method = .get
    ) async -> Answer {
        var head = HTTPRequest(
            method: method,
            scheme: "https",
            authority: "fruta.example",
            path: SiteAssociation.path
        )
        head.headerFields = headers
        return await site.responder.answer(Request(head: head, body: RequestBody(buffer: .init())))
    }

    @Test func carriesWhatCachesNeed() async throws {
        let site = try await SampleSite()
        let answer = await site.ask(Self.address)
        let headers = answer.response(isHead: false).headers
        #expect(headers[.contentType] == "application/json")
        #expect(headers[.cacheControl] == "public, max-age=300")
        #expect(headers[.eTag] == answer.entityTag)
        let time = try #require(headers[.lastModified].flatMap { HTTPDate.time(of: $0) })
        #expect(time <= .now)
        #expect(headers[.location] == nil)
    }

    @Test func isSentOnceToWhoKeepsIt() async throws {
        let site = try await SampleSite()
        let first = await ask(site, [:])
        let headers = first.response(isHead: false).headers
        let tag = try #require(headers[.eTag])
        let date = try #require(headers[.lastModified])
        for known: HTTPFields in [
            [.ifNoneMatch: tag], [.ifModifiedSince: date],
            [.ifNoneMatch: tag, .ifModifiedSince: "Thu, 01 Jan 1970 00:00:00 GMT"],
        ] {
            let answer = await ask(site, known)
            #expect(answer.status == .notModified)
            let response = answer.response(isHead: false)
            #expect(response.headers[.lastModified] == date && response.headers[.eTag] == tag)
            #expect(response.body.contentLength == 0)
        }
        for unknown: HTTPFields in [
            [.ifNoneMatch: "\"x\""], [.ifModifiedSince: "Thu, 01 Jan 1970 00:00:00 GMT"],
            // The tag decides where both are given (RFC 9110, 13.2.2).
            [.ifNoneMatch: "\"x\"", .ifModifiedSince: date], [.ifModifiedSince: "yesterday"],
        ] {
            #expect(await ask(site, unknown).status == .ok)
        }
        // A clip that joins makes it another file, with a later date, however soon.
        try await site.publish("salad", hosts: ["fruta.example"])
        for known: HTTPFields in [[.ifNoneMatch: tag], [.ifModifiedSince: date]] {
            #expect(await ask(site, known).status == .ok)
        }
    }

    @Test func headHasNoBody() async throws {
        let site = try await SampleSite()
        let got = await ask(site, [:])
        let head = await ask(site, [:], method: .head).response(isHead: true)
        #expect(head.headers[.contentLength] == "\(got.bytes.count)")
        #expect(head.headers[.eTag] == got.entityTag)
        #expect(head.body.contentLength == 0)
    }

    // B-12: whoever asks is given the same.
    @Test(arguments: UserAgent.allCases) func letsEverybodyThrough(_ agent: UserAgent) async throws
    {
        let site = try await SampleSite()
        let usual = await ask(site, [:])
        for _ in 0..<100 {
            let answer = await ask(site, [.userAgent: agent.text])
            #expect(answer.status == .ok)
            #expect(answer.bytes == usual.bytes)
        }
    }

    // B-14: a host has its own file, and no parent's.
    @Test func eachHostHasItsOwn() async throws {
        let site = try await SampleSite()
        let other = await site.ask("www.fruta.example\(SiteAssociation.path)")
        #expect(other.status == .notFound)
    }

    @Test(
        arguments: [
            (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"), (0, "Thu, 01 Jan 1970 00:00:00 GMT"),
            (951_782_400, "Tue, 29 Feb 2000 00:00:00 GMT"),
            (4_102_444_799, "Thu, 31 Dec 2099 23:59:59 GMT"),
        ] as [(Int64, String)]
    )
    func spellsDates(_ seconds: Int64, _ text: String) {
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
    func readsNoOtherDates(_ text: String) { #expect(HTTPDate.time(of: text) == nil) }

    @Test func datesComeBack() {
        for seconds in stride(from: Int64(0), to: 8_000_000_000, by: 7_654_321) {
            let time = Timestamp(secondsSince1970: seconds)
            #expect(HTTPDate.time(of: HTTPDate.text(of: time)) == time)
        }
    }
}
