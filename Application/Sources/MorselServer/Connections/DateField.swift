// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import Synchronization

/// The value of the field `Date`, which is formatted once a second.
final class DateField: Sendable {
    private let last = Mutex((time: Timestamp(secondsSince1970: 0), text: ""))

    /// Returns the text of a time.
    func text(at time: Timestamp) -> String {
        last.withLock { last in
            if last.time != time || last.text.isEmpty { last = (time, HTTPDate.text(of: time)) }
            return last.text
        }
    }
}
