// SPDX-License-Identifier: Apache-2.0

import HTTPTypes
import NIOCore
import NIOHTTP1
import Testing

@testable import MorselServer

/// Requests with a body (C8): the paths that accept one, its size, and the answers of the others.
struct BodyTests {
    @Test(
        arguments: [
            ("localhost:8080", "/v1/apps", BodyRule.Area.api),
            ("127.0.0.1:8080", "/v1/uploads/x", .uploads),
            ("[::1]:8080", "/console", .console), ("192.0.2.7", "/console/", .console),
            ("[2001:db8::7]", "/console/keys?x=1", .console), ("localhost", "/consoles", nil),
            ("localhost", "/v1", nil), ("localhost", "/v10/apps", nil),
            // The paths of a registered host are its own.
            ("fruta.example", "/v1/apps", nil), ("fruta.example", "/console", nil),
            ("fruta.example.localhost", "/v1/apps", nil), ("7.example", "/v1/apps", nil),
        ] as [(String, String, BodyRule.Area?)]
    )
    func areasBelongToTheServerItself(_ host: String, _ target: String, _ area: BodyRule.Area?)
        throws
    {
        let head = HTTPRequestHead(
            version: .http1_1,
            method: .POST,
            uri: target,
            headers: ["host": host]
        )
        let request = try SiteRequest(head, client: "192.0.2.1")
        #expect(BodyRule.rule(for: request)?.area == area)
    }

    @Test(
        arguments: [
            ("https://Store.example/", "https://store.example", "store.example"),
            ("http://store.example:8080", "http://store.example:8080", "store.example"),
            ("store.example", nil, nil), ("https://", nil, nil), ("https://a.example/b", nil, nil),
            ("https://a.example:0", nil, nil), ("https://user@a.example", nil, nil),
        ] as [(String, String?, String?)]
    )
    func publicAddressesHaveASchemeAndAHost(_ text: String, _ address: String?, _ host: String?)
        throws
    {
        let read = PublicAddress(text)
        #expect(read?.text == address)
        #expect(read?.host == host)
        guard let host else { return }
        let head = HTTPRequestHead(
            version: .http1_1,
            method: .GET,
            uri: "/v1/apps",
            headers: ["host": host]
        )
        let request = try SiteRequest(head, client: "192.0.2.1")
        #expect(BodyRule.rule(for: request)?.area == nil)
        #expect(BodyRule.rule(for: request, ownName: host)?.area == .api)
    }

    @Test(
        arguments: [
            ("/v1/apps", .put, "application/json", 405, "GET, HEAD, POST, PATCH, DELETE"),
            ("/v1/uploads/x", .post, "", 405, "PUT"),
            ("/console", .delete, "", 405, "GET, HEAD, POST"),
            ("/v1/apps", .post, "text/plain", 415, nil),
            ("/v1/apps", .post, "", 415, nil),
            ("/console", .post, "application/json", 415, nil),
        ] as [(String, HTTPRequest.Method, String, Int, String?)]
    )
    func otherMethodsAndTypesAreRefused(
        _ path: String,
        _ method: HTTPRequest.Method,
        _ type: String,
        _ status: Int,
        _ allow: String?
    ) async throws {
        let site = try SampleSite.empty()
        let headers: HTTPFields = type.isEmpty ? [:] : [.contentType: type]
        let response = try await site.get(
            "localhost\(path)",
            method: method,
            headers: headers,
            body: Array("{}".utf8)
        )
        #expect(response.status.code == status)
        #expect(response.headers[.allow] == allow)
    }

    @Test(arguments: ["Application/JSON; charset=utf-8", "application/vnd.api+json"])
    func typesMayHaveParameters(_ type: String) async throws {
        let site = try SampleSite.empty()
        let response = try await site.get(
            "localhost/v1/apps",
            method: .post,
            headers: [.contentType: type],
            body: Array("{}".utf8)
        )
        #expect(response.status.code != 415)
    }

    @Test func aBodyHasALength() async throws {
        let site = try SampleSite.empty()
        let response = try await site.get("localhost/v1/apps", method: .post)
        #expect(response.status.code == 411)
    }

