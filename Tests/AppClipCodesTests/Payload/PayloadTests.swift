// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import Testing

/// The 16 bytes and their text.
@Suite struct PayloadTests {
    @Test func hasBytesAndText() throws {
        let text = "0123456789abcdeffedcba9876543210"
        let payload = try #require(Payload(hexadecimal: text))
        #expect(payload.high == 0x0123_4567_89AB_CDEF)
        #expect(payload.low == 0xFEDC_BA98_7654_3210)
        #expect(payload.description == text)
        #expect(payload.bytes.prefix(3) == [0x01, 0x23, 0x45])
        #expect(payload[0] == 0x01 && payload[7] == 0xEF)
        #expect(payload[8] == 0xFE && payload[15] == 0x10)
        #expect(Payload(bytes: payload.bytes) == payload)
        #expect(Payload(hexadecimal: text.uppercased()) == payload)
    }

    @Test(arguments: [
        "", "0", "0123456789abcdeffedcba987654321", "0123456789abcdeffedcba98765432100",
        "0123456789abcdeffedcba987654321g", "0x23456789abcdeffedcba9876543210",
        "0123456789abcdeffedcba987654321\u{301}", " 123456789abcdeffedcba9876543210",
    ])
    func rejectsOtherTexts(_ text: String) { #expect(Payload(hexadecimal: text) == nil) }

    @Test(arguments: [0, 1, 15, 17])
    func rejectsOtherNumbersOfBytes(_ count: Int) {
        #expect(Payload(bytes: [UInt8](repeating: 1, count: count)) == nil)
    }
}
