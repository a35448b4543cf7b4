// SPDX-License-Identifier: Apache-2.0

import AllocationCount
import AppClipBytes
import AppClipDevice
import AppClipTypes
import DeviceWalks
import Glibc

/// Prints how many invocations a device decides in a second on one core, and how many memory allocations that takes.
///
///     swift run -c release --package-path Benchmarks DeviceBenchmark [rounds]
@main enum DeviceBenchmark {
    static func main() throws {
        let rounds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 20_000
        let cases = try Self.cases()
        print("\(cases.count) invocations: every source with every link, on iOS 17")
        decisions(cases, rounds: rounds / 10)
        try invocations(cases, rounds: rounds / 10)
        try recorded(cases, rounds: rounds / 10)
        try walk(events: rounds * 10)
    }

    /// An invocation, and the facts about its URL.
    private struct Case {
        let invocation: Invocation
        let world: World
    }

    private static let morning = Timestamp(secondsSince1970: 1_700_000_000)

    private static func cases() throws -> [Case] {
        try Scenery().links.flatMap { link in
            InvocationSource.allCases
                .filter { !$0.isForTesting && !$0.isReturn }
                .map { source in
                    let invocation = Invocation(source: source, url: link.url, time: morning)
                    return Case(invocation: invocation, world: link.worlds[0])
                }
        }
    }

    /// Measures decisions alone.
    private static func decisions(_ cases: [Case], rounds: Int) {
        let state = DeviceState(system: SystemVersion(17))
        var cards = 0
        measure("decisions", count: rounds * cases.count) {
            for _ in 0..<rounds {
                for one in cases {
                    let decision = Decision(about: one.invocation, on: state, in: one.world)
                    if decision.refusal == nil { cards += 1 }
                }
            }
        }
        precondition(cards > 0, "No invocation was accepted.")
    }

    /// Measures a device that has already cached all URLs.
    private static func invocations(_ cases: [Case], rounds: Int) throws {
        var device = try Device(DeviceState(system: SystemVersion(17)), clock: morning)
        var effects: [Effect] = []
        effects.reserveCapacity(16)
        func round() throws {
            for one in cases {
                effects.removeAll(keepingCapacity: true)
                try device.handle(.invoke(one.invocation), in: one.world, into: &effects)
            }
        }
        try round()
        try measure("invocations of a device", count: rounds * cases.count) {
            for _ in 0..<rounds { try round() }
        }
    }

    /// Measures the same device with a journal.
    private static func recorded(_ cases: [Case], rounds: Int) throws {
        let device = try Device(DeviceState(system: SystemVersion(17)), clock: morning)
        var effects: [Effect] = []
        effects.reserveCapacity(16)
        var time = 0.0
        var allocations: UInt = 0
        // A new journal for each round limits the memory.
        var count = 0
        while count < rounds * cases.count {
            var recorded = RecordedDevice(device)
            let before = allocation_count()
            let start = processorTime()
            for one in cases {
                effects.removeAll(keepingCapacity: true)
                try recorded.handle(.invoke(one.invocation), in: one.world, into: &effects)
            }
            time += processorTime() - start
            allocations += allocation_count() - before
            count += cases.count
        }
        report("recorded, first meeting", time, count, allocations)
    }

    /// Measures random events, including the replay of their journals and the invariant checker.
    private static func walk(events: Int) throws {
        try measure("random events, each watched and played twice", count: events) {
            _ = try Walk.run(events: events, seed: 1)
        }
    }

    private static func measure(_ name: String, count: Int, _ body: () throws -> Void) rethrows {
        let before = allocation_count()
        let start = processorTime()
        try body()
        let time = processorTime() - start
        report(name, time, count, allocation_count() - before)
    }

    /// Returns the processor time of this process in seconds, which other programs do not affect.
    private static func processorTime() -> Double {
        Double(clock()) / Double(CLOCKS_PER_SEC)
    }

    private static func report(
        _ name: String,
        _ seconds: Double,
        _ count: Int,
        _ allocations: UInt
    ) {
        let each = Double(allocations) / Double(count)
        print(
            "  \(name): \(Int(Double(count) / seconds)) a second of one core, \(each) allocations each"
        )
    }
}
