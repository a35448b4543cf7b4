// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// Times of many short things, less what reading the clock takes.
package struct Times: CustomStringConvertible {
    package let clock = ContinuousClock()
    private var nanoseconds: [Int64] = []

    package init() { nanoseconds.reserveCapacity(200_000) }

    /// Notes the time since a moment.
    ///
    /// - Parameters:
    ///   - start: The moment.
    ///   - result: What has to be there before the clock is read.
    @inline(never)
    package mutating func end(from start: ContinuousClock.Instant, after result: UInt64 = 0) {
        // A condition that is never true, which the compiler does not know.
        if result == 0x5EED_5EED_5EED_5EED { nanoseconds.removeAll() }
        nanoseconds.append((clock.now - start).nanoseconds)
    }

    /// Median and 99th percentile.
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

/// The time that this thread, or all threads, were running, which other programs do not change much.
package struct ProcessorTime {
    private let source: clockid_t
    private let start: Duration

    /// Starts to measure.
    package init(ofAllThreads: Bool = false) {
        source = ofAllThreads ? CLOCK_PROCESS_CPUTIME_ID : CLOCK_THREAD_CPUTIME_ID
        start = Self.now(source)
    }

    /// The time since the value was made.
    package var elapsed: Duration { Self.now(source) - start }

    /// The time that a closure takes.
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
    /// The number with so many decimal places.
    package func rounded(to places: Int) -> String {
        let power = (0..<places).reduce(1.0) { power, _ in power * 10 }
        let number = Int((self * power).rounded())
        guard places > 0 else { return "\(number)" }
        let fraction = String(number % Int(power))
        let zeros = String(repeating: "0", count: places - fraction.count)
        return "\(number / Int(power)).\(zeros)\(fraction)"
    }
}
