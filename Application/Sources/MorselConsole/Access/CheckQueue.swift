// SPDX-License-Identifier: Apache-2.0

/// A queue of passwords to check, ordered by the failed attempts of their senders, fewest first.
///
/// The queue is bounded, and so is each sender's part of it. If it is full, a new entry takes the
/// place of one whose sender has failed more often or has more entries waiting.
struct CheckQueue: Sendable {
    typealias Instant = ContinuousClock.Instant

    /// The maximum number of entries that wait.
    static let most = 128

    /// The maximum number of entries of one sender that wait.
    static let mostOfSender = 4

    /// The maximum time that an entry waits.
    static let longestWait: Duration = .seconds(30)

    /// A password that waits to be checked.
    struct Entry: Sendable {
        let id: Int
        let sender: FailedTries.Key
        /// The number of the sender's failed attempts.
        let failures: Int
        let arrival: Instant
        /// The earliest time at which the password is checked.
        let start: Instant
    }

    /// The result of adding an entry.
    enum Admission: Sendable, Hashable {
        /// The entry waits; the id is that of an entry that it displaced.
        case waits(displaced: Int?)
        /// The sender already has the maximum number of entries.
        case tooManyOfSender
        /// The queue is full, and no entry ranks lower.
        case full
    }

    private(set) var entries: [Entry] = []

    /// Adds an entry, if there is room for it.
    mutating func add(_ entry: Entry) -> Admission {
        let own = count(of: entry.sender)
        guard own < Self.mostOfSender else { return .tooManyOfSender }
        guard entries.count >= Self.most else {
            entries.append(entry)
            return .waits(displaced: nil)
        }
        let ranks = entries.map { ($0.failures, count(of: $0.sender)) }
        guard let last = ranks.indices.max(by: { ranks[$0] < ranks[$1] }),
            ranks[last] > (entry.failures, own + 1)
        else { return .full }
        let displaced = entries.remove(at: last).id
        entries.append(entry)
        return .waits(displaced: displaced)
    }

    private func count(of sender: FailedTries.Key) -> Int {
        entries.count { $0.sender == sender }
    }

    /// Removes and returns the next entry to check, if its start time has come.
    mutating func next(at now: Instant) -> Entry? {
        let ready = entries.indices.filter { entries[$0].start <= now }
        let first = ready.min { one, other in
            let (one, other) = (entries[one], entries[other])
            return (one.failures, one.arrival) < (other.failures, other.arrival)
        }
        return first.map { entries.remove(at: $0) }
    }

    /// The earliest time at which an entry can be checked; `nil` if the queue is empty.
    var nextStart: Instant? { entries.map(\.start).min() }

    /// Removes an entry.
    mutating func remove(_ id: Int) { entries.removeAll { $0.id == id } }

    /// Removes the entries that have waited too long, and returns their ids.
    mutating func removeExpired(at now: Instant) -> [Int] {
        let expired = entries.filter { now - $0.arrival > Self.longestWait }.map(\.id)
        entries.removeAll { expired.contains($0.id) }
        return expired
    }
}
