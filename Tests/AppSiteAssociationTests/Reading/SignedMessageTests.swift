// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipTypes
import Testing

@testable import AppSiteAssociation

/// B1: very old files are signed messages.
struct SignedMessageTests {
    /// Two messages with the same file, written by another program, with definite and indefinite lengths.
    private static let messages = [
        """
        3082011306092a864886f70d010702a082010430820100020101310f300d06096086480165030402\
        010500305806092a864886f70d010701a04b04497b226170706c696e6b73223a7b7d2c2261707063\
        6c697073223a7b2261707073223a5b22414243444531323334352e636f6d2e6578616d706c652e66\
        727574612e436c6970225d7d7d31818f30818c0201013024300c310a300806035504030c01740214\
        3ba79012b59a5d7cf1dc8c2d909ccad61fb065fe300d06096086480165030402010500300a06082a\
        8648ce3d040302044630440220572971f19514d74a1a741d10366bbc60b60b2be3c577bd2ad0653c\
        cde9be911e0220274dea96d78c26c323105ef76ce0f23568374c6d673974766402aa8a74405e7a
        """,
        """
        308006092a864886f70d010702a0803080020101310d300b0609608648016503040201308006092a\
        864886f70d010701a080248004497b226170706c696e6b73223a7b7d2c22617070636c697073223a\
        7b2261707073223a5b22414243444531323334352e636f6d2e6578616d706c652e66727574612e43\
        6c6970225d7d7d00000000000031818f30818c0201013024300c310a300806035504030c01740214\
        3ba79012b59a5d7cf1dc8c2d909ccad61fb065fe300b0609608648016503040201300a06082a8648\
        ce3d04030204483046022100e12a8f3ca02d5dd3982e5d073243717c14379f080678c3a5d3e347ff\
        2e4c463b022100f05fa2e6db799814c396b6dd36576ddb71e4be641a9c2ab3895f2c306e09006900\
        0000000000
        """,
    ]

    static func bytes(_ hexadecimal: String) -> [UInt8] {
        let digits = Array(hexadecimal.utf8)
        return stride(from: 0, to: digits.count - 1, by: 2).compactMap { index in
            UInt8(String(decoding: digits[index...(index + 1)], as: UTF8.self), radix: 16)
        }
    }

    @Test(arguments: messages)
    func contentIsExtracted(_ message: String) throws {
        let site = try SiteAssociation(json: Self.bytes(message))
        #expect(site.isSigned)
        #expect(site.clips.map(\.text) == ["ABCDE12345.com.example.fruta.Clip"])
        #expect(site.findings.map(\.id) == ["signed-file"])
    }

    @Test(arguments: messages)
    func everyPrefixIsRefused(_ message: String) {
        let bytes = Self.bytes(message)
        // A single byte is the number 0. The text ends before the signature does; without the text there is no file.
        for length in 2..<126 {
            #expect(throws: JSONError.self) {
                try SiteAssociation(json: Array(bytes.prefix(length)))
            }
        }
    }

    @Test(arguments: messages)
    func damageNeverTraps(_ message: String) {
        let bytes = Self.bytes(message)
        for index in bytes.indices.prefix(60) {
            for value in UInt8.min...UInt8.max {
                var damaged = bytes
                damaged[index] = value
                _ = try? SiteAssociation(json: damaged)
            }
        }
    }

    /// A text that begins with a zero is not a message.
    @Test func zeroIsNotAMessage() throws {
        #expect(throws: JSONError.self) { try SiteAssociation(json: Array("00".utf8)) }
        #expect(
            try SiteAssociation(json: Array("0".utf8)).findings.map(\.id) == ["object-expected"]
        )
    }
}
