// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import MorselRegistry
import MorselRegistryTesting
import Testing

struct BlobTests {
    /// The examples of FIPS 180-4 and NIST's collection; lengths around the end of a block are
    /// included.
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        (
            String(repeating: "a", count: 55),
            "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"
        ),
        (
            String(repeating: "a", count: 64),
            "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"
        ),
    ])
    func digests(_ text: String, _ digest: String) {
        #expect(Digest(of: Array(text.utf8)).text == digest)
        #expect(Digest(digest)?.text == digest)
    }

    @Test(arguments: ["", "abc", String(repeating: "A", count: 64)])
    func refusesDigests(_ text: String) { #expect(Digest(text) == nil) }

    /// C-06: the size and the transparency, from the header.
    @Test func readsPNG() throws {
        let header = try ImageFile(Sample.png(width: 640, height: 480)).header
        #expect(header.width == 640)
        #expect(header.height == 480)
        #expect(header.format == .png)
        #expect(!header.hasTransparency)
        let other = try ImageFile(Sample.png(width: 640, height: 480, opacity: 0)).header
        #expect(other.hasTransparency, "of what is refused for its size, the header tells")
    }

    /// C-06: an image is transparent if one of its pixels is, whatever its colour type says.
    @Test(arguments: [(UInt8(255), false), (254, true), (0, true)])
    func transparencyIsOfPixels(_ opacity: UInt8, _ isTransparent: Bool) throws {
        let header = try ImageFile(Sample.png(opacity: opacity)).header
        #expect(header.hasTransparency == isTransparent)
        #expect(header.findings.isEmpty == !isTransparent)
    }

    /// D8: an image that browsers cannot show is rejected.
    @Test func damagedPixelsAreRefused() {
        var damaged = Sample.png()
        damaged[damaged.count - 30] ^= 1
        for file in [
            damaged, Array(Sample.png().dropLast(40)), Sample.png(width: 2_400, height: 1_600),
        ] {
            #expect(throws: ImageFile.ParsingError.damaged) { try ImageFile(file) }
        }
    }

    @Test func readsJPEG() throws {
        let comment: [UInt8] = [0xFF, 0xFE, 0x00, 0x04, 0x41, 0x42]
        let frame: [UInt8] = [0xFF, 0xC2, 0x00, 0x0B, 0x08, 0x01, 0xE0, 0x02, 0x80, 1, 1, 0x11, 0]
        let image = try ImageFile([0xFF, 0xD8] + comment + frame)
        #expect(image.header.width == 640)
        #expect(image.header.height == 480)
        #expect(image.contentType == "image/jpeg")
    }

    @Test func refusesBrokenImages() {
        let images: [[UInt8]] = [
            [], Array("GIF89a".utf8), [0xFF, 0xD8, 0xFF], [0xFF, 0xD8, 0xFF, 0xE0, 0xFF, 0xFF],
            Sample.png(width: 0), Sample.png(height: 0),
        ]
        for bytes in images {
            #expect(throws: ImageFile.ParsingError.unknownFormat) { try ImageFile(bytes) }
        }
        // A file that is cut at any length is read or rejected, without a crash.
        for length in 0...Sample.png().count {
            _ = try? ImageFile(Array(Sample.png().prefix(length)))
        }
        let large = [UInt8](repeating: 0, count: ImageFile.largestFile + 1)
        #expect(throws: ImageFile.ParsingError.tooLarge(large.count)) { try ImageFile(large) }
    }
}
