// SPDX-License-Identifier: Apache-2.0

import BrowserFoundation
import Foundation
import SeededRandom
import Testing

/// URLs are parsed in a browser as they are natively.
struct AgreementTests {
    @Test(arguments: [
        "https://fruta.example/smoothie?smoothie=berry-blue#top", "https://fruta.example",
        "https://fruta.example/", "https://fruta.example?", "https://fruta.example#",
        "https://fruta.example?#", "HTTPS://Fruta.Example/A",
        "https://user:pass@fruta.example:8080/a", "https://u:p:q@h/", "https://a@b@c/",
        "https://u^@h/", "https://u:%zz@h/", "https://@a/", "https://u@/x", "https://:80/",
        "https:///a", "https://", "https:", "https:a/b", "//a/b", "//", "///", "////a", "//@/",
        "/menu?x#y?z", "/a:b", "a/b", "a/b:c", "?q", "#f", "a@b:c", "a b@c:d", "b[c]:d",
        "a:b:c d", "a b/c:d", "a b:c", "x&y:z", "1a:b", "+a:b", "ht tp://a", "mailto:a@b",
        "https://[::1]:8080/", "https://[::1]:/", "https://[]/", "https://[::1]x/",
        "https://[::1/", "https://h]/", "https://a b/", "https://a^b/", "https://a\\b/",
        "https://a%20b/", "https://%ff/", "https://%41/", "https://a%zzb/", "https://a_b!c/",
        "https://h:8x/", "https://h:080/", "https://h:99999/", "https://a/%", "https://a/%4",
        "https://a/%zz%20", "https://a/%C3", "https://a/%C3%A9", "https://a/%2F/", "https://a/x/",
        "https://a/x//", "https://a//", "https://a/b//c/", "https://a/.", "https://a/../b",
        "https://a/;x", "https://a/x y", "https://a/|", "https://a/{x}", "https://a/\u{301}",
        "https://a/é/%20", "https://a/\u{7f}", "https://a/%00", "a\nb", "https://a?x=%",
        "https://a?x=%zz&y=%20", "https://a?%ff=1", "https://a?x=%ff&y=1", "https://a?x=%C3%A9+b",
        "https://a?é=1", "https://a?a[]=1&b=%20", "https://a?a=1&a=2&&=&b",
        "https://a?a%3Db=c%26d", "https://a?b=c?d/e", "https://a#%80", "https://a#x y",
        "https://a#[x]", "https://a#b#c", "https://a#%zz",
    ])
    func agreesWithFoundation(_ text: String) {
        #expect(Reading(text) == Reading(inFoundation: text))
    }

    /// Random texts of significant characters; the seed is the argument.
    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func agreesOnRandomAddresses(_ seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let pieces = [
            "a", "B", "7", "-", ".", "_", "/", "/", "?", "#", "=", "&", "+", "%20", "%2F", "%C3%A9",
            "%ff", "%", "%4", "[", "]", "@", ":", " ", "é", "\"", "|", "!", ";", "~", "//",
        ]
        let beginnings = ["https://h.example", "https://h", "https://u@h:80", "/", "", "https://"]
        for _ in 0..<500 {
            var text = beginnings[Int(random.next() % UInt64(beginnings.count))]
            for _ in 0..<(random.next() % 12) {
                text += pieces[Int(random.next() % UInt64(pieces.count))]
            }
            // The differences that the table below lists.
            guard !isListed(text) else { continue }
            #expect(Reading(text) == Reading(inFoundation: text))
        }
    }

    private func isListed(_ text: String) -> Bool {
        if text.hasPrefix(":") { return true }
        guard let slashes = text.range(of: "//") else { return false }
        let authority = text[slashes.upperBound...].prefix { !"/?#".contains($0) }
        let host = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
        return !host.utf8.allSatisfy { $0 < 0x80 } || host.hasPrefix("[") && host.contains("%")
    }

    /// The cases in which the two differ: the result of ours, and that of Foundation.
    @Test(
        arguments: [
            // A browser's module has no tables for international names.
            ("https://caf\u{E9}.example", nil, "https://xn--caf-dma.example"),
            // A scheme without a name.
            (":b", nil, ":b"),
            // Zones and other percent signs in brackets.
            ("https://[::1%25en0]/", nil, "https://[::1%25en0]/"),
        ] as [(String, String?, String?)]
    )
    func differs(_ text: String, ours: String?, theirs: String?) {
        #expect(BrowserFoundation.URL(string: text)?.absoluteString == ours)
        #expect(Foundation.URL(string: text)?.absoluteString == theirs)
    }

    /// The parsed parts of a URL.
    private struct Reading: Equatable {
        var address: [String?] = []
        var components: [String?] = []
        var items: [[String?]]?

        init(_ text: String) {
            guard let url = BrowserFoundation.URL(string: text) else { return }
            address = [
                url.absoluteString, url.scheme, url.host, url.path, url.query, url.fragment,
            ]
            guard
                let parts = BrowserFoundation.URLComponents(
                    url: url,
                    resolvingAgainstBaseURL: true
                )
            else { return }
            components = [parts.scheme, parts.host, parts.path, parts.fragment]
            items = parts.queryItems?.map { [$0.name, $0.value] }
        }

        init(inFoundation text: String) {
            guard let url = Foundation.URL(string: text) else { return }
            address = [
                url.absoluteString, url.scheme, url.host, url.path, url.query, url.fragment,
            ]
            guard
                let parts = Foundation.URLComponents(url: url, resolvingAgainstBaseURL: true)
            else { return }
            components = [parts.scheme, parts.host, parts.path, parts.fragment]
            items = parts.queryItems?.map { [$0.name, $0.value] }
        }
    }
}
