// SPDX-License-Identifier: Apache-2.0

import Glibc

/// The times of an operation that is repeated.
struct Measured {
    private var times: [Double] = []

    /// Creates a measurement with times from elsewhere, in milliseconds.
    init(_ times: [Double] = []) { self.times = times }

    mutating func run<Result>(_ work: () throws -> Result) rethrows -> Result {
        let start = ContinuousClock.now
        defer { add(ContinuousClock.now - start) }
        return try work()
    }

    mutating func runTask<Result>(_ work: () async -> Result) async -> Result {
        let start = ContinuousClock.now
        defer { add(ContinuousClock.now - start) }
        return await work()
    }

    private mutating func add(_ duration: Duration) {
        let (seconds, attoseconds) = duration.components
        times.append(Double(seconds) * 1e3 + Double(attoseconds) / 1e15)
    }

    /// The shortest time, in milliseconds.
    var best: Double { times.min() ?? 0 }

    /// The shortest and the median time.
    var text: String {
        let sorted = times.sorted()
        let median = sorted.isEmpty ? 0 : sorted[sorted.count / 2]
        return "\(Self.rounded(best)) ms, median \(Self.rounded(median)) ms"
    }

    /// Returns a number, rounded to two decimal places.
    static func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }

    /// The maximum memory of this process so far, in MB.
    static var memory: Int {
        var usage = rusage()
        _ = unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return usage.ru_maxrss / 1024
    }
}
