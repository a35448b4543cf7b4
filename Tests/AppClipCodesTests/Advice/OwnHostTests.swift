// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import AppClipCodes

/// A3: no advice suggests a host that belongs to somebody else.
@Suite struct OwnHostTests {
    /// Hosts that have an owner as they are: an address, a registered domain, a name assigned by a service.
    @Test(arguments: [
        "1.2.3.4", "10.0.0.1", "fruta.github.io", "fruta.co.uk", "fruta.com.br", "fruta.vercel.app",
        "fruta.netlify.app", "fruta.pages.dev", "fruta.herokuapp.com", "fruta.myshopify.com",
        "fruta.s3.amazonaws.com", "fruta.blogspot.com", "fruta.wordpress.com", "fruta.webflow.io",
        "fruta.square.site", "fruta.ck", "fruta.shop.ck", "fruta.kawasaki.jp",
        "a.fruta.kawasaki.jp",
        "www.fruta", "www.github.io", "appclip.github.io", "fruta.example",
    ])
    func keepsAHostThatIsRegistered(_ host: String) throws {
        for rest in ["", "/menu/strawberry-blossom-honey-from-the-alps?lang=en&size=large"] {
            let url = try EncodableURL("https://\(host)\(rest)", spelling: .generator)
            for advice in url.advice() {
                let other = try EncodableURL(advice.url, spelling: .generator)
                #expect(other.host == url.host, "\(advice.kind): \(advice.url)")
            }
        }
    }

    /// Only labels before the registered domain are dropped.
    @Test(arguments: [
        ("a.fruta.github.io", "fruta.github.io"), ("a.fruta.co.uk", "fruta.co.uk"),
        ("a.b.fruta.example", "fruta.example"), ("www.fruta.com", "fruta.com"),
        ("shop.fruta.myshopify.com", "fruta.myshopify.com"),
        ("b.a.fruta.kawasaki.jp", "a.fruta.kawasaki.jp"), ("a.b.shop.ck", "b.shop.ck"),
    ])
    func dropsNoMoreThanSubdomains(_ host: String, registered: String) throws {
        let rest = "/menu/strawberry-blossom-honey-from-the-alps?lang=en"
        let url = try EncodableURL("https://\(host)\(rest)")
        let hosts = try Set(url.advice().map { try EncodableURL($0.url).host })
        #expect(hosts.count > 1)
        for other in hosts {
            #expect(other == registered || other.hasSuffix("." + registered), "\(other)")
        }
    }

    /// `appclip` is added before the domain of the owner, and not before its parent.
    @Test(
        arguments: [
            ("https://fruta.appclip.com", nil), ("https://fruta.appclip.co.uk", nil),
            ("https://eu.appclip.fruta.co.uk", "https://appclip.eu.fruta.co.uk"),
        ] as [(String, String?)]
    )
    func movesAppClipBelowItsOwner(_ text: String, moved: String?) throws {
        let advice = try EncodableURL(text).advice()
        #expect(advice.first { $0.kind == .moveAppClipSubdomain }?.url == moved)
    }

    @Test(arguments: [
        ("com", 1), ("fruta.com", 1), ("fruta.co.uk", 2), ("co.uk", 2), ("a.b.github.io", 2),
        ("fruta.shop.ck", 2), ("a.kawasaki.jp", 3), ("unknown.zz", 1),
    ])
    func countsTheLabelsOfPublicSuffixes(_ host: String, count: Int) {
        let labels = host.split(separator: ".").map(String.init)
        #expect(PublicSuffix.labelCount(of: labels) == count)
    }
}
