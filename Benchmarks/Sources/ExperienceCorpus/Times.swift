// SPDX-License-Identifier: Apache-2.0

import Glibc

/// The times of many short operations, without the time for reading the clock.
package struct Times: CustomStringConvertible {
    package let clock = ContinuousClock()
    private var nanoseconds: [Int64] = []

    package init() { nanoseconds.reserveCapacity(200_000) }

    /// Records the time since an instant.
    ///
    /// - Parameters:
    ///   - start: The instant.
    ///   - result: The result that must exist before the clock is read.
    @inline(never)
    package mutating func end(from start: ContinuousClock.Instant, after result: UInt64 = 0) {
        // This condition is never true, but the compiler does not know that.
        if result == 0x5EED_5EED_5EED_5EED { nanoseconds.removeAll() }
        nanoseconds.append((clock.now - start).nanoseconds)
    }

    /// The median and the 99th percentile.
    package var description: String {
        let overhead = (0..<10_001).map { _ -> Int64 in
            let start = clock.now
            return (clock.now - start).nanoseconds
        }.sorted()[5_000]
        let sorted = nanoseconds.sorted()
        guard let last = sorted.indices.last else { return "none" }
        return "\(sorted[last / 2] - overhead), \(sorted[last * 99 / 100] - overhead)"
    }
}

/// The processor time of this thread, or of all threads, which other programs hardly affect.
package struct ProcessorTime {
    private let source: clockid_t
    private let start: Duration

    /// Starts measuring.
    package init(ofAllThreads: Bool = false) {
        source = ofAllThreads ? CLOCK_PROCESS_CPUTIME_ID : CLOCK_THREAD_CPUTIME_ID
        start = Self.now(source)
    }

    /// The time since this value was created.
    package var elapsed: Duration { Self.now(source) - start }

    /// Returns the processor time of a closure.
    package static func measure<Failure>(_ body: () throws(Failure) -> Void) throws(Failure)
        -> Duration
    {
        let time = ProcessorTime()
        try body()
        return time.elapsed
    }

    private static func now(_ source: clockid_t) -> Duration {
        var time = timespec()
        clock_gettime(source, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}

extension Duration {
    fileprivate var nanoseconds: Int64 {
        components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000
    }

    /// The time in seconds.
    package var seconds: Double { self / .seconds(1) }
}

extension Double {
    /// Returns the number with a number of decimal places.
    package func rounded(to places: Int) -> String {
        let power = (0..<places).reduce(1.0) { power, _ in power * 10 }
        let number = Int((self * power).rounded())
        guard places > 0 else { return "\(number)" }
        let fraction = String(number % Int(power))
        let zeros = String(repeating: "0", count: places - fraction.count)
        return "\(number / Int(power)).\(zeros)\(fraction)"
    }
}
