// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes
import Testing

struct RegisteredURLTests {
    /// C-16 to C-20, C-23, C-61, O-14: URLs that a registered URL covers.
    @Test(arguments: [
        // C-19: itself.
        ("https://c.example/store/", "https://c.example/store/"),
        ("https://c.example/store?a=1", "https://c.example/store?a=1"),
        // C-17: URLs that add path or query.
        ("https://b.example/rent", "https://b.example/rent?id=77"),
        ("https://b.example/rent", "https://b.example/rent/77"),
        ("https://b.example/rent", "https://b.example/rent/77?a=1#here"),
        // C-20, C-23: trailing slashes make no difference.
        ("https://example.com/", "https://example.com"),
        ("https://example.com", "https://example.com/"),
        ("https://c.example/store/", "https://c.example/store"),
        ("https://c.example/store", "https://c.example/store/"),
        ("https://c.example/store//", "https://c.example/store"),
        ("https://c.example/store/", "https://c.example/store//cup"),
        // O-14: items in order; and the rest of the path is free.
        ("https://c.example/?type=x", "https://c.example/?type=x&id=7"),
        ("https://c.example/?a=1&b=2", "https://c.example/?a=1&b=2&c=3"),
        ("https://c.example/a?type=x", "https://c.example/a/b?type=x&id=7"),
        ("https://c.example/a?type=x", "https://c.example/a/?type=x"),
        // Case of scheme and host.
        ("https://C.example/Menu", "HTTPS://c.EXAMPLE/Menu/lunch"),
        ("https://c.example", "https://c.example#top"),
    ])
    func covers(_ registered: String, _ invocation: String) throws {
        let url = try RegisteredURL(InvocationURL(registered))
        #expect(url.covers(try InvocationURL(invocation)))
    }

    /// C-18, C-61, O-14: URLs that it does not cover.
    @Test(arguments: [
        // C-18: components are compared as a whole.
        ("https://b.example/rent", "https://b.example/rental"),
        ("https://b.example/rent", "https://b.example/ren"),
        ("https://b.example/rent/77", "https://b.example/rent/7"),
        ("https://b.example/rent/77", "https://b.example/rent"),
        ("https://b.example/rent", "https://b.example/rent%2F77"),
        // C-61: hosts must be equal.
        ("https://seeds.example/x", "https://www.seeds.example/x"),
        ("https://seeds.example", "https://seeds.example.org"),
        ("https://appclip.seeds.example", "https://seeds.example/x"),
        // O-14: whole items, the first ones, in order.
        ("https://c.example/?type=x", "https://c.example/?type=xy"),
        ("https://c.example/?type=x", "https://c.example/?id=7&type=x"),
        ("https://c.example/?a=1&b=2", "https://c.example/?b=2&a=1"),
        ("https://c.example/?a=1&b=2", "https://c.example/?a=1"),
        ("https://c.example/?a=1", "https://c.example/"),
        ("https://c.example/?a", "https://c.example/?a="),
        // Case and percent-encoding matter after the host.
        ("https://c.example/Menu", "https://c.example/menu"),
        ("https://c.example/a%2fb", "https://c.example/a%2Fb"),
        ("https://c.example/menu", "https://c.example/menu/../rent"),
    ])
    func doesNotCover(_ registered: String, _ invocation: String) throws {
        let url = try RegisteredURL(InvocationURL(registered))
        #expect(!url.covers(try InvocationURL(invocation)))
    }

    @Test(arguments: [
        ("https://c.example/a#b", RegisteredURL.RegistrationError.fragment),
        (
            "https://c.example" + String(repeating: "/a", count: 32), .tooManyPathComponents(32)
        ),
        (
            "https://c.example/?a" + String(repeating: "&a", count: 31), .tooManyQueryItems(32)
        ),
    ])
    func rejects(_ text: String, _ fault: RegisteredURL.RegistrationError) {
        #expect(throws: fault) { try RegisteredURL(InvocationURL(text)) }
    }

    @Test func acceptsURLsAtTheLimits() throws {
        let path = String(repeating: "/a", count: Limits.registeredPathComponents)
        let query = "a" + String(repeating: "&a", count: Limits.registeredQueryItems - 1)
        let url = try RegisteredURL(InvocationURL("https://c.example\(path)?\(query)"))
        #expect(url.pathComponentCount == Limits.registeredPathComponents)
        #expect(url.queryItemCount == Limits.registeredQueryItems)
    }

    /// C-15, C-23, O-13: the same URL, spelled in two ways.
    @Test func equalWhenTheyCoverTheSame() throws {
        func url(_ text: String) throws -> RegisteredURL { try RegisteredURL(InvocationURL(text)) }
        #expect(try url("https://C.example") == url("https://c.example/"))
        #expect(try url("https://c.example/store/?a=1") == url("https://c.example/store?a=1"))
        #expect(try url("https://c.example/store") != url("https://c.example/Store"))
        #expect(try url("https://c.example/?a") != url("https://c.example/a"))
    }
}
