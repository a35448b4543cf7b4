// SPDX-License-Identifier: Apache-2.0

import AppClipTypes
import AppSiteAssociation
import AssociationVerification
import Foundation
import MorselFetch
import NIOSSL
import TestPrograms
import TestSites
import Testing

/// Every status of the App Store Connect API that a server can cause (features B3 and B4).
@Suite(.serialized) struct SiteErrorTests {
    private static let body = Array(TestNet.file.utf8)

    @Test func siteWithoutErrors() async throws {
        let net = try await TestNet { _ in .answer(body: Self.body) }
        let check = try await net.check(comparing: [.device, .visitor])
        #expect(check.domainStatus == nil)
        #expect(check.findings.isEmpty)
        #expect(check.outcome.found?.bytes == Self.body)
        let seen = net.server.seen
        #expect(seen.map(\.path) == Array(repeating: SiteAssociation.path, count: 3))
        #expect(seen.map(\.agent) == UserAgent.allCases.map(\.text))
        #expect(seen.allSatisfy { $0.head.contains("\(TestNet.host):\(net.server.port)\r\n") })
    }

    // MARK: Responses

    @Test(arguments: [
        ("404 Not Found", [], DomainStatus.badHTTPResponse),
        ("403 Forbidden", [], .badHTTPResponse),
        ("500 Internal Server Error", [], .badHTTPResponse),
        ("301 Moved Permanently", ["Location: https://www.fruta.example/"], .badHTTPResponse),
        ("307 Temporary Redirect", ["Location: /elsewhere"], .badHTTPResponse),
        ("302 Found", ["Location: http://fruta.example/"], .insecureRedirectsForbidden),
        ("204 No Content", [], .badHTTPResponse),
    ])
    func unsuccessfulResponses(_ status: String, _ headers: [String], _ expected: DomainStatus)
        async throws
    {
        // B-20: the body is valid JSON, but is ignored.
        let body = status.hasPrefix("204") ? [] : Self.body
        let net = try await TestNet { _ in .answer(status, headers: headers, body: body) }
        #expect(try await net.check().domainStatus == expected)
        let isRedirect = status.hasPrefix("3")
        #expect(net.server.seen.count == (isRedirect ? 1 : 2), "no redirect is followed")
    }

    // B-06: the root folder is the fallback for `.well-known`.
    @Test func fileInTheRootFolder() async throws {
        let net = try await TestNet { seen in
            seen.path == "/apple-app-site-association"
                ? .answer(body: Self.body) : .answer("404 Not Found")
        }
        let check = try await net.check()
        #expect(check.domainStatus == nil)
        #expect(check.findings == [.onlyInRoot])
    }

    @Test(arguments: [
        "<!doctype html><title>Not found</title>", "{\"appclips\": {\"apps\": [],}}", "",
    ])
    func invalidJSON(_ text: String) async throws {
        let net = try await TestNet { _ in .answer(body: Array(text.utf8)) }
        #expect(try await net.check().domainStatus == .badJSONContent)
    }

    @Test func brokenSignature() async throws {
        let net = try await TestNet { _ in
            .answer(
                headers: ["Content-Type: application/pkcs7-mime"],
                body: [0x30, 0x82, 0x10, 0x00, 0x06, 0x09]
            )
        }
        #expect(try await net.check().domainStatus == .badPKCS7Signature)
    }

    @Test func unexpectedContentType() async throws {
        let net = try await TestNet { _ in
            .answer(headers: ["Content-Type: text/html"], body: Self.body)
        }
        let check = try await net.check()
        #expect(check.domainStatus == nil)
        #expect(check.findings == [.mediaType("text/html")])
    }

    // B-12: a site that blocks bots blocks the user agent that fetches the association file.
    @Test(arguments: ["404 Not Found", "500 Internal Server Error", "403 Forbidden"])
    func onlyTheBotIsRefused(_ status: String) async throws {
        let net = try await TestNet { seen in
            seen.agent.contains("AASA-Bot") ? .answer(status) : .answer(body: Self.body)
        }
        let check = try await net.check(comparing: [.device, .visitor])
        #expect(check.domainStatus == .badHTTPResponse)
        #expect(check.findings == [.botRefused])
    }

    @Test func onlyDevicesAreRefused() async throws {
        let net = try await TestNet { seen in
            seen.agent.contains("CFNetwork") ? Script(.reset) : .answer(body: Self.body)
        }
        let check = try await net.check(comparing: [.device, .visitor])
        #expect(check.domainStatus == nil)
        #expect(check.findings == [.refused(.device, .exchange(.connectionClosed))])
    }

    // MARK: Connections

    @Test func connectionReset() async throws {
        let net = try await TestNet { _ in Script(.reset) }
        let check = try await net.check()
        #expect(check.exchangeFault == .connectionClosed)
        #expect(check.domainStatus == .networkError)
    }

    @Test func connectionClosedWithoutAResponse() async throws {
        let net = try await TestNet { _ in Script(.close) }
        #expect(try await net.check().exchangeFault == .connectionClosed)
    }

    @Test func connectionRefused() async throws {
        let net = try await TestNet { _ in Script(.close) }
        await net.server.stop()
        let check = try await net.check()
        #expect(check.exchangeFault == .connectionRefused)
        #expect(check.domainStatus == .cannotReachFile)
    }

    @Test(arguments: [true, false]) func truncatedBody(hasLength: Bool) async throws {
        let head =
            hasLength
            ? Script.head(["Content-Length: 5000"])
            : Script.head(["Transfer-Encoding: chunked"]) + Array("1000\r\n".utf8)
        let net = try await TestNet { _ in Script(.send(head + Self.body), .close) }
        let check = try await net.check()
        #expect(check.exchangeFault == .bodyTruncated)
        #expect(check.domainStatus == .networkError)
    }

