// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import Foundation
import Testing

struct Base64Tests {
    @Test func bytesAndTextsAgree() {
        for count in 0..<40 {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 97 + 251) }
            let text = Base64.urlText(of: bytes)
            #expect(Base64.bytes(ofURLText: text.utf8) == bytes)
            let common = Data(bytes).base64EncodedString()
            #expect(Base64.text(of: bytes) == common)
            #expect(Base64.bytes(of: common.utf8) == bytes)
            let replaced = common.replacing("+", with: "-").replacing("/", with: "_")
            #expect(text == replaced.replacing("=", with: ""))
        }
    }

    @Test(arguments: ["A", "YR", "YQ==", "YQ=", "YWI=", "YWJ", "Y Q", "+/8", "-_9", "é", "YQ\n"])
    func bytesHaveOneTextForURLs(_ text: String) {
        #expect(Base64.bytes(ofURLText: text.utf8) == nil)
    }

    @Test(
        arguments: [
            ("", []), ("YQ==", [97]), ("YQ", [97]), ("YR==", [97]), ("YQ=====", [97]),
            ("YWI=", [97, 98]),
            ("+/8=", [0xFB, 0xFF]),
        ] as [(String, [UInt8])]
    )
    func paddingMayBeMissing(_ text: String, _ bytes: [UInt8]) {
        #expect(Base64.bytes(of: text.utf8) == bytes)
    }

    @Test(arguments: ["A", "YQ=a", "=YQ", "-_8=", "Y Q=", "YWJjZ"])
    func otherTextsAreRefused(_ text: String) {
        #expect(Base64.bytes(of: text.utf8) == nil)
    }
}
