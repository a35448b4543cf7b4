import AppClipDevice

extension Walk {
    /// What many walks have shown.
    public struct Report: Sendable {
        /// The events, those that could not be included.
        public internal(set) var events = 0

        /// The events that could not be.
        public internal(set) var faults = 0

        /// What was seen.
        public internal(set) var counts = Witness.Counts()
    }

    /// Why walks stopped: what must not be, in which walk and at which event.
    public struct Failure: Error, Sendable {
        /// What must not be.
        public let violation: Violation

        /// The seed of the walk.
        public let seed: UInt64

        /// The event, counted from 0.
        public let event: Int
    }

    /// Lets random things happen to many devices, a thousand to each, and plays each journal again.
    ///
    /// - Parameters:
    ///   - events: How many.
    ///   - seed: The seed of the first walk; each further walk has the next number.
    /// - Returns: What was seen.
    /// - Throws: ``Failure`` at the first violation.
    public static func run(events: Int, seed: UInt64) throws -> Report {
        let scenery = try Scenery()
        var report = Report()
        var number = seed
        while report.events < events {
            var walk = try Walk(in: scenery, seed: number)
            let length = min(1_000, events - report.events)
            for event in 0..<length {
                guard let violation = walk.step() else { continue }
                throw Failure(violation: violation, seed: number, event: event)
            }
            guard walk.isReplayedToTheSame() else {
                throw Failure(violation: .replayDiffers, seed: number, event: length)
            }
            report.events += length
            report.faults += walk.faultCount
            report.counts.add(walk.witness.counts)
            number &+= 1
        }
        return report
    }
}

extension Witness.Counts {
    fileprivate mutating func add(_ other: Self) {
        launches += other.launches
        removals += other.removals
        deliveries += other.deliveries
        drops += other.drops
        confirmations += other.confirmations
        installs += other.installs
    }
}
