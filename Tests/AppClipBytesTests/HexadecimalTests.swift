// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import Testing

struct HexadecimalTests {
    @Test func bytesAndTextAgree() {
        let bytes = (0...255).map { UInt8($0) }
        for uppercase in [false, true] {
            let text = Hexadecimal.text(of: bytes, uppercase: uppercase)
            #expect(Hexadecimal.bytes(of: text) == bytes)
            #expect(text == (uppercase ? text.uppercased() : text.lowercased()))
        }
        #expect(Hexadecimal.text(of: [0x1F, 0xA0]) == "1fa0")
        #expect(Hexadecimal.text(of: [0x1F, 0xA0], uppercase: true, separator: ":") == "1F:A0")
        #expect(Hexadecimal.text(of: []) == "")
        #expect(Hexadecimal.text(of: 0x1F_A0) == "0000000000001fa0")
        #expect(Hexadecimal.text(of: UInt64.max, uppercase: true) == "FFFFFFFFFFFFFFFF")
        #expect(Hexadecimal.text(of: 0xA, digits: 4, uppercase: true) == "000A")
        #expect(Hexadecimal.text(of: 0x1F600, digits: 4) == "1f600")
        #expect(Hexadecimal.text(of: 0, digits: 0) == "0")
        #expect(Hexadecimal.bytes(of: "") == [])
    }

    @Test(arguments: ["1", "123", "0g", "0x", " 1", "é1", "１２"])
    func otherTextsAreNoBytes(_ text: String) {
        #expect(Hexadecimal.bytes(of: text) == nil)
    }

    @Test func onlyDigitsHaveAValue() {
        for byte in UInt8.min...UInt8.max {
            let known = Int(String(decoding: [byte], as: UTF8.self), radix: 16)
            #expect(Hexadecimal.value(of: byte).map(Int.init) == (byte < 0x80 ? known : nil))
        }
    }
}
