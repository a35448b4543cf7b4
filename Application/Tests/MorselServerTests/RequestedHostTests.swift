// SPDX-License-Identifier: Apache-2.0

import AppClipTypes
import Testing

@testable import MorselServer

struct RequestedHostTests {
    @Test(
        arguments: [
            ("fruta.example", "fruta.example", false),
            ("fruta.example:443", "fruta.example", false),
            ("FRUTA.Example:8080", "fruta.example", false),
            ("fruta.example.", "fruta.example", false),
            ("fruta.example.:8080", "fruta.example", false),
            ("fruta.example.localhost:8080", "fruta.example", false),
            ("Fruta.Example.LocalHost", "fruta.example", false),
            ("fruta.example.localhost.:8080", "fruta.example", false),
            ("localhost", "localhost", true),
            ("localhost:8080", "localhost", true),
            ("127.0.0.1:8080", "127.0.0.1", true),
            ("127.0.0.2", "127.0.0.2", true),
            ("[::1]", "[::1]", true),
            ("[::1]:8080", "[::1]", true),
            ("[2001:db8::7]:8080", "[2001:db8::7]", false),
            ("", "", true),
            (":8080", "", true),
            ("notlocalhost", "notlocalhost", false),
            ("127.example", "127.example", false),
        ]
    )
    func authorityGivesHostWithoutPort(_ authority: String, name: String, isServer: Bool) {
        let host = RequestedHost(authority: authority)
        #expect(host.name == name)
        #expect(host.isServer == isServer)
    }

    @Test(
        arguments: [
            ("https://fruta.example", 8_080, "http://fruta.example.localhost:8080/"),
            ("https://Fruta.example/a?b=c", nil, "http://fruta.example.localhost/a?b=c"),
        ] as [(String, Int?, String)]
    )
    func localAddressHasTheHostUnderLocalhost(_ url: String, port: Int?, address: String) throws {
        #expect(try InvocationURL(url).localText(port: port) == address)
    }

    @Test(
        arguments: [
            ("de", ["de"]), ("de-CH, de;q=0.9,en ;q=0.8", ["de-CH", "de", "en"]), ("*", []),
            ("", []), (",,;q=1,\u{7F}", []), ("x, fr", ["fr"]),
            ("en;q=0.3, de;q=0.7", ["de", "en"]),
            ("de;q=0, en", ["en"]), ("en;q=abc, de", ["de"]),
        ]
    )
    func languagesAreInTheOrderOfTheirWeights(_ header: String, tags: [String]) {
        #expect(Language.preferred(in: header).map(\.tag) == tags)
    }

    @Test func atMostTenLanguagesAreRead() {
        let header = Array(repeating: "en", count: 1_000).joined(separator: ",")
        #expect(Language.preferred(in: header).count == 10)
    }
}
