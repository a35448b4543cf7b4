// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import Testing

/// The ranges of the parts of a URL (RFC 3986, section 3 and appendix B).
struct URLPartsTests {
    /// The parts as strings.
    private struct Split: Equatable {
        var scheme, user, host, port: String?
        var path = ""
        var query, fragment: String?
    }

    private func split(_ text: String) -> Split {
        let parts = URLParts(text.utf8.span)
        let bytes = Array(text.utf8)
        func word(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        return Split(
            scheme: parts.scheme.map(word),
            user: parts.authority?.userInformation.map(word),
            host: (parts.authority?.host).map(word),
            port: parts.authority?.port.map(word),
            path: word(parts.path),
            query: parts.query.map(word),
            fragment: parts.fragment.map(word)
        )
    }

    @Test func splitsURLs() {
        #expect(
            split("http://www.ics.uci.edu/pub/ietf/uri/#Related")
                == Split(
                    scheme: "http",
                    host: "www.ics.uci.edu",
                    path: "/pub/ietf/uri/",
                    fragment: "Related"
                )
        )
        #expect(
            split("foo://bo:x@example.com:8042/over/there?name=ferret#nose")
                == Split(
                    scheme: "foo",
                    user: "bo:x",
                    host: "example.com",
                    port: "8042",
                    path: "/over/there",
                    query: "name=ferret",
                    fragment: "nose"
                )
        )
        #expect(split("urn:a:b") == Split(scheme: "urn", path: "a:b"))
        #expect(split("https://h") == Split(scheme: "https", host: "h"))
        #expect(
            split("https://h:?#")
                == Split(scheme: "https", host: "h", port: "", query: "", fragment: "")
        )
        #expect(
            split("https://[::1]:8443/")
                == Split(scheme: "https", host: "[::1]", port: "8443", path: "/")
        )
        #expect(split("https://[::1]") == Split(scheme: "https", host: "[::1]"))
        #expect(
            split("https://a@b@c/") == Split(scheme: "https", user: "a@b", host: "c", path: "/")
        )
    }

    @Test func splitsReferences() {
        #expect(split("") == Split())
        #expect(split("//h/p") == Split(host: "h", path: "/p"))
        #expect(split("/p:q") == Split(path: "/p:q"))
        #expect(split("p/q?r?s#t#u") == Split(path: "p/q", query: "r?s", fragment: "t#u"))
        #expect(split("?a:b") == Split(query: "a:b"))
        #expect(split("#a?b") == Split(fragment: "a?b"))
    }

    /// A combining mark after a slash is a separate byte.
    @Test func splitsBytes() {
        #expect(split("https://h/\u{301}a").path == "/\u{301}a")
        #expect(split("https://h\u{338}/a").host == "h\u{338}")
    }
}
