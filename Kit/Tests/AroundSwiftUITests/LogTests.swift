// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import os

struct LogTests {
    @Test(arguments: [
        ("Bought %{public}@", "Bought tea"), ("Bought %@", "Bought tea"),
        ("Bought %{private}@ now", "Bought <private> now"),
        ("Bought %{private, mask.hash}@.", "Bought <private>."), ("100 %% %@", "100 % tea"),
        ("no placeholder", "no placeholder"),
        ("%@ and %d", "tea and %d"),
    ])
    func redactsPrivateValues(_ format: String, _ text: String) {
        #expect(FormatString(format).text(with: ["tea" as NSString]) == text)
    }

    @Test func valuesKeepTheirPlaces() {
        #expect(
            FormatString("%{private}08.3f %d %{public}@").text(with: [1.5, 7, "x" as NSString])
                == "<private> 7 x"
        )
        #expect(FormatString("%d").text(with: []) == "%d")
    }
}
