// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import Testing

struct CountedNounTests {
    @Test(arguments: [(0, "0 errors"), (1, "1 error"), (2, "2 errors"), (1_001, "1001 errors")])
    func oneIsSingular(_ count: Int, _ text: String) {
        #expect(count.counted("error") == text)
    }
}
