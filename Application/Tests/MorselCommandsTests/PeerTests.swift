// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestPrograms
import Testing

/// Other programs, which read our files.
@Suite(.enabled(if: Peers.areWanted))
struct PeerTests {
    // A13, A-76
    @Test(arguments: [
        "https://example.com", "https://example.com/a?b=1&c=%20#d", "Grüße \u{1F331}",
    ])
    func zbarReadsTheQRCode(_ text: String) throws {
        let folder = try TemporaryFolder()
        let run = try code(["qr", text, "--output", "a.png", "--level", "q", "--json"], in: folder)
        #expect(run.status == 0)
        let report = try #require(objects(run).first)
        #expect(report["level"] as? String == "Q")
        let modules = try #require(report["modules"] as? Int)
        #expect(report["version"] as? Int == (modules - 17) / 4)
        let read = try ProgramRun("zbarimg", ["-q", "--raw", "a.png"], in: folder)
        #expect(read.text == text + "\n")
    }

    // A13, A-29
    @Test(arguments: [
        "https://example.com", "https://www.example.com/shop?p=1", "http://example.com", "tel:1",
        "https://example.com/" + String(repeating: "a", count: 300),
    ])
    func ndeflibReadsTheRecord(_ url: String) throws {
        let folder = try TemporaryFolder()
        #expect(try code(["nfc", url, "--output", "a.ndef"], in: folder).status == 0)
        let script = """
            import ndef, sys
            records = list(ndef.message_decoder(open('a.ndef', 'rb').read()))
            print(len(records), records[0].iri)
            """
        let read = try ProgramRun("python3", ["-c", script], in: folder)
        #expect(read.text == "1 \(url)\n")
        // The hexadecimal text and the JSON are the same bytes.
        let hexadecimal = try code(["nfc", url]).text
        let digits = hexadecimal.filter { $0.isHexDigit }.lowercased()
        let bytes = try folder.bytes(of: "a.ndef")
        #expect(digits == bytes.map { String(format: "%02x", $0) }.joined())
        let report = try #require(objects(code(["nfc", url, "--json"])).first)
        #expect(report["ndef"] as? String == digits)
        #expect(report["bytes"] as? Int == bytes.count)
    }

    @Test func aTagThatIsTooSmallIsRefused() throws {
        let url = "https://example.com/" + String(repeating: "a", count: 150)
        let folder = try TemporaryFolder()
        let small = try code(["nfc", url, "--tag", "ntag213", "--output", "a"], in: folder)
        #expect(small.status == 1)
        #expect(small.errorOutput.contains("this tag has 144"))
        #expect(try folder.names() == [])
        let large = try code(["nfc", url, "--tag", "ntag215", "--json"], in: folder)
        #expect(large.status == 0)
        #expect(try objects(large).first?["capacity"] as? Int == 496)
    }
}
