import DeviceWalks

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Lets random things happen to devices.
///
/// It stops with status 1 where something is that must not be, and says how to come there again.
///
///     swift run -c release DeviceWalk [EVENTS [SEED]]
@main enum DeviceWalk {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst().map { UInt64($0) }
        guard arguments.count <= 2, !arguments.contains(nil) else {
            print("usage: DeviceWalk [EVENTS [SEED]]")
            exit(64)
        }
        let events = Int(clamping: arguments.first.flatMap { $0 } ?? 1_000_000)
        let seed = arguments.dropFirst().first.flatMap { $0 } ?? 1
        let clock = ContinuousClock()
        let start = clock.now
        do {
            let report = try Walk.run(events: events, seed: seed)
            print(
                "\(report.events) events in \(clock.now - start), \(report.faults) of them impossible"
            )
            show(report.counts)
        } catch let failure as Walk.Failure {
            print("seed \(failure.seed), event \(failure.event): \(failure.violation)")
            exit(1)
        }
    }

    private static func show(_ counts: Witness.Counts) {
        print(
            "launches \(counts.launches), removals \(counts.removals), installs \(counts.installs)"
        )
        print("notifications shown \(counts.deliveries), dropped \(counts.drops)")
        print("locations answered \(counts.confirmations)")
    }
}
