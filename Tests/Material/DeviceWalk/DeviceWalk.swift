// SPDX-License-Identifier: Apache-2.0

import DeviceWalks

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Sends random events to virtual devices and checks invariants.
///
/// It exits with status 1 at the first violated invariant, and prints the seed that reproduces it.
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
                "\(report.events) events in \(clock.now - start), \(report.invalidEvents) of them invalid"
            )
            show(report.counts)
        } catch let error as Walk.InvariantError {
            print("seed \(error.seed), event \(error.event): \(error.finding)")
            exit(1)
        }
    }

    private static func show(_ counts: InvariantChecker.Counts) {
        print(
            "launches \(counts.launches), removals \(counts.removals), installs \(counts.installs)"
        )
        print("notifications shown \(counts.deliveries), dropped \(counts.drops)")
        print("locations checked \(counts.confirmations)")
    }
}
