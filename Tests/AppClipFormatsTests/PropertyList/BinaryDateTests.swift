// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import Testing

@testable import AppClipFormats

// Dates of binary property lists, in seconds from 2001.
struct BinaryDateTests {
    @Test(
        arguments: [
            (0, "2001-01-01T00:00:00Z"), (0.9, "2001-01-01T00:00:00Z"),
            (-0.1, "2000-12-31T23:59:59Z"), (-978_307_200, "1970-01-01T00:00:00Z"),
            (-978_307_201, "1969-12-31T23:59:59Z"), (-63_113_904_000, "0001-01-01T00:00:00Z"),
            (252_423_993_599, "9999-12-31T23:59:59Z"),
            // Years that XML cannot write, and what is not a number.
            (-63_113_904_001, nil), (252_423_993_600, nil), (1e12, nil), (-1e300, nil),
            (.infinity, nil), (.nan, nil),
        ] as [(Double, String?)]
    )
    func datesAreWrittenAsInXML(_ seconds: Double, _ text: String?) {
        #expect(Timestamp(secondsSince2001: seconds)?.iso8601 == text)
    }
}
