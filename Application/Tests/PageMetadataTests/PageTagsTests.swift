// SPDX-License-Identifier: Apache-2.0

import AppSiteAssociation
import PageMetadata
import SeededRandom
import TestPrograms
import Testing

/// The tags of real pages (feature B6).
struct PageTagsTests {
    private func tags(_ page: String) -> PageTags { PageTags(html: Array(page.utf8)) }

    // B-28: the tag in every form that pages use.
    @Test(arguments: [
        "<meta name=\"apple-itunes-app\" content=\"app-clip-bundle-id=a.b\">",
        "<META NAME='Apple-iTunes-App' CONTENT='app-clip-bundle-id=a.b'/>",
        "<!doctype html><html><head><meta content=app-clip-bundle-id=a.b name=apple-itunes-app>",
        "<meta\n name=\"apple-itunes-app\"\n content=\"app-clip-bundle-id=a&#46;b\"\n>",
        "<head><title>x</title><script>if (a<b) {}</script><meta name=apple-itunes-app content=\"app-clip-bundle-id=a.b\"></head><body>",
        "\u{FEFF}<meta name=apple-itunes-app content=\"app-clip-bundle-id=a.b\"><p>unclosed <b>",
    ])
    func findsTheBanner(_ page: String) {
        let tags = tags(page)
        #expect(tags.banners.count == 1)
        #expect(tags.banner?.clipBundle == "a.b")
    }

    @Test(arguments: [
        "", "<p>", "no tags at all", "\0\u{1}<", "<meta>", "<meta content=x>",
        "<!-- <meta name=apple-itunes-app content=\"app-clip-bundle-id=a.b\"> -->",
        "<script>'<meta name=apple-itunes-app content=x>'</script>",
    ])
    func findsNothing(_ page: String) {
        #expect(tags(page).banners.isEmpty)
    }

    // B-32: the image for Messages has its own tag.
    @Test func findsTheImage() {
        let tags = tags(
            "<html>\n<head>\n<meta property=\"og:image\" content=\"https://a.example/b.png\">\n</head>"
        )
        #expect(tags.images.map(\.content) == ["https://a.example/b.png"])
        #expect(tags.images.map(\.line) == [3])
        #expect(tags.images.map(\.isInHead) == [true])
    }

    @Test func findsATagInTheBody() {
        let tags = tags("<body><div><p>x</p><meta name=apple-itunes-app content=y></div></body>")
        #expect(tags.banners.map(\.isInHead) == [false])
    }

    // Nothing in a page is run, fetched or followed, and no page takes too long.
    @Test func survivesHostilePages() {
        let entity = "<!DOCTYPE html [<!ENTITY a SYSTEM \"file:///etc/passwd\">]><p>&a;"
        #expect(tags(entity).banners.isEmpty)
        for part in [
            "<b>", "<p a=b ", "<meta name=apple-itunes-app ", "&#", "</x>", "<!--", "<table>",
        ] {
            _ = tags(String(repeating: part, count: 20_000))
        }
        var random = SplitMix64(seed: 5)
        let seed = Array("<head><meta name=\"apple-itunes-app\" content=\"a=b\"><p>x".utf8)
        for _ in 0..<500 {
            var page = seed
            for _ in 0..<8 {
                page[Int.random(in: page.indices, using: &random)] = .random(
                    in: 0...255,
                    using: &random
                )
            }
            _ = PageTags(html: page)
        }
    }
}
