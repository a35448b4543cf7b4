// SPDX-License-Identifier: Apache-2.0

import AllocationCount

/// Measures a repeated operation on one core.
enum Round {
    /// Prints the median time and the heap allocations of an operation.
    ///
    /// - Parameters:
    ///   - name: The name of the operation.
    ///   - count: The number of operations in a round; there are 21 rounds.
    ///   - limit: The target time, in microseconds.
    ///   - work: The operation. Its result keeps the compiler from removing it.
    static func measure(_ name: String, count: Int, limit: Double? = nil, _ work: (Int) -> Int) {
        var times: [Double] = []
        var allocations = 0
        var sum = 0
        for _ in 0..<21 {
            let before = allocation_count()
            let duration = ContinuousClock().measure {
                for index in 0..<count { sum &+= work(index) }
            }
            allocations = Int(allocation_count() - before)
            times.append(microseconds(duration) / Double(count))
        }
        times.sort()
        let aim = limit.map { " (limit \($0) µs)" } ?? ""
        let each = Double(allocations * 10 / count) / 10
        print("\(name): \(rounded(times[10])) µs, \(each) allocations\(aim)")
        if sum == .min { print(sum) }
    }

    static func microseconds(_ duration: Duration) -> Double {
        Double(duration.components.seconds) * 1e6
            + Double(duration.components.attoseconds) / 1e12
    }

    static func rounded(_ number: Double) -> Double { Double(Int(number * 100 + 0.5)) / 100 }
}
