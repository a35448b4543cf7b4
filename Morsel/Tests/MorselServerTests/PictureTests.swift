import AppClipCodes
import HTTPTypes
import Hummingbird
import MorselPictures
import Testing

@testable import MorselServer

struct PictureTests {
    private func ask(_ address: String) async throws -> Answer {
        await (try await SampleSite()).ask("localhost/.morsel/\(address)")
    }

    // A2, A14: the bytes are those that the command line writes.
    @Test func drawsCodes() async throws {
        let code = try await ask("code.svg?url=https%3A%2F%2Fexample.com&logo=none&index=0")
        #expect(code.status == .ok)
        #expect(code.contentType == "image/svg+xml")
        let style = CodeStyle(colors: ColorPair.templates[0], kind: .camera, logo: .none)
        #expect(code.bytes == (try AppClipCode("https://example.com", style: style).svg))
        let colors = try await ask(
            "code.svg?url=https://example.com&foreground=FFFFFF&background=000000&type=nfc"
        )
        #expect(colors.status == .ok)
        #expect(colors.bytes != code.bytes)
        let png = try await ask("code.png?url=https://example.com&size=64")
        #expect(png.contentType == "image/png")
        #expect(png.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(Array(png.bytes[16..<20]) == [0, 0, 0, 64])
    }

    // A13: QR codes and tags of the URL as it is.
    @Test func drawsQRCodesAndTags() async throws {
        let qr = try await ask("qr.svg?url=https://example.com/a%3Fb%3Dc%26d&level=H")
        let wanted = try QRCode("https://example.com/a?b=c&d", level: .high, minimumVersion: nil)
        #expect(qr.bytes == Array(wanted.svg().utf8))
        let png = try await ask("qr.png?url=https://example.com&size=2")
        #expect(png.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        let tag = try await ask("tag.ndef?url=https://example.com/a")
        #expect(tag.contentType == "application/vnd.nfc.ndef")
        #expect(
            tag.bytes == [0xD1, 0x01, 0x0E, 0x55, 0x04] + Array("example.com/a".utf8)
        )
    }

    @Test(
        arguments: [
            ("code.svg", "url: it is missing"), ("code.svg?url=", "url: it is missing"),
            ("qr.svg?", "url: it is missing"), ("tag.ndef", "url: it is missing"),
            ("tag.ndef?url=pineapple", "url: scheme: The URL has to begin with https://."),
            ("code.svg?url=http://example.com", "url: scheme"),
            ("code.svg?url=https://example.com/\(String(repeating: "qx", count: 40))", "holds 128"),
            ("code.svg?url=https://a.com&index=18", "index: 0 to 17"),
            ("code.svg?url=https://a.com&index=-1", "index: 0 to 17"),
            ("code.svg?url=https://a.com&index=99999999999999999999", "index: 0 to 17"),
            (
                "code.svg?url=https://a.com&foreground=121212&background=101010",
                "too little contrast"
            ),
            ("code.svg?url=https://a.com&foreground=12&background=000000", "foreground: six"),
            ("code.svg?url=https://a.com&foreground=000000", "background: it is missing"),
            ("code.svg?url=https://a.com&type=x", "type: cam or nfc"),
            ("code.svg?url=https://a.com&logo=x", "logo: badge or none"),
            ("code.png?url=https://a.com&size=0", "size: 16 to 4096"),
            ("code.png?url=https://a.com&size=1000000", "size: 16 to 4096"),
            ("code.png?url=https://a.com&size=x", "size: 16 to 4096"),
            ("qr.svg?url=https://a.com&level=X", "level: L, M, Q or H"),
            ("qr.png?url=https://a.com&size=65", "size: 1 to 64"),
            ("qr.svg?url=https://a.com/\(String(repeating: "x", count: 4_000))", "url: "),
            ("qr.png?url=https://a.com&size=x", "size: 1 to 64"),
        ]
    )
    func saysInOneSentenceWhatIsWrong(_ address: String, sentence: String) async throws {
        let answer = try await ask(address)
        #expect(answer.status == .badRequest)
        #expect(answer.contentType == "text/plain; charset=utf-8")
        #expect(answer.text.contains(sentence), "\(answer.text)")
        #expect(answer.text.hasSuffix(".\n"))
        #expect(answer.text.count(where: \.isNewline) == 1)
        #expect(answer.maximumAge == 0)
    }
}
