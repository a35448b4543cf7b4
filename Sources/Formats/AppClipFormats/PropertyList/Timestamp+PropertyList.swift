// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

extension Timestamp {
    // The seconds from 1970 to 2001.
    private static let secondsBefore2001: Int64 = 978_307_200

    /// Creates the time of a date in a binary property list, rounded down to whole seconds.
    ///
    /// - Returns: `nil` beyond 30,000 years from 2001, and for what is not a number.
    init?(secondsSince2001: Double) {
        guard secondsSince2001.magnitude < 1e12 else { return nil }
        let seconds = Int64(secondsSince2001.rounded(.down))
        self.init(secondsSince1970: seconds + Self.secondsBefore2001)
    }
}
