// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes
internal import Synchronization

/// Limits how often somebody can try to sign in: by client and by name, with a bucket of tries each.
///
/// A name is limited too, since one can guess its password from many clients.
final class TryLimit: Sendable {
    /// The most tries at once.
    static let burst = 10.0

    /// The seconds until another try is allowed.
    static let seconds = 20.0

    /// The most buckets; beyond that, those that are full again are forgotten.
    static let mostBuckets = 10_000

    private struct Bucket {
        var tries: Double
        var time: Timestamp

        mutating func fill(to now: Timestamp) {
            let passed = Double(max(0, now.secondsSince1970 - time.secondsSince1970))
            tries = min(TryLimit.burst, tries + passed / TryLimit.seconds)
            time = max(time, now)
        }
    }

    private let buckets = Mutex<[String: Bucket]>([:])

    /// Takes a try from the buckets of several keys.
    ///
    /// - Returns: Whether all of them had one; otherwise none is taken.
    func takeTry(of keys: [String], at now: Timestamp) -> Bool {
        buckets.withLock { buckets in
            if buckets.count + keys.count > Self.mostBuckets {
                for (key, var bucket) in buckets {
                    bucket.fill(to: now)
                    if bucket.tries >= Self.burst { buckets[key] = nil }
                }
                guard buckets.count + keys.count <= Self.mostBuckets else { return false }
            }
            var taken: [String: Bucket] = [:]
            for key in keys {
                var bucket = buckets[key] ?? Bucket(tries: Self.burst, time: now)
                bucket.fill(to: now)
                guard bucket.tries >= 1 else { return false }
                bucket.tries -= 1
                taken[key] = bucket
            }
            buckets.merge(taken) { $1 }
            return true
        }
    }

    /// Gives the tries of a key back, after one that succeeded.
    func forget(_ key: String) { buckets.withLock { $0[key] = nil } }
}
