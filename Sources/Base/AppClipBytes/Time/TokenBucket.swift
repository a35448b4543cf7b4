// SPDX-License-Identifier: Apache-2.0

/// A token bucket: a limit on how often something happens, with bursts.
///
/// A bucket starts full. Each event takes a token, and a token is added after each interval, up to the capacity.
///
/// Times are durations since any origin, such as 1970 or the start of the machine, as long as it is always the same.
/// A time before that of the last change counts as that one: no interval adds tokens twice.
public struct TokenBucket: Sendable, Hashable {
    /// The maximum number of tokens, which is the number of events that can come at once.
    public let capacity: Int

    /// The time in which a token is added.
    public let interval: Duration

    /// The time of the last change.
    public private(set) var time: Duration

    // A duration and not a number of tokens: sums of durations are exact. It is at most the capacity
    // times the interval.
    private var untilFull = Duration.zero

    /// Creates a full bucket.
    ///
    /// - Parameters:
    ///   - capacity: The maximum number of tokens, from 0 on.
    ///   - interval: The time in which a token is added, more than 0; to fill the bucket must take less than
    ///     10¹² years.
    ///   - time: The current time.
    public init(capacity: Int, interval: Duration, at time: Duration) {
        precondition(capacity >= 0, "The capacity must not be negative.")
        precondition(interval > .zero, "The interval must be positive.")
        self.capacity = capacity
        self.interval = interval
        self.time = time
    }

    /// Takes a token if the bucket has one.
    ///
    /// - Returns: Whether a token was taken.
    public mutating func take(at now: Duration) -> Bool {
        guard wait(at: now) == .zero else { return false }
        fill(to: now)
        untilFull += interval
        return true
    }

    /// Puts a token back, unless the bucket is full.
    public mutating func putBack(at now: Duration) {
        fill(to: now)
        untilFull = max(.zero, untilFull - interval)
    }

    /// Returns the number of tokens that were taken and not added again, with fractions.
    public func missing(at now: Duration) -> Double { timeUntilFull(at: now) / interval }

    /// Returns whether the bucket has all of its tokens; it is then like a new one.
    public func isFull(at now: Duration) -> Bool { timeUntilFull(at: now) == .zero }

    /// Returns the time until the bucket has a token; 0 if it has one now.
    ///
    /// A bucket without capacity never has one; for it, the time is the interval.
    public func wait(at now: Duration) -> Duration {
        max(.zero, timeUntilFull(at: now) + interval - interval * capacity)
    }

    private func timeUntilFull(at now: Duration) -> Duration {
        max(.zero, untilFull - max(.zero, now - time))
    }

    private mutating func fill(to now: Duration) {
        untilFull = timeUntilFull(at: now)
        time = max(time, now)
    }
}
