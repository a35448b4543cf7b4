// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import HTTPExchange
import HTTPTypes
import Synchronization

/// A limit of the number of requests that each key can make in an hour.
package final class HourlyLimit: Sendable {
    /// The limit of App Store Connect, in requests per hour.
    package static let usual = 3_500

    private struct Count {
        var start: Timestamp
        var requests: Int
    }

    /// The maximum number of requests in an hour.
    let requests: Int

    private let counts = Mutex<[String: Count]>([:])

    init(_ requests: Int) { self.requests = requests }

    /// Counts a request.
    ///
    /// - Parameters:
    ///   - key: The key, which was authenticated; so there are no more keys than the store has.
    ///   - now: The current time.
    ///   - fields: The header fields, to which the one with the limit is added.
    /// - Returns: The number of requests that are left; `nil` if the limit was already reached.
    func take(for key: String, at now: Timestamp, _ fields: inout HTTPFields) -> Int? {
        let left = counts.withLock { counts in
            var count = counts[key] ?? Count(start: now, requests: 0)
            if now >= count.start + 3_600 || now < count.start {
                count = Count(start: now, requests: 0)
            }
            count.requests = min(count.requests + 1, requests + 1)
            counts[key] = count
            return requests - count.requests
        }
        fields[.xRateLimit] = "user-hour-lim:\(requests);user-hour-rem:\(max(left, 0));"
        return left < 0 ? nil : left
    }
}
