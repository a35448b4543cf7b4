// SPDX-License-Identifier: Apache-2.0

import AppClipTypes
import Testing

/// References, resolved against a URL (RFC 3986, section 5.4, as far as they are `https` URLs).
struct ResolvingTests {
    @Test(arguments: [
        ("g", "https://a/b/c/g"), ("./g", "https://a/b/c/g"), ("g/", "https://a/b/c/g/"),
        ("/g", "https://a/g"), ("//g", "https://g/"), ("?y", "https://a/b/c/d;p?y"),
        ("g?y", "https://a/b/c/g?y"), ("#s", "https://a/b/c/d;p?q#s"), ("g#s", "https://a/b/c/g#s"),
        ("g?y#s", "https://a/b/c/g?y#s"), (";x", "https://a/b/c/;x"), ("", "https://a/b/c/d;p?q"),
        (".", "https://a/b/c/"), ("./", "https://a/b/c/"), ("..", "https://a/b/"),
        ("../g", "https://a/b/g"), ("../..", "https://a/"), ("../../g", "https://a/g"),
        ("../../../g", "https://a/g"), ("/./g", "https://a/g"), ("/../g", "https://a/g"),
        ("g.", "https://a/b/c/g."), ("..g", "https://a/b/c/..g"), ("./../g", "https://a/b/g"),
        ("g/./h", "https://a/b/c/g/h"), ("g/../h", "https://a/b/c/h"),
        ("g?y/../x", "https://a/b/c/g?y/../x"), ("https://g/x", "https://g/x"),
    ])
    func resolves(_ reference: String, _ expected: String) throws {
        let base = try InvocationURL("https://a/b/c/d;p?q#f")
        let found = try InvocationURL(reference, relativeTo: base)
        #expect(try found == InvocationURL(expected))
    }

    @Test(arguments: ["http://g", "g:h", "//", "//a:80/", "mailto:a@b"])
    func refusesWhatInvokesNothing(_ reference: String) throws {
        let base = try InvocationURL("https://a/b")
        #expect(throws: InvocationURL.ParsingError.self) {
            try InvocationURL(reference, relativeTo: base)
        }
    }
}
