// SPDX-License-Identifier: Apache-2.0

import HTTPExchange
import HTTPTypes
import NIOHTTP1
import Testing

@testable import MorselServer

struct SiteRequestTests {
    private func request(
        _ target: String,
        hosts: [String] = ["fruta.example"]
    ) throws(SiteRequest.ParsingError) -> SiteRequest {
        var head = HTTPRequestHead(version: .http1_1, method: .GET, uri: target)
        for host in hosts { head.headers.add(name: "Host", value: host) }
        return try SiteRequest(head, client: "192.0.2.1")
    }

    @Test(
        arguments: [
            ("/", "fruta.example", "/", nil),
            ("/a/b?x=1&y", "fruta.example", "/a/b", "x=1&y"),
            ("/a?", "fruta.example", "/a", ""),
            ("//a//b/", "fruta.example", "//a//b/", nil),
            // The authority of an absolute target counts, whatever the header field says (RFC 9112,
            // 3.2.2).
            ("http://other.example", "other.example", "/", nil),
            ("HTTP://other.example:80/p?q", "other.example", "/p", "q"),
            ("https://other.example?q", "other.example", "/", "q"),
        ] as [(String, String, String, String?)]
    )
    func readsTargets(_ target: String, host: String, path: String, query: String?) throws {
        let request = try request(target)
        #expect(request.host.name == host)
        #expect(request.path == path)
        #expect(request.query == query)
    }

    @Test(arguments: [
        "", "*", "fruta.example:443", "a/b", "/a b", "/a#b", "/\u{1}", "/é", "ftp://fruta.example/",
    ])
    func otherTargetsAreInvalid(_ target: String) {
        #expect(throws: SiteRequest.ParsingError.invalidTarget) { try request(target) }
    }

    @Test(arguments: [
        "<script>", "a b", "a/b", "a@b", "a?b", "a#b", "é.example", "a\\b", "a:b", "a:80:81",
        "[::1", "[]", ":80", "a:123456",
    ])
    func otherHostsAreInvalid(_ host: String) {
        #expect(throws: SiteRequest.ParsingError.invalidHost) { try request("/", hosts: [host]) }
    }

    @Test func thereIsExactlyOneHost() {
        for hosts in [[], [""]] {
            #expect(throws: SiteRequest.ParsingError.hostMissing) { try request("/", hosts: hosts) }
        }
        for hosts in [["a.example", "a.example"], ["a.example", "b.example"], ["a.example, b"]] {
            #expect(throws: SiteRequest.ParsingError.severalHosts) {
                try request("/", hosts: hosts)
            }
        }
    }

    @Test func queryItemsAreDecoded() throws {
        let request = try request("/?a=1&a=2&u%72l=https%3A%2F%2Fx%3Fy%3D1+2&b&c=%zz&=d")
        #expect(request.queryItem("a") == "1")
        #expect(request.queryItem("url") == "https://x?y=1+2")
        #expect(request.queryItem("b") == "")
        #expect(request.queryItem("c") == "%zz")
        #expect(request.queryItem("d") == nil)
    }

    @Test func fieldsAreThoseOfTheHead() throws {
        let head = HTTPRequestHead(
            version: .http1_1,
            method: .MKACTIVITY,
            uri: "/",
            headers: [
                "COOKIE": "a=b; c=d", "host": "fruta.example", "accept-encoding": "br ,\tgzip, ,",
                "Accept-Encoding": "zstd",
            ]
        )
        let request = try SiteRequest(head, client: "192.0.2.1")
        #expect(request.method.rawValue == "MKACTIVITY")
        #expect(request.headerFields.map(\.name) == [.cookie, .acceptEncoding, .acceptEncoding])
        #expect(request.headerFields[values: .cookie] == ["a=b; c=d"])
        #expect(request.headerFields.firstValue(of: .acceptEncoding) == "br ,\tgzip, ,")
        #expect(request.headerFields.firstValue(of: .range) == nil)
        let elements = request.headerFields.elements(of: .acceptEncoding)
        #expect(elements == ["br", "gzip", "", "zstd"])
    }
}

struct ByteRangeTests {
    /// RFC 9110, 14.1.2.
    @Test(
        arguments: [
            (nil, .all), ("bytes=0-0", .part(0..<1)), ("bytes=0-99", .part(0..<100)),
            ("bytes=10-", .part(10..<100)), ("bytes=90-200", .part(90..<100)),
            ("bytes=-1", .part(99..<100)), ("bytes=-500", .part(0..<100)),
            ("Bytes = 1-2", .all), ("BYTES=1-2", .part(1..<3)),
            ("bytes=100-", .unsatisfiable), ("bytes=100-200", .unsatisfiable),
            ("bytes=-0", .unsatisfiable),
            ("bytes=99999999999999999999-", .unsatisfiable),
            ("bytes=0-99999999999999999999", .part(0..<100)),
            ("bytes=5-4", .all), ("bytes=", .all), ("bytes=-", .all), ("bytes=a-b", .all),
            ("bytes=+1-2", .all), ("bytes=1 - 2", .all), ("bytes=0-1,3-4", .all),
            ("items=0-1", .all), ("bytes=0-1-2", .all),
        ] as [(String?, ByteRange)]
    )
    func readsRanges(_ field: String?, _ range: ByteRange) {
        #expect(ByteRange(field, of: 100) == range)
    }

    @Test func nothingHasNoRange() {
        #expect(ByteRange("bytes=0-", of: 0) == .unsatisfiable)
        #expect(ByteRange("bytes=-1", of: 0) == .unsatisfiable)
    }
}
