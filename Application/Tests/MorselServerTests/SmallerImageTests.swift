// SPDX-License-Identifier: Apache-2.0

import HTTPTypes
import MorselRegistry
import MorselRegistryTesting
import Testing

@testable import MorselServer

struct SmallerImageTests {
    private static let digest = String(repeating: "0a", count: 32)

    @Test(arguments: SmallerImage.widths)
    func nameHasDigestAndWidth(_ width: Int) throws {
        let image = try #require(SmallerImage("\(Self.digest)/\(width).webp"))
        #expect(image.digest.text == Self.digest && image.width == width)
        #expect(SmallerImage.sources(of: Self.digest).contains("/\(width).webp \(width)w"))
    }

    @Test(
        arguments: [
            "\(digest)/401.webp", "\(digest)/400.png", "\(digest)/400", "\(digest)/", "\(digest)",
            "/400.webp", "0a/400.webp", "\(digest)/400.webp/", "\(digest)//400.webp", "",
            "\(digest)/99999999999999999999.webp", "\(digest)/-400.webp", "\(digest)/+400.webp",
        ]
    )
    func otherNamesAreNotFound(_ name: String) async throws {
        #expect(SmallerImage(name[...]) == nil)
        let site = try await SampleSite()
        #expect(try await site.get("fruta.example/.morsel/image/\(name)").status == .notFound)
    }

    /// The card names versions of its image, and each is a WebP file of its width.
    @Test func cardNamesImagesForScreens() async throws {
        let site = try await SampleSite()
        let page = try await site.get("fruta.example/")
        let names = page.text.matches(
            of: /(\/\.morsel\/image\/[0-9a-f]{64}\/[0-9]+\.webp) ([0-9]+)w/
        )
        #expect(names.count == SmallerImage.widths.count)
        let whole = try #require(page.text.firstMatch(of: /src="([^"]*blob[^"]*)" srcset/))
        let file = try await site.get("fruta.example\(whole.output.1)")
        for name in names {
            let image = try await site.get("fruta.example\(name.output.1)")
            #expect(image.status == .ok)
            #expect(image.bytes.count <= file.bytes.count)
            #expect(image.headers[.cacheControl] == "public, max-age=31536000, immutable")
            guard image.headers[.contentType] == "image/webp" else {
                // The sample is so simple that its PNG is smaller.
                #expect(image.bytes == file.bytes)
                continue
            }
            #expect(String(decoding: image.bytes[8..<12], as: UTF8.self) == "WEBP")
        }
    }

    // C9: a host serves the images of its own clips, in every size.
    @Test func otherHostsDoNotServeIt() async throws {
        let site = try await SampleSite()
        try await site.publish("salad", hosts: ["salad.example"])
        let page = try await site.get("fruta.example/")
        let name = try #require(
            page.text.firstMatch(of: /\/\.morsel\/image\/[0-9a-f]{64}\/400\.webp/)
        )
        #expect(try await site.get("fruta.example\(name.output)").status == .ok)
        #expect(try await site.get("nobody.example\(name.output)").status == .notFound)
        let unknown = "/.morsel/image/\(Self.digest)/400.webp"
        #expect(try await site.get("fruta.example\(unknown)").status == .notFound)
    }

    /// A file that cannot be decoded is sent as it is.
    @Test func damagedImageIsSentAsItIs() throws {
        let image = try #require(SmallerImage("\(Self.digest)/400.webp"))
        let bytes = Array(Sample.png().dropLast(20))
        let file = SiteResponse(contentType: "image/png", bytes: bytes)
        let response = image.response(of: file, bytes)
        #expect(response.contentType == "image/png" && response.body.count == bytes.count)
    }

    /// An image that no card can have is not decoded, however few bytes it has.
    @Test func hugeImageIsSentAsItIs() throws {
        let image = try #require(SmallerImage("\(Self.digest)/400.webp"))
        var bytes = Sample.png()
        // The width in the header: 16,384 pixels.
        bytes.replaceSubrange(16..<20, with: [0, 0, 0x40, 0])
        let file = SiteResponse(contentType: "image/png", bytes: bytes)
        let response = image.response(of: file, bytes)
        #expect(response.contentType == "image/png" && response.body.count == bytes.count)
    }
}
