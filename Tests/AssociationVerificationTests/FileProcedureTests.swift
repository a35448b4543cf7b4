// SPDX-License-Identifier: Apache-2.0

import AppClipTypes
import AppSiteAssociation
import Testing

@testable import AssociationVerification

/// The procedure by which the system looks for a site's file (feature B3).
struct FileProcedureTests {
    private static let file = Array(
        #"{"appclips": {"apps": ["ABCDE12345.com.example.fruta.Clip"]}}"#.utf8
    )
    private static let good = SiteAnswer(
        status: 200,
        contentType: "application/json",
        body: file
    )

    private typealias Site = (FileProcedure.Request) -> Result<SiteAnswer, ExchangeError>

    private func check(_ site: Site) -> FileCheck {
        var procedure = FileProcedure()
        var steps = 0
        while let request = procedure.request, steps < 10 {
            procedure.take(site(request))
            steps += 1
        }
        #expect(steps < 10, "the procedure ends")
        return procedure.check
    }

    private func places(_ check: FileCheck) -> [String] {
        check.visits.map { "\($0.agent.rawValue) \($0.place.path)" }
    }

    // B-06: a file in `.well-known` ends the search.
    @Test func wellKnownFolderComesFirst() {
        let check = check { _ in .success(Self.good) }
        #expect(
            places(check) == [
                "AASA-Bot /.well-known/apple-app-site-association",
                "CFNetwork /.well-known/apple-app-site-association",
                "Mozilla /.well-known/apple-app-site-association",
            ]
        )
        #expect(check.domainStatus == nil)
        #expect(check.findings.isEmpty)
    }

    // B-06: a file that is only in the root folder is found, with a note.
    @Test(arguments: [404, 403, 410, 500, 204]) func rootFolderIsTheFallback(_ status: Int) {
        let check = check { request in
            .success(request.place == .root ? Self.good : SiteAnswer(status: status))
        }
        #expect(check.domainStatus == nil)
        #expect(check.findings == [.onlyInRoot])
        #expect(check.visits.map(\.place) == [.wellKnown, .root, .root, .root])
    }

    // B-20: an error status is a bad HTTP response and not bad JSON, whatever the body is.
    @Test(arguments: [
        (SiteAnswer(status: 404, body: file), DomainStatus.badHTTPResponse),
        (SiteAnswer(status: 403, body: file), .badHTTPResponse),
        (SiteAnswer(status: 500), .badHTTPResponse), (SiteAnswer(status: 206), .badHTTPResponse),
        (SiteAnswer(status: 301, location: "https://www.a.example/x"), .badHTTPResponse),
        (SiteAnswer(status: 302, location: "/other"), .badHTTPResponse),
        (SiteAnswer(status: 308, location: "//b.example/other"), .badHTTPResponse),
        (SiteAnswer(status: 303, location: "other?a=b:c"), .badHTTPResponse),
        (SiteAnswer(status: 307), .badHTTPResponse),
        (SiteAnswer(status: 302, location: "HTTP://a.example/"), .insecureRedirectsForbidden),
        (SiteAnswer(status: 302, location: "ftp:x"), .insecureRedirectsForbidden),
        (SiteAnswer(status: 200, body: Array("<html>".utf8)), .badJSONContent),
        (SiteAnswer(status: 200), .badJSONContent),
        (SiteAnswer(status: 200, body: [0x30, 0x82, 0x01, 0x00, 0x06]), .badPKCS7Signature),
        (SiteAnswer(status: 200, body: Array("0 1".utf8)), .badJSONContent),
    ])
    func statusOfAResponse(_ answer: SiteAnswer, _ status: DomainStatus) {
        let check = check { _ in .success(answer) }
        #expect(check.domainStatus == status)
        #expect(check.findings.isEmpty, "everybody is given the same")
    }

    // No redirect of any kind is followed, and none leads to the fallback.
    @Test func redirectEndsTheSearch() {
        let check = check { _ in .success(SiteAnswer(status: 301, location: "https://b.example/")) }
        #expect(check.visits.allSatisfy { $0.place == .wellKnown })
    }

    @Test(arguments: [
        (ExchangeError.notResolved(isTemporary: false), DomainStatus.dnsError, false),
        (.notResolved(isTemporary: true), .dnsError, true),
        (.addressRefused(.loopback), .cannotReachFile, false),
        (.portRefused(80), .cannotReachFile, false),
        (.connectionRefused, .cannotReachFile, true),
        (.unreachable, .networkErrorTemporary, true),
        (.connectionClosed, .networkError, true), (.bodyTruncated, .networkError, true),
        (.timeout(.resolving), .timeout, true), (.timeout(.connecting), .timeout, true),
        (.timeout(.headers), .timeout, true), (.timeout(.whole), .timeout, true),
        (.tls(.expired), .tlsError, false), (.notHTTP, .badHTTPResponse, false),
        (.headersTooLarge, .badHTTPResponse, false),
        (.bodyTooLarge(limit: 131_072), .otherError, false),
        (.bodyNotDecodable, .otherError, false), (.unexpected, .unexpectedError, true),
        (.tooManyRequests, .unexpectedError, true),
    ])
    func statusOfAnExchangeError(_ fault: ExchangeError, _ status: DomainStatus, isPassing: Bool) {
        let check = check { _ in .failure(fault) }
        #expect(check.domainStatus == status)
        #expect(check.outcome.fault?.isPassing == isPassing)
        #expect(check.file == .unavailable(status))
    }

    // A site that cannot be reached is not requested again with another user agent.
    @Test(arguments: [
        ExchangeError.notResolved(isTemporary: false), .addressRefused(.mapped), .tls(.selfSigned),
        .connectionRefused, .timeout(.connecting), .unreachable, .tooManyRequests,
    ])
    func unreachableSiteIsRequestedOnce(_ fault: ExchangeError) {
        #expect(check { _ in .failure(fault) }.visits.count == 1)
        #expect(FileCheck(fault: fault).domainStatus == fault.domainStatus)
    }

    // B-12: both user agents of the system must be served.
    @Test(arguments: [
        Result<SiteAnswer, ExchangeError>.success(SiteAnswer(status: 403)),
        .success(SiteAnswer(status: 302, location: "/login")), .failure(.connectionClosed),
        .failure(.timeout(.headers)), .success(SiteAnswer(status: 200, body: [0x3C])),
    ])
    func refusedUserAgentIsReported(_ refusal: Result<SiteAnswer, ExchangeError>) {
        let noBot = check { $0.agent == .associationBot ? refusal : .success(Self.good) }
        #expect(noBot.domainStatus != nil)
        #expect(noBot.findings == [.botRefused])

        let noDevice = check { $0.agent == .device ? refusal : .success(Self.good) }
        #expect(noDevice.domainStatus == nil)
        let fault = Visit(place: .wellKnown, agent: .device, result: refusal).outcome.fault
        #expect(noDevice.findings == fault.map { [.refused(.device, $0)] })
        #expect(noDevice.findings.allSatisfy { $0.isError })

        let noVisitor = check { $0.agent == .visitor ? refusal : .success(Self.good) }
        #expect(noVisitor.findings.count == 1)
        #expect(noVisitor.findings.allSatisfy { !$0.isError })
    }

    @Test func differentFileForAUserAgentIsReported() {
        let other = SiteAnswer(
            status: 200,
            contentType: "application/json",
            body: Array("{\"appclips\": {\"apps\": []}}".utf8)
        )
        let check = check { $0.agent == .device ? .success(other) : .success(Self.good) }
        #expect(check.findings == [.differs(.device)])
    }

    // The documented content type is `application/json`; others are common, and have a note.
    @Test(arguments: [
        ("application/json; charset=utf-8", [CheckFinding]()),
        ("Application/JSON", []),
        ("application/octet-stream", [.mediaType("application/octet-stream")]),
        (nil, [.mediaType(nil)]), ("text/html;x", [.mediaType("text/html")]),
    ])
    func unexpectedContentTypeIsNoted(_ type: String?, _ findings: [CheckFinding]) {
        let answer = SiteAnswer(status: 200, contentType: type, body: Self.file)
        let check = check { _ in .success(answer) }
        #expect(check.domainStatus == nil)
        #expect(check.findings == findings)
    }

    // B-07: a file that lists no clip associates none.
    @Test func fileWithoutClipsIsNoted() {
        let answer = SiteAnswer(
            status: 200,
            contentType: "application/json",
            body: Array("{\"applinks\": {}}".utf8)
        )
        #expect(check { _ in .success(answer) }.findings == [.noClips])
    }

    // B-08: a file whose clips lack the team's prefix lists none; the finding says why.
    @Test func clipsWithoutPrefixAreNoted() throws {
        let body = Array("{\"appclips\": {\"apps\": [\"com.example.fruta.Clip\"]}}".utf8)
        let file = SiteAnswer(status: 200, contentType: "application/json", body: body)
        let bundle = try BundleIdentifier("com.example.fruta.Clip")
        let check = check { _ in .success(file) }
        #expect(check.findings == [.prefixMissing([bundle])])
        #expect(check.findings.allSatisfy { $0.isError })
    }

    @Test func responsesAfterTheEndAreIgnored() {
        var procedure = FileProcedure(comparing: [])
        procedure.take(.success(Self.good))
        #expect(procedure.request == nil)
        procedure.take(.failure(.unexpected))
        #expect(procedure.check.visits.count == 1)
    }
}
