// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import CodeImages
import HTTPTypes
import NIOHTTP1
import Testing

@testable import MorselServer

struct ImageTests {
    private func image(_ address: String) async throws -> TestResponse {
        try await SampleSite.empty().get("localhost/.morsel/\(address)")
    }

    // A2, A14: the images have the same bytes as those of the command line.
    @Test func codesAreThoseOfTheCommandLine() async throws {
        let code = try await image("code.svg?url=https%3A%2F%2Fexample.com&logo=none&index=0")
        #expect(code.status == .ok)
        #expect(code.headers[.contentType] == "image/svg+xml")
        let style = CodeStyle(colors: ColorPair.templates[0], kind: .camera, logo: .none)
        #expect(code.bytes == (try AppClipCode("https://example.com", style: style).svg))
        let colors = try await image(
            "code.svg?url=https://example.com&foreground=FFFFFF&background=000000&type=nfc"
        )
        #expect(colors.status == .ok)
        #expect(colors.bytes != code.bytes)
        let png = try await image("code.png?url=https://example.com&size=64")
        #expect(png.headers[.contentType] == "image/png")
        #expect(png.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(Array(png.bytes[16..<20]) == [0, 0, 0, 64])
    }

    // A13: QR codes and tags have the unchanged URL.
    @Test func qrCodesAndTagsHaveTheURL() async throws {
        let qr = try await image("qr.svg?url=https://example.com/a%3Fb%3Dc%26d&level=H")
        let expected = try QRCode("https://example.com/a?b=c&d", level: .high, minimumVersion: nil)
        #expect(qr.bytes == Array(expected.svg().utf8))
        let png = try await image("qr.png?url=https://example.com&size=2")
        #expect(png.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        let tag = try await image("tag.ndef?url=https://example.com/a")
        #expect(tag.headers[.contentType] == "application/vnd.nfc.ndef")
        #expect(
            tag.bytes == [0xD1, 0x01, 0x0E, 0x55, 0x04] + Array("example.com/a".utf8)
        )
    }

    @Test(
        arguments: [
            ("code.svg", "url: missing"), ("code.svg?url=", "url: missing"),
            ("qr.svg?", "url: missing"), ("tag.ndef", "url: missing"),
            ("tag.ndef?url=pineapple", "url: scheme: The URL must start with https://."),
            ("code.svg?url=http://example.com", "url: scheme"),
            ("code.svg?url=https://example.com/\(String(repeating: "qx", count: 40))", "holds 128"),
            ("code.svg?url=https://a.com&index=18", "index: must be between 0 and 17"),
            ("code.svg?url=https://a.com&index=-1", "index: must be between 0 and 17"),
            (
                "code.svg?url=https://a.com&index=99999999999999999999",
                "index: must be between 0 and 17"
            ),
            (
                "code.svg?url=https://a.com&foreground=121212&background=101010",
                "too little contrast"
            ),
            (
                "code.svg?url=https://a.com&foreground=12&background=000000",
                "foreground: must be six"
            ),
            ("code.svg?url=https://a.com&foreground=000000", "background: missing"),
            ("code.svg?url=https://a.com&type=x", "type: must be cam or nfc"),
            ("code.svg?url=https://a.com&logo=x", "logo: must be badge or none"),
            ("code.png?url=https://a.com&size=0", "size: must be between 16 and 3600"),
            ("code.png?url=https://a.com&size=1000000", "size: must be between 16 and 3600"),
            ("code.png?url=https://a.com&size=x", "size: must be between 16 and 3600"),
            ("qr.svg?url=https://a.com&level=X", "level: must be L, M, Q or H"),
            ("qr.png?url=https://a.com&size=65", "size: must be between 1 and 64"),
            ("qr.svg?url=https://a.com/\(String(repeating: "x", count: 4_000))", "url: "),
            (
                "qr.png?size=64&url=https://a.com/\(String(repeating: "x", count: 1_000))",
                "use at most"
            ),
            ("qr.png?url=https://a.com&size=x", "size: must be between 1 and 64"),
        ]
    )
    func invalidParameterIsNamedInOneLine(_ address: String, sentence: String) async throws {
        let response = try await image(address)
        #expect(response.status == .badRequest)
        #expect(response.headers[.contentType] == "text/plain; charset=utf-8")
        #expect(response.text.contains(sentence), "\(response.text)")
        #expect(response.text.hasSuffix(".\n"))
        #expect(response.text.count(where: \.isNewline) == 1)
        #expect(response.headers[.cacheControl] == "no-store")
    }

    /// A13: while too many images wait, further visitors are told to try again later, and other
    /// requests are answered; an image that was drawn is cached.
    @Test func imagesWaitInABoundedQueue() async throws {
        let renderer = ImageRenderer()
        func request(_ number: Int) -> ImageRequest {
            let values = ["url": "https://example.com/?p=\(number)", "size": "1024"]
            return ImageRequest("code.png") { values[$0] }
        }
        let statuses = await withTaskGroup { group in
            for number in 0..<ImageRenderer.mostWaiting + 8 {
                group.addTask { await renderer.response(to: request(number)) }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        let refused = statuses.filter { $0.status == .serviceUnavailable }
        #expect(refused.count <= 8)
        #expect(refused.allSatisfy { $0.retryAfter != nil })
        #expect(statuses.count { $0.status == .ok } >= ImageRenderer.mostWaiting)
        let again = await renderer.response(to: request(0))
        #expect(again.status == .ok)
    }
}
