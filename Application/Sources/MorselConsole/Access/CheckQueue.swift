// SPDX-License-Identifier: Apache-2.0

/// The order in which passwords are checked: whoever has failed less comes first.
///
/// It is bounded, and so is each sender's part of it. Where it is full, a newcomer takes the place of
/// somebody who has failed more often or has more waiting.
struct CheckQueue: Sendable {
    typealias Instant = ContinuousClock.Instant

    /// The most that wait.
    static let most = 128

    /// The most of one sender that wait.
    static let mostOfSender = 4

    /// The longest time that somebody waits.
    static let longestWait: Duration = .seconds(30)

    /// A password that is to be checked.
    struct Entry: Sendable {
        let id: Int
        let sender: FailedTries.Key
        /// The failed tries of the sender.
        let failures: Int
        let arrival: Instant
        /// The time until it is checked at the earliest.
        let start: Instant
    }

    /// What became of an entry.
    enum Admission: Sendable, Hashable {
        /// It waits; somebody else was displaced where there is an id.
        case waits(displaced: Int?)
        /// The sender has enough that wait.
        case tooManyOfSender
        /// There is no room.
        case full
    }

    private(set) var entries: [Entry] = []

    /// Adds an entry, if there is room.
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

    /// Takes out the entry that is checked next, if its time has come.
    mutating func next(at now: Instant) -> Entry? {
        let ready = entries.indices.filter { entries[$0].start <= now }
        let first = ready.min { one, other in
            let (one, other) = (entries[one], entries[other])
            return (one.failures, one.arrival) < (other.failures, other.arrival)
        }
        return first.map { entries.remove(at: $0) }
    }

    /// The moment at which the next entry can be checked; `nil` where none waits.
    var nextStart: Instant? { entries.map(\.start).min() }

    /// Takes out an entry.
    mutating func remove(_ id: Int) { entries.removeAll { $0.id == id } }

    /// Takes out those that have waited too long.
    mutating func removeExpired(at now: Instant) -> [Int] {
        let expired = entries.filter { now - $0.arrival > Self.longestWait }.map(\.id)
        entries.removeAll { expired.contains($0.id) }
        return expired
    }
}
