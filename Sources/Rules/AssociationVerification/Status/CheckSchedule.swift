// SPDX-License-Identifier: Apache-2.0

public import AppClipBytes

/// The schedule by which sites are checked again.
///
/// Times are randomized, so that sites that were added together are not checked together, and grow
/// exponentially with each error, so that a failing site gets few requests.
public struct CheckSchedule: Sendable, Hashable {
    /// The time between two successful checks, in seconds.
    public var interval: Int64

    /// The time after the first failure, in seconds; it doubles with each further one up to
    /// ``interval``.
    public var retry: Int64

    /// The time over which sites that were never checked are spread, in seconds.
    public var spread: Int64

    /// Creates a schedule: six hours between checks, five minutes after the first failure, and a
    /// minute for new sites.
    public init(interval: Int64 = 21_600, retry: Int64 = 300, spread: Int64 = 60) {
        self.interval = max(1, interval)
        self.retry = min(max(1, retry), self.interval)
        self.spread = max(1, spread)
    }

    /// Returns the time of the next check of a site.
    ///
    /// - Parameters:
    ///   - cached: The state of the site, or `nil` for a new one.
    ///   - now: The current time.
    ///   - random: The source of random numbers.
    /// - Returns: For a new site, a time within ``spread`` of `now`; otherwise the last check plus
    ///   80 % to 120 % of the schedule's time, which may be in the past.
    public func nextCheck(
        of cached: CachedFile?,
        now: Timestamp,
        using random: inout some RandomNumberGenerator
    ) -> Timestamp {
        guard let cached else {
            let wait = Int64.random(in: 0..<spread, using: &random)
            return Timestamp(secondsSince1970: now.secondsSince1970 + wait)
        }
        // After 30 doublings, every time is longer than the interval.
        let doublings = Int64(1) << Int64(min(max(0, cached.failures - 1), 30))
        let wait = cached.failures == 0 ? interval : min(interval, retry * doublings)
        let part = Int64.random(in: 80...120, using: &random)
        // Below three seconds the range is rounded to nothing.
        let spreadWait = max(1, wait * part / 100)
        return Timestamp(secondsSince1970: cached.checked.secondsSince1970 + spreadWait)
    }
}
