// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import Crypto
import Synchronization

/// The failed attempts to sign in, counted by sender; each one is forgotten after a while.
///
/// Keys are digests and their number is bounded, so the table stays small whatever strangers send.
final class FailedTries: Sendable {
    /// The number of failed attempts after which a name and a client together have to wait.
    static let most = 10

    /// The maximum number of failed attempts that are counted for a client, whatever the names.
    static let mostOfClient = 30

    /// The time after which one attempt is forgotten.
    private static let interval = Duration.seconds(20)

    /// The maximum number of keys; beyond it, those that failed longest ago are forgotten.
    static let mostKeys = 16_384

    /// The key under which failed attempts are counted: some texts, of which only the digest is kept.
    struct Key: Sendable, Hashable {
        private let first: UInt64
        private let second: UInt64

        /// Creates the key of texts; their order matters.
        init(_ texts: String...) {
            var hash = SHA256()
            for text in texts {
                hash.update(data: Array("\(text.utf8.count) ".utf8))
                hash.update(data: Array(text.utf8))
            }
            let bytes = Array(hash.finalize())
            first = bytes[..<8].reduce(0) { $0 << 8 | UInt64($1) }
            second = bytes[8..<16].reduce(0) { $0 << 8 | UInt64($1) }
        }
    }

    // A failed attempt takes a token.
    private let buckets = Mutex<[Key: TokenBucket]>([:])

    /// Returns the failed attempts of a key that have not been forgotten yet.
    func count(of key: Key, at now: Timestamp) -> Double {
        buckets.withLock { $0[key]?.missing(at: now.since1970) ?? 0 }
    }

    /// Counts an attempt as failed, in advance or afterwards.
    ///
    /// - Parameters:
    ///   - key: The key of the name or the client that failed.
    ///   - now: The current time.
    ///   - most: The maximum number of failed attempts that are counted, always the same for a key.
    /// - Returns: The seconds after which the key may try again; `nil` if it may try now.
    @discardableResult
    func add(_ key: Key, at now: Timestamp, most: Int = FailedTries.most) -> Int? {
        let now = now.since1970
        return buckets.withLock { buckets in
            var bucket =
                buckets[key] ?? TokenBucket(capacity: most, interval: Self.interval, at: now)
            guard bucket.take(at: now) else {
                return Int((bucket.wait(at: now) / .seconds(1)).rounded(.up))
            }
            if buckets[key] == nil { Self.makeRoom(in: &buckets) }
            buckets[key] = bucket
            return nil
        }
    }

    /// Takes back an attempt that was counted in advance.
    func takeBack(_ key: Key, at now: Timestamp) {
        let now = now.since1970
        buckets.withLock { buckets in
            buckets[key]?.putBack(at: now)
            if buckets[key]?.isFull(at: now) == true { buckets[key] = nil }
        }
    }

    /// Forgets the failed attempts of a key, after one that succeeded.
    func forget(_ key: Key) { buckets.withLock { $0[key] = nil } }

    /// The number of keys with failed attempts.
    var keyCount: Int { buckets.withLock { $0.count } }

    /// Forgets the oldest quarter of the keys at once, so that it happens rarely.
    private static func makeRoom(in buckets: inout [Key: TokenBucket]) {
        guard buckets.count >= mostKeys else { return }
        // Not by the time of one of them: most can have the same one.
        let oldest = buckets.sorted { $0.value.time < $1.value.time }.prefix(buckets.count / 4)
        for (key, _) in oldest { buckets[key] = nil }
    }
}