    @Test(arguments: ["1.0", "1.1"]) func responsesWithoutALength(_ version: String) async throws {
        let net = try await TestNet { _ in
            Script(.send(Script.head(version: version) + Self.body), .close)
        }
        #expect(try await net.check().domainStatus == nil)
    }

    @Test(arguments: ["HELLO\r\n\r\n", "HTTP/9.9 200 OK\r\n\r\n", "SSH-2.0-x\r\n", "\0\0\0\0\r\n"])
    func responseIsNotHTTP(_ text: String) async throws {
        let net = try await TestNet { _ in Script(.send(Array(text.utf8)), .close) }
        let check = try await net.check()
        #expect(check.exchangeFault == .notHTTP)
        #expect(check.domainStatus == .badHTTPResponse)
    }

    @Test(arguments: [1, 100_000]) func headersAreTooLarge(length: Int) async throws {
        let line = "X-A: " + String(repeating: "a", count: length) + "\r\n"
        let net = try await TestNet { _ in
            Script(
                .send(Array("HTTP/1.1 200 OK\r\n".utf8)),
                .repeated(Array(line.utf8), count: 10_000_000)
            )
        }
        let check = try await net.check()
        #expect(check.exchangeFault == .headersTooLarge)
        #expect(check.domainStatus == .badHTTPResponse)
    }

    // MARK: Time

    private static let hasty = FetchLimits(
        connecting: .milliseconds(1_500),
        headers: .milliseconds(1_500),
        whole: .milliseconds(3_000)
    )

    @Test func noResponse() async throws {
        let net = try await TestNet(limits: Self.hasty) { _ in Script(.silence) }
        let check = try await net.check()
        #expect(check.domainStatus == .timeout)
        #expect(check.exchangeFault == .timeout(.headers))
    }

    @Test func noTLSHandshake() async throws {
        let net = try await TestNet(.mute, limits: Self.hasty) { _ in Script(.silence) }
        #expect(try await net.check().domainStatus == .timeout)
    }

    @Test func slowBody() async throws {
        let drop: [Script.Step] = [.send([0x20]), .pause(milliseconds: 100)]
        let drops = Array(repeating: drop, count: 600).flatMap { $0 }
        let net = try await TestNet(limits: Self.hasty) { _ in
            Script([.send(Script.head(["Content-Length: 100000"]))] + drops)
        }
        #expect(try await net.check().exchangeFault == .timeout(.whole))
    }

    @Test func slowHeaders() async throws {
        let drop: [Script.Step] = [.send(Array("X-A: b\r\n".utf8)), .pause(milliseconds: 100)]
        let drops = Array(repeating: drop, count: 600).flatMap { $0 }
        let net = try await TestNet(limits: Self.hasty) { _ in
            Script([.send(Array("HTTP/1.1 200 OK\r\n".utf8))] + drops)
        }
        #expect(try await net.check().exchangeFault == .timeout(.headers))
    }

    @Test func checkIsCancelled() async throws {
        let net = try await TestNet { _ in Script(.silence) }
        let task = Task { try await net.check() }
        while net.server.seen.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
        task.cancel()
        let check = try await task.value
        #expect(check.domainStatus == .unexpectedError)
    }

    // MARK: TLS

    @Test(arguments: [
        (TestNet.host, -200_000.0...(-100_000), false, TLSError.expired),
        (TestNet.host, 100_000.0...200_000, false, .notYetValid),
        ("other.example", -100_000.0...100_000, false, .wrongHost),
        (TestNet.host, -100_000.0...100_000, true, .selfSigned),
    ])
    func untrustedCertificate(
        _ host: String,
        _ validity: ClosedRange<Double>,
        _ isSelfSigned: Bool,
        _ fault: TLSError
    ) async throws {
        let authority = try Authority()
        let identity = try authority.identity(
            of: host,
            validity: validity,
            isSelfSigned: isSelfSigned
        )
        let server = try await FaultServer(TestNet.tls(identity)) { _ in .answer(body: Self.body) }
        let checker = try TestNet.checker(authority, port: server.port)
        let check = await checker.check(try HostName(TestNet.host))
        await server.stop()
        #expect(check.exchangeFault == .tls(fault))
        #expect(check.domainStatus == .tlsError)
        #expect(server.seen.isEmpty, "nothing is asked of a site that is not trusted")
    }

    @Test func unknownAuthority() async throws {
        let identity = try Authority().identity(of: TestNet.host)
        let net = try await TestNet(TestNet.tls(identity)) { _ in .answer(body: Self.body) }
        #expect(try await net.check().exchangeFault == .tls(.unknownAuthority))
    }

    @Test func outdatedTLSVersion() async throws {
        let identity = try Authority().identity(of: TestNet.host)
        var configuration = TLSConfiguration.makeServerConfiguration(
            certificateChain: identity.chain.map { .certificate($0) },
            privateKey: .privateKey(identity.key)
        )
        configuration.minimumTLSVersion = .tlsv1
        configuration.maximumTLSVersion = .tlsv11
        let net = try await TestNet(.tls(configuration)) { _ in .answer(body: Self.body) }
        #expect(try await net.check().exchangeFault == .tls(.protocolMismatch))
    }

    @Test func serverWithoutTLS() async throws {
        let net = try await TestNet(.plain) { _ in .answer(body: Self.body) }
        #expect(try await net.check().exchangeFault == .tls(.protocolMismatch))
    }

    @Test func closedBeforeTheHandshake() async throws {
        let net = try await TestNet(.closed) { _ in Script(.close) }
        let check = try await net.check()
        #expect(
            check.domainStatus == .tlsError || check.domainStatus == .networkError
        )
    }
}
