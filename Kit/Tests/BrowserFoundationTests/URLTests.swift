// SPDX-License-Identifier: Apache-2.0

import BrowserFoundation
import Testing

struct URLTests {
    @Test func boundsTheLength() {
        #expect(URL(string: "") == nil)
        #expect(URL(string: String(repeating: "a", count: URL.maximumLength)) != nil)
        #expect(URL(string: String(repeating: "a", count: URL.maximumLength + 1)) == nil)
    }

    /// D-08: a valid URL stays unchanged, byte by byte.
    @Test(arguments: ["https://a.example/%7e?x=%2f#%C3%a9", "HTTPS://A.Example:0443/../b?&&=#"])
    func keepsTheText(_ text: String) {
        #expect(URL(string: text)?.absoluteString == text)
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

    /// E7: a store has a name or belongs to the clip itself.
    @Test func storesAreNamed() {
        #expect(UserDefaults(suiteName: "") == nil)
        #expect(UserDefaults(suiteName: nil)?.suiteName == nil)
        #expect(UserDefaults(suiteName: "group.example.fruta")?.suiteName == "group.example.fruta")
    }
}
