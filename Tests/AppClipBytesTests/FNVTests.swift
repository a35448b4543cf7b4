// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import Testing

struct FNVTests {
    /// Test vectors of the hash's authors.
    @Test(
        arguments: [
            ("", 0x811C_9DC5, 0xCBF2_9CE4_8422_2325), ("a", 0xE40C_292C, 0xAF63_DC4C_8601_EC8C),
            ("foobar", 0xBF9C_F968, 0x8594_4171_F739_67E8),
        ] as [(String, UInt32, UInt64)]
    )
    func hashesAreThoseOfTheAuthors(_ text: String, _ short: UInt32, _ long: UInt64) {
        #expect(FNV.hash32(text.utf8) == short)
        #expect(FNV.hash64(text.utf8) == long)
    }

    @Test func aHashCanGoOn() {
        #expect(FNV.hash64("bar".utf8, after: FNV.hash64("foo".utf8)) == FNV.hash64("foobar".utf8))
    }
}
