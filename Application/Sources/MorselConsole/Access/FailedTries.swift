// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes
internal import Crypto
internal import Synchronization

/// The failed attempts to sign in, counted by sender; each one is forgotten after a while.
///
/// Keys are digests and their number is bounded, so the table stays small whatever strangers send.
final class FailedTries: Sendable {
    /// The number of failed attempts after which a name and a client together have to wait.
    static let most = 10.0

    /// The maximum number of failed attempts that are counted for a client, whatever the names.
    static let mostOfClient = 30.0

    /// The time after which one attempt is forgotten, in seconds.
    static let seconds = 20.0

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

    private struct Count {
        var tries: Double
        var time: Timestamp

        func tries(at now: Timestamp) -> Double {
            let passed = Double(max(0, now.secondsSince1970 - time.secondsSince1970))
            return max(0, tries - passed / FailedTries.seconds)
        }
    }

    private let counts = Mutex<[Key: Count]>([:])

    /// Returns the failed attempts of a key that have not been forgotten yet.
    func count(of key: Key, at now: Timestamp) -> Double {
        counts.withLock { $0[key]?.tries(at: now) ?? 0 }
    }

    /// Counts an attempt as failed, in advance or afterwards.
    ///
    /// - Parameters:
    ///   - key: The key of the name or the client that failed.
    ///   - now: The current time.
    ///   - most: The maximum number of failed attempts that are counted.
    /// - Returns: The seconds after which the key may try again; `nil` if it may try now.
    @discardableResult
    func add(_ key: Key, at now: Timestamp, most: Double = FailedTries.most) -> Int? {
        counts.withLock { counts in
            let tries = counts[key]?.tries(at: now) ?? 0
            guard tries <= most - 1 else {
                return max(1, Int(((tries - most + 1) * Self.seconds).rounded(.up)))
            }
            if counts[key] == nil { Self.makeRoom(in: &counts) }
            counts[key] = Count(tries: tries + 1, time: now)
            return nil
        }
    }

    /// Takes back an attempt that was counted in advance.
    func takeBack(_ key: Key, at now: Timestamp) {
        counts.withLock { counts in
            let tries = (counts[key]?.tries(at: now) ?? 0) - 1
            counts[key] = tries > 0 ? Count(tries: tries, time: now) : nil
        }
    }

    /// Forgets the failed attempts of a key, after one that succeeded.
    func forget(_ key: Key) { counts.withLock { $0[key] = nil } }

    /// The number of keys with failed attempts.
    var keyCount: Int { counts.withLock { $0.count } }

    /// Forgets the oldest quarter of the keys at once, so that it happens rarely.
    private static func makeRoom(in counts: inout [Key: Count]) {
        guard counts.count >= mostKeys else { return }
        // Not by the time of one of them: most can have the same one.
        let oldest = counts.sorted { $0.value.time < $1.value.time }.prefix(counts.count / 4)
        for (key, _) in oldest { counts[key] = nil }
    }
}
