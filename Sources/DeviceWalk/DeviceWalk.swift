import DeviceWalks

/// Lets random things happen to devices, and stops with status 1 where something is that must not be.
///
///     swift run -c release DeviceWalk [EVENTS [SEED]]
@main enum DeviceWalk {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst().map { UInt64($0) }
        let events = Int(arguments.first.flatMap { $0 } ?? 1_000_000)
        let seed = arguments.dropFirst().first.flatMap { $0 } ?? 1
        let clock = ContinuousClock()
        let start = clock.now
        let report = try Walk.run(events: events, seed: seed)
        let counts = report.counts
        print(
            "\(report.events) events in \(clock.now - start), \(report.faults) of them impossible"
        )
        print(
            "launches \(counts.launches), removals \(counts.removals), installs \(counts.installs)"
        )
        print("notifications shown \(counts.deliveries), dropped \(counts.drops)")
        print("locations answered \(counts.confirmations)")
    }
}
