import AppClip
import Testing

struct URLTests {
    @Test(
        arguments: [
            (
                "https://fruta.example/smoothie?smoothie=berry-blue#top",
                "https", "fruta.example", "/smoothie", "smoothie=berry-blue", "top"
            ),
            ("https://user:pass@fruta.example:8080/a", "https", "fruta.example", "/a", nil, nil),
            ("https://[::1]:8080/", "https", "[::1]", "/", nil, nil),
            ("https://fruta.example", "https", "fruta.example", "", nil, nil),
            ("https://fruta.example?", "https", "fruta.example", "", "", nil),
            ("/menu?x#y?z", nil, nil, "/menu", "x", "y?z"),
            ("/a:b", nil, nil, "/a:b", nil, nil),
            ("https:///a", "https", nil, "/a", nil, nil),
        ] as [(String, String?, String?, String, String?, String?)]
    )
    func parts(
        _ text: String,
        scheme: String?,
        host: String?,
        path: String,
        query: String?,
        fragment: String?
    ) throws {
        let url = try #require(URL(string: text))
        #expect(url.absoluteString == text)
        #expect(url.scheme == scheme)
        #expect(url.host == host)
        #expect(url.path == path)
        #expect(url.query == query)
        #expect(url.fragment == fragment)
    }

    @Test(arguments: ["", "https://a b", "https://caf\u{E9}.example", "https://a/\u{301}", "a\nb"])
    func rejects(_ text: String) {
        #expect(URL(string: text) == nil)
    }

    @Test func boundsTheLength() {
        #expect(URL(string: String(repeating: "a", count: URL.maximumLength)) != nil)
        #expect(URL(string: String(repeating: "a", count: URL.maximumLength + 1)) == nil)
    }

    @Test(
        arguments: [
            ("https://a.example", nil),
            ("https://a.example?", []),
            ("https://a.example?smoothie=berry-blue", [("smoothie", "berry-blue")]),
            ("https://a.example?a&b=&=c&", [("a", nil), ("b", ""), ("", "c"), ("", nil)]),
            ("https://a.example?n=A%20%26%20B+C%C3%A9=", [("n", "A & B+C\u{E9}=")]),
        ] as [(String, [(String, String?)]?)]
    )
    func queryItems(_ text: String, expected: [(String, String?)]?) throws {
        let url = try #require(URL(string: text))
        let components = try #require(NSURLComponents(url: url, resolvingAgainstBaseURL: true))
        #expect(components.queryItems == expected?.map { URLQueryItem(name: $0.0, value: $0.1) })
    }

    @Test(arguments: [
        "https://a?x=%", "https://a?x=%4", "https://a?x=%zz", "https://a?%ff=1",
        "https://a/%C3", "https://a#%80",
    ])
    func refusesWhatDoesNotDecode(_ text: String) throws {
        let url = try #require(URL(string: text))
        #expect(URLComponents(url: url, resolvingAgainstBaseURL: false) == nil)
    }
}
