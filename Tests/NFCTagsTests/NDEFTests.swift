// SPDX-License-Identifier: Apache-2.0

import NFCTags
import TestPrograms
import Testing

/// A14, A-29: the URI record of a tag.
@Suite struct NDEFTests {
    @Test(arguments: [
        ("https://www.example.com", "D1 01 0C 55 02 65 78 61 6D 70 6C 65 2E 63 6F 6D"),
        ("https://a.co", "D1 01 05 55 04 61 2E 63 6F"),
        ("http://www.a.co", "D1 01 05 55 01 61 2E 63 6F"),
        ("http://a.co", "D1 01 05 55 03 61 2E 63 6F"),
        ("tel:+1", "D1 01 03 55 05 2B 31"),
        ("urn:epc:id:x", "D1 01 02 55 1E 78"),
        ("urn:epc:x", "D1 01 02 55 22 78"),
        ("urn:nfc:x", "D1 01 02 55 23 78"),
        ("urn:x", "D1 01 02 55 13 78"),
        ("ftp://ftp.a", "D1 01 02 55 08 61"),
        ("ftp://a", "D1 01 02 55 0D 61"),
        // Case is preserved, so nothing is abbreviated.
        ("HTTPS://a", "D1 01 0A 55 00 48 54 54 50 53 3A 2F 2F 61"),
        ("x", "D1 01 02 55 00 78"),
        ("https://", "D1 01 01 55 04"),
        // A combining accent after the slash does not affect the bytes.
        ("https://\u{301}a", "D1 01 04 55 04 CC 81 61"),
    ])
    func writesTheLongestPrefix(_ uri: String, hex: String) throws {
        let message = try NDEFMessage(uri: uri)
        #expect(message.hexText == hex)
        #expect(try NDEFMessage(bytes: message.bytes) == message)
        #expect(try NDEFMessage(bytes: message.bytes).record.uri.utf8.elementsEqual(uri.utf8))
    }

    @Test(arguments: [254, 255, 65_535 - 8])
    func takesTheLongFormWhenItMust(_ count: Int) throws {
        let uri = "https://" + String(repeating: "a", count: count)
        let bytes = try NDEFMessage(uri: uri).bytes
        let length = count + 1
        let head: [UInt8] =
            length < 256
            ? [0xD1, 1, UInt8(length), 0x55, 4]
            : [0xC1, 1, 0, 0, UInt8(length >> 8), UInt8(length & 0xFF), 0x55, 4]
        #expect(Array(bytes.prefix(head.count)) == head)
        #expect(bytes.count == head.count + count)
        #expect(try NDEFMessage(bytes: bytes).record.uri == uri)
    }

    @Test func rejectsWhatCannotBeWritten() {
        let empty = #expect(throws: NDEFError.self) { try NDEFMessage(uri: "") }
        #expect(empty?.code == .emptyURI)
        let long = #expect(throws: NDEFError.self) {
            try NDEFMessage(uri: String(repeating: "a", count: 65_536))
        }
        #expect(long?.code == .tooLong(bytes: 65_536, allowed: 65_535))
    }

    @Test(
        arguments: [
            ([], NDEFError.Code.truncated, 0),
            ([0xD1], .truncated, 1),
            ([0xD1, 1, 5, 0x55, 4, 0x61], .truncated, 6),
            ([0xC1, 1, 0xFF, 0xFF, 0xFF, 0xFF, 0x55, 4, 0x61], .truncated, 9),
            ([0xC1, 1, 0, 0, 0], .truncated, 5),
            ([0x91, 1, 2, 0x55, 4, 0x61], .notASingleRecord, 0),
            ([0x51, 1, 2, 0x55, 4, 0x61], .notASingleRecord, 0),
            ([0xF1, 1, 2, 0x55, 4, 0x61], .notASingleRecord, 0),
            ([0xD2, 1, 2, 0x55, 4, 0x61], .notAURI, 0),
            ([0xD1, 2, 2, 0x53, 0x70, 0x61, 0x62], .notAURI, 1),
            ([0xD1, 1, 2, 0x54, 4, 0x61], .notAURI, 3),
            ([0xD1, 1, 0, 0x55], .emptyURI, 2),
            ([0xD1, 1, 1, 0x55, 0], .emptyURI, 0),
            ([0xD1, 1, 2, 0x55, 0x24, 0x61], .unknownPrefix(0x24), 4),
            ([0xD1, 1, 2, 0x55, 4, 0xFF], .notUTF8, 5),
            ([0xD1, 1, 2, 0x55, 4, 0x61, 0], .trailingBytes, 6),
        ] as [([UInt8], NDEFError.Code, Int)]
    )
    func rejectsWithTheOffset(_ bytes: [UInt8], code: NDEFError.Code, offset: Int) {
        let error = #expect(throws: NDEFError.self) { try NDEFMessage(bytes: bytes) }
        #expect(error?.code == code)
        #expect(error?.offset == offset)
    }

    @Test func skipsAnIdentifier() throws {
        let bytes: [UInt8] = [0xD9, 1, 2, 3, 0x55, 0x69, 0x64, 0x21, 4, 0x61]
        #expect(try NDEFMessage(bytes: bytes).record.uri == "https://a")
    }

    @Test func noCutMessageIsRead() throws {
        let bytes = try NDEFMessage(uri: "https://www.example.com/x").bytes
        for count in bytes.indices {
            #expect(throws: NDEFError.self) { try NDEFMessage(bytes: Array(bytes.prefix(count))) }
        }
    }

    // A14: the table of prefixes is ours; an independent reader must agree on every row.
    @Test(.enabled(if: Peers.areWanted)) func anotherLibraryReadsOurMessages() throws {
        let beginnings = [
            "", "http://www.", "https://www.", "http://", "https://", "tel:", "mailto:",
            "ftp://anonymous:anonymous@", "ftp://ftp.", "ftps://", "sftp://", "smb://", "nfs://",
            "ftp://", "dav://", "news:", "telnet://", "imap:", "rtsp://", "urn:", "pop:", "sip:",
            "sips:", "tftp:", "btspp://", "btl2cap://", "btgoep://", "tcpobex://", "irdaobex://",
            "file://", "urn:epc:id:", "urn:epc:tag:", "urn:epc:pat:", "urn:epc:raw:", "urn:epc:",
            "urn:nfc:",
        ]
        var uris = beginnings.map { $0 + "example.com/Path?x=%20y" }
        uris.append("https://example.com/" + String(repeating: "a", count: 300))
        let hex = try uris.map { try NDEFMessage(uri: $0).hexText }.joined(separator: "\n")
        let script = """
            import sys, ndef
            for line in sys.stdin:
                records = list(ndef.message_decoder(bytes.fromhex(line), errors="strict"))
                assert len(records) == 1 and records[0].type == "urn:nfc:wkt:U"
                print(records[0].iri)
            """
        let read = try Peers.run("python3", "-c", script, input: hex)
        #expect(read.split(separator: "\n").map(String.init) == uris)
    }
}
