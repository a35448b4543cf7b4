// SPDX-License-Identifier: Apache-2.0

import AppClipTypes
import Testing

/// O-26: one unit for sizes, with 1,000,000 bytes in a megabyte.
struct ByteCountTests {
    @Test(arguments: [
        (0, "0 bytes"), (1, "1 byte"), (999, "999 bytes"), (1_000, "1 KB"), (1_049, "1 KB"),
        (1_050, "1.1 KB"), (12_345, "12.3 KB"), (999_949, "999.9 KB"), (999_950, "1 MB"),
        (16_000_000, "16 MB"), (16 << 20, "16.8 MB"), (15_728_640, "15.7 MB"),
        (2_500_000_000, "2.5 GB"),
    ])
    func isInUnitsOfAThousand(_ bytes: Int, _ text: String) {
        #expect(ByteCount(bytes).description == text)
        #expect(ClipSize(bytes: bytes).description == text)
    }
}
