import AppClipTypes
import Testing

@testable import MorselServer

struct RequestedHostTests {
    @Test(
        arguments: [
            ("fruta.example", "fruta.example", false, false),
            ("fruta.example:443", "fruta.example", false, false),
            ("FRUTA.Example:8080", "fruta.example", false, false),
            ("fruta.example.", "fruta.example", false, false),
            ("fruta.example.:8080", "fruta.example", false, false),
            ("fruta.example.localhost:8080", "fruta.example", true, false),
            ("Fruta.Example.LocalHost", "fruta.example", true, false),
            ("fruta.example.localhost.:8080", "fruta.example", true, false),
            ("localhost", "localhost", true, true),
            ("localhost:8080", "localhost", true, true),
            ("127.0.0.1:8080", "127.0.0.1", true, true),
            ("127.0.0.2", "127.0.0.2", false, true),
            ("[::1]", "[::1]", true, true),
            ("[::1]:8080", "[::1]", true, true),
            ("[2001:db8::7]:8080", "[2001:db8::7]", false, false),
            ("", "", true, true),
            (":8080", "", true, true),
            ("notlocalhost", "notlocalhost", false, false),
            ("127.example", "127.example", false, false),
        ]
    )
    func readsAuthorities(_ authority: String, name: String, isLocal: Bool, isServer: Bool) {
        let host = RequestedHost(authority: authority)
        #expect(host.name == name)
        #expect(host.isLocal == isLocal)
        #expect(host.isServer == isServer)
    }

    @Test(
        arguments: [
            ("https://fruta.example", 8_080, "http://fruta.example.localhost:8080/"),
            ("https://Fruta.example/a?b=c", nil, "http://fruta.example.localhost/a?b=c"),
        ] as [(String, Int?, String)]
    )
    func writesTheAddressOnThisMachine(_ url: String, port: Int?, address: String) throws {
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
    func readsTheLanguagesOfTheVisitor(_ header: String, tags: [String]) {
        #expect(Language.wishes(header).map(\.tag) == tags)
    }

    @Test func readsTenLanguagesAtTheMost() {
        let header = Array(repeating: "en", count: 1_000).joined(separator: ",")
        #expect(Language.wishes(header).count == 10)
    }
}
