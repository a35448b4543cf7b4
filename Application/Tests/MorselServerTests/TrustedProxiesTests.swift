// SPDX-License-Identifier: Apache-2.0

import HTTPTypes
import NIOHTTP1
import Testing

@testable import MorselServer

/// The proxies that are trusted to name their clients, and the clients on this machine.
struct TrustedProxiesTests {
    private let proxies = TrustedProxies(["10.0.0.0/8", "2001:db8:1::/48", "127.0.0.1"]) ?? .none

    @Test(
        arguments: [
            // The word of any other proxy is ignored.
            ("192.0.2.1", ["198.51.100.7"], "192.0.2.1"),
            ("11.0.0.1", ["198.51.100.7"], "11.0.0.1"),
            ("2001:db8:2::1", ["198.51.100.7"], "2001:db8:2::1"),
            ("10.1.2.3", [], "10.1.2.3"), ("10.1.2.3", ["198.51.100.7"], "198.51.100.7"),
            ("::ffff:10.1.2.3", ["198.51.100.7"], "198.51.100.7"),
            ("2001:db8:1:7::1", ["2001:db8:9::9"], "2001:db8:9::9"),
            // The client's own value comes first.
            ("127.0.0.1", ["203.0.113.9, 198.51.100.7"], "198.51.100.7"),
            ("127.0.0.1", ["203.0.113.9", "198.51.100.7"], "198.51.100.7"),
            ("127.0.0.1", ["203.0.113.9, 198.51.100.7, 10.0.0.5"], "198.51.100.7"),
            ("127.0.0.1", ["10.0.0.6,10.0.0.5"], "10.0.0.6"),
            // Ports, brackets, and texts that are not addresses.
            ("127.0.0.1", ["198.51.100.7:4711"], "198.51.100.7"),
            ("127.0.0.1", ["[2001:db8:9::9]:4711"], "2001:db8:9::9"),
            ("127.0.0.1", ["unknown"], "127.0.0.1"),
            ("127.0.0.1", ["198.51.100.7, x"], "127.0.0.1"),
            ("127.0.0.1", ["198.51.100.7, _hidden, 10.0.0.5"], "10.0.0.5"),
            ("127.0.0.1", [""], "127.0.0.1"),
        ] as [(String, [String], String)]
    )
    func clientIsTheLastOneThatIsNotAProxy(
        _ peer: String,
        _ forwarded: [String],
        _ client: String
    ) {
        #expect(proxies.client(of: peer, forwarded: forwarded) == client)
        #expect(TrustedProxies.none.client(of: peer, forwarded: forwarded) == peer)
    }

    @Test func longListsAreNotReadToTheirBeginning() {
        let entries = Array(repeating: "10.0.0.1", count: 100_000).joined(separator: ",")
        #expect(proxies.client(of: "10.0.0.2", forwarded: ["192.0.2.1," + entries]) == "10.0.0.1")
    }

    @Test(arguments: ["", "10.0.0.0/33", "10.0.0/8", "::/129", "proxy", "10.0.0.1/", "10.0.0.1/08"])
    func otherTextsAreNotAddresses(_ text: String) { #expect(TrustedProxies([text]) == nil) }

    private func request(
        _ fields: HTTPHeaders,
        from client: String = "127.0.0.1",
        host: String = "localhost:8080"
    ) throws -> SiteRequest {
        var headers: HTTPHeaders = ["host": host]
        headers.add(contentsOf: fields)
        let head = HTTPRequestHead(
            version: .http1_1,
            method: .GET,
            uri: "/console/first",
            headers: headers
        )
        return try SiteRequest(head, client: client, proxies: .thisMachine)
    }

    @Test(arguments: ["127.0.0.1", "::1", "127.4.5.6"])
    func whoeverAsksHereIsOnThisMachine(_ client: String) throws {
        #expect(try request([:], from: client).isFromThisMachine)
        #expect(try request([:], from: client, host: "[::1]").isFromThisMachine)
    }

    // A proxy on this machine forwards a request from another one.
    @Test(
        arguments: [
            "x-forwarded-for", "X-Forwarded-Host", "x-forwarded-proto", "x-real-ip", "Forwarded",
            "via",
        ]
    )
    func whoeverAsksThroughAProxyIsNot(_ field: String) throws {
        #expect(try !request([field: "127.0.0.1"]).isFromThisMachine)
    }

    @Test func whoeverAsksForAnotherHostIsNot() throws {
        #expect(try !request([:], host: "console.example").isFromThisMachine)
        #expect(try !request([:], from: "192.0.2.1").isFromThisMachine)
    }

    // A page of another site can make a browser request this machine under the site's name.
    @Test(
        arguments: [
            ("localhost:9100", 200), ("127.0.0.1", 200), ("[::1]:9100", 200), ("evil.example", 421),
            ("localhost.evil.example", 421), ("192.0.2.1", 421), ("metrics.localhost", 421),
        ]
    )
    func metricsAreForThisMachineByName(_ host: String, _ status: Int) throws {
        let site = ServedSite.metrics { "" }
        let head = HTTPRequestHead(
            version: .http1_1,
            method: .GET,
            uri: "/metrics",
            headers: ["host": host]
        )
        guard case .now(let response) = site.answer(try SiteRequest(head, client: "127.0.0.1"))
        else { return #expect(Bool(false)) }
        #expect(response.status.code == status)
    }
}
