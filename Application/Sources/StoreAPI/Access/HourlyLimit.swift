// SPDX-License-Identifier: Apache-2.0

import AppClipTypes
import Synchronization

/// How many requests each key may make in an hour.
package final class HourlyLimit: Sendable {
    /// That of App Store Connect.
    package static let usual = 3_500

    private struct Count {
        var start: Timestamp
        var requests: Int
    }

    /// The most requests.
    let requests: Int

    private let counts = Mutex<[String: Count]>([:])

    init(_ requests: Int) { self.requests = requests }

    /// Counts a request.
    ///
    /// - Parameters:
    ///   - key: The key, which has been checked; so there are no more than the store has.
    ///   - now: The moment.
    ///   - fields: Gets the field that tells clients about it.
    /// - Returns: How many are left; `nil` where there were none.
    func take(for key: String, at now: Timestamp, _ fields: inout [APIResponse.Field]) -> Int? {
        let left = counts.withLock { counts in
            var count = counts[key] ?? Count(start: now, requests: 0)
            if now >= count.start + 3_600 || now < count.start {
                count = Count(start: now, requests: 0)
            }
            count.requests = min(count.requests + 1, requests + 1)
            counts[key] = count
            return requests - count.requests
        }
        let text = "user-hour-lim:\(requests);user-hour-rem:\(max(left, 0));"
        fields.append(APIResponse.Field("x-rate-limit", text))
        return left < 0 ? nil : left
    }
}