    private func body(
        _ memory: BodyMemory,
        of client: String,
        _ sender: BodyMemory.Sender,
        upTo limit: Int = 8 << 20
    ) -> RequestBody {
        RequestBody(
            upTo: limit,
            in: BodyMemory.Share(memory, of: ClientKey(address: client), sender)
        )
    }

    @Test func memoryForBodiesIsBoundedAndGivenBack() throws {
        let memory = BodyMemory()
        let part = ByteBuffer(repeating: 0, count: 8 << 20)
        var bodies: [RequestBody] = []
        for number in 0..<8 {
            var body = body(memory, of: "192.0.2.\(number)", .known)
            try body.take(part)
            bodies.append(body)
        }
        #expect(memory.count == BodyMemory.Sender.known.limit)
        var next = body(memory, of: "192.0.2.99", .known)
        #expect(throws: RequestBody.LimitError.noRoom) { try next.take(ByteBuffer(bytes: [0])) }
        bodies.removeLast()
        try next.take(part)
        #expect(throws: RequestBody.LimitError.tooLarge) { try next.take(ByteBuffer(bytes: [0])) }
        bodies.removeAll()
        #expect(memory.count == 8 << 20)
    }

    @Test(arguments: BodyMemory.Sender.allCases)
    func eachClientHasAShare(_ sender: BodyMemory.Sender) throws {
        let memory = BodyMemory()
        var own = body(memory, of: "2001:db8::1", sender, upTo: sender.limit)
        try own.take(ByteBuffer(repeating: 0, count: sender.clientLimit))
        var second = body(memory, of: "2001:db8::2", sender)
        #expect(throws: RequestBody.LimitError.noRoom) { try second.take(ByteBuffer(bytes: [0])) }
        var other = body(memory, of: "192.0.2.1", sender)
        try other.take(ByteBuffer(bytes: [0]))
        own = RequestBody()
        try second.take(ByteBuffer(bytes: [0]))
    }

    @Test func strangersLeaveRoomForThoseWhoAreKnown() throws {
        let memory = BodyMemory()
        var strangers: [RequestBody] = []
        for number in 0..<8 {
            var body = body(memory, of: "192.0.2.\(number)", .stranger)
            try body.take(ByteBuffer(repeating: 0, count: 512 << 10))
            strangers.append(body)
        }
        var late = body(memory, of: "192.0.2.100", .stranger)
        #expect(throws: RequestBody.LimitError.noRoom) { try late.take(ByteBuffer(bytes: [0])) }
        var known = body(memory, of: "192.0.2.1", .known)
        try known.take(ByteBuffer(repeating: 0, count: 8 << 20))
    }

    // The head is checked before more of the body is read than a stranger may send.
    @Test(
        arguments: [
            ("/v1/apps", "content-length", "65536", false),
            ("/v1/apps", "content-length", "65537", true),
            ("/v1/apps", "transfer-encoding", "chunked", true),
            ("/v1/uploads/x", "content-length", "1", true),
            ("/console/sign-in", "content-length", "100", false),
            ("/console/sign-in", "content-length", "65537", true),
        ] as [(String, String, String, Bool)]
    )
    func largeBodiesNeedAKnownSender(_ path: String, _ name: String, _ value: String, needs: Bool)
        throws
    {
        for (field, isClaimed) in [("x-other", false), ("cookie", true), ("authorization", true)] {
            let head = HTTPRequestHead(
                version: .http1_1,
                method: .POST,
                uri: path,
                headers: ["host": "localhost", name: value, field: "x"]
            )
            let request = try SiteRequest(head, client: "192.0.2.1")
            let rule = try #require(BodyRule.rule(for: request))
            let isOwn =
                rule.area == .console && field == "cookie"
                || rule.area == .api && field == "authorization"
            let length = name == "content-length" ? Int(value) : nil
            #expect(rule.needsAdmission(request, length: length) == (needs || isClaimed && isOwn))
        }
    }

    @Test func bodiesThatNobodyTakesAreCountedAlone() throws {
        var body = RequestBody()
        try body.take(ByteBuffer(repeating: 0, count: ConnectionLimits.bodySize))
        #expect(body.bytes.readableBytes == 0)
        #expect(throws: RequestBody.LimitError.tooLarge) { try body.take(ByteBuffer(bytes: [0])) }
    }
}
