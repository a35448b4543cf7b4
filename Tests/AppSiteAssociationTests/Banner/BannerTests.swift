// SPDX-License-Identifier: Apache-2.0

import AppClipTypes
import AppSiteAssociation
import Testing

/// B6: the Smart App Banner.
struct BannerTests {
    /// B-28: comma-separated values, also with a line break as in Apple's listing.
    @Test(arguments: [
        "app-id=123456789, app-clip-bundle-id=com.example.fruta.Clip, app-clip-display=card",
        "app-clip-bundle-id=com.example.fruta.Clip,\n      app-id=123456789,app-clip-display=card",
        " App-ID = 123456789 ,, app-clip-bundle-id=com.example.fruta.Clip,APP-CLIP-DISPLAY=card,",
    ])
    func values(_ content: String) {
        let banner = SmartAppBanner(content: content)
        #expect(banner.app == "123456789")
        #expect(banner.clipBundle == "com.example.fruta.Clip")
        #expect(banner.display == "card")
        #expect(banner.argument == nil && banner.unknown.isEmpty && banner.repeated.isEmpty)
    }

    @Test func otherValues() {
        let banner = SmartAppBanner(
            content: "app-argument=a=b, app-id, affiliate-data=x, y=1, app-id=2"
        )
        #expect(banner.argument == "a=b")
        #expect(banner.app == "")
        #expect(banner.unknown == ["y"])
        #expect(banner.repeated == ["app-id"])
    }

    /// B-28, B-29, B-30: the tag that is written can be read again, without findings.
    @Test func writes() throws {
        let banner = SmartAppBanner(
            clipBundle: "com.example.fruta.Clip",
            app: "123456789",
            display: SmartAppBanner.cardDisplay
        )
        #expect(
            banner.tag
                == "<meta name=\"apple-itunes-app\" content=\"app-id=123456789, "
                + "app-clip-bundle-id=com.example.fruta.Clip, app-clip-display=card\">"
        )
        #expect(SmartAppBanner(content: banner.content) == banner)
        #expect(
            SmartAppBanner.imageTag("https://fruta.example/a.png?x=1&y=\"<")
                == "<meta property=\"og:image\" "
                + "content=\"https://fruta.example/a.png?x=1&amp;y=&quot;&lt;\">"
        )
    }

    private static let rows: [(String?, [PageTags.Finding.Code])] = [
        ("app-id=1, app-clip-bundle-id=com.e.App.Clip, app-clip-display=card", []),
        ("app-id=1, app-clip-bundle-id=com.e.App.Clip", [.displayMissing]),
        ("app-id=1, app-clip-bundle-id=com.e.App.Clip, app-clip-display=banner", [.display]),
        ("app-clip-bundle-id=com.e.App.Clip, app-clip-display=card", [.appMissing]),
        ("app-id=id1, app-clip-bundle-id=com.e.App.Clip, app-clip-display=card", [.appNumber]),
        ("app-id=1, app-clip-display=card", [.clipMissing]),
        ("app-id=1, app-clip-bundle-id=com.e.App, app-clip-display=card", [.appInClipsStead]),
        ("app-id=1, app-clip-bundle-id=com.e.Other.Clip, app-clip-display=card", [.otherClip]),
        (
            "app-id=1, app-clip-bundle-id=ABCDE12345.com.e.App.Clip, app-clip-display=card",
            [.clipWithPrefix]
        ),
        ("app-id=1, app-clip-bundle-id=com e, app-clip-display=card", [.clipIdentifier]),
        (
            "app-id=1, app-clip-bundle-id=com.e.App.Clip, app-clip-display=card, app-argument=x",
            [.argument]
        ),
        ("app-id=1, app-clip-bundle-id=com.e.App.Clip, app-clip-display=card, x=1", [.unknownName]),
        (nil, [.contentMissing, .clipMissing, .appMissing, .displayMissing]),
    ]

    /// B-28, B-29, B-30, B-31, B-33.
    @Test(arguments: rows)
    func finds(_ content: String?, _ codes: [PageTags.Finding.Code]) throws {
        let tags = PageTags(
            banners: [PageTags.Tag(content: content, line: 3)],
            images: [PageTags.Tag(content: "https://e.com/a.png", line: 4)]
        )
        let findings = tags.findings(
            clip: try BundleIdentifier("com.e.App.Clip"),
            app: try BundleIdentifier("com.e.App")
        )
        #expect(findings.map(\.code) == codes)
        #expect(findings.allSatisfy { $0.line == 3 })
    }

    /// B-32: sharing in Messages needs an image.
    ///
    /// D-27: without a tag there is no banner.
    @Test func missingTags() {
        #expect(PageTags().findings().map(\.code) == [.bannerMissing, .imageMissing])
        #expect(PageTags().findings().map(\.code.rule) == ["D-27", "B-32"])
        let relative = PageTags(images: [PageTags.Tag(content: "/a.png", line: 1)])
        #expect(relative.findings().map(\.code) == [.bannerMissing, .imageAddress])
    }

    @Test func furtherTags() {
        let content = "app-id=1, app-clip-bundle-id=com.e.App.Clip, app-clip-display=card"
        let tags = PageTags(
            banners: [
                PageTags.Tag(content: content, line: 1, isInHead: false),
                PageTags.Tag(content: "app-id=2", line: 9),
            ],
            images: [PageTags.Tag(content: "HTTPS://e.com/a.png", line: 4)]
        )
        #expect(tags.findings().map(\.code) == [.bannerOutsideHead, .furtherBanner])
        #expect(tags.findings().map(\.line) == [1, 9])
        #expect(tags.banner?.app == "1")
    }

    @Test func idsAreUnique() {
        let codes = PageTags.Finding.Code.allCases
        #expect(Set(codes.map(\.rawValue)).count == codes.count)
    }
}
