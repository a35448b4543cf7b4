// SPDX-License-Identifier: Apache-2.0

extension Walk {
    /// The result of many walks.
    public struct Report: Sendable {
        /// The number of events, including invalid ones.
        public internal(set) var events = 0

        /// The number of invalid events, which the device rejected.
        public internal(set) var invalidEvents = 0

        /// The number of occurrences of each checked effect.
        public internal(set) var counts = InvariantChecker.Counts()
    }

    /// A violated invariant, with the walk and the event that led to it.
    public struct InvariantError: Error, Sendable {
        /// The violated invariant.
        public let finding: InvariantFinding

        /// The seed of the walk.
        public let seed: UInt64

        /// The event, counted from 0.
        public let event: Int
    }

    /// Sends random events to many devices, a thousand to each, and replays each journal.
    ///
    /// - Parameters:
    ///   - events: The number of events.
    ///   - seed: The seed of the first walk; each further walk has the next number.
    /// - Returns: The counts.
    /// - Throws: ``InvariantError`` for the first violated invariant.
    public static func run(events: Int, seed: UInt64) throws -> Report {
        let scenery = try Scenery()
        var report = Report()
        var number = seed
        while report.events < events {
            var walk = try Walk(in: scenery, seed: number)
            let length = min(1_000, events - report.events)
            for event in 0..<length {
                guard let finding = walk.step() else { continue }
                throw InvariantError(finding: finding, seed: number, event: event)
            }
            guard walk.isReplayedToSameDevice() else {
                throw InvariantError(finding: .replayDiffers, seed: number, event: length)
            }
            report.events += length
            report.invalidEvents += walk.invalidEventCount
            report.counts.add(walk.checker.counts)
            number &+= 1
        }
        return report
    }
}

extension InvariantChecker.Counts {
    fileprivate mutating func add(_ other: Self) {
        launches += other.launches
        removals += other.removals
        deliveries += other.deliveries
        drops += other.drops
        confirmations += other.confirmations
        installs += other.installs
    }
}
