// SPDX-License-Identifier: Apache-2.0

import CoreMetrics
import Synchronization

/// A number that only grows: an increment is one atomic addition.
final class CounterSeries: Series, CounterHandler {
    private let count = Atomic<UInt64>(0)

    func increment(by amount: Int64) {
        guard amount > 0 else { return }
        count.wrappingAdd(UInt64(amount), ordering: .relaxed)
    }

    func reset() { count.store(0, ordering: .relaxed) }

    func write(name: String, labels: Labels, to text: inout String) {
        text += "\(name)\(labels.suffix()) \(count.load(ordering: .relaxed))\n"
    }
}

/// A number that only grows, by any amount.
final class FloatingPointCounterSeries: Series, FloatingPointCounterHandler {
    private let sum = AtomicDouble()

    func increment(by amount: Double) {
        guard amount > 0, amount.isFinite else { return }
        sum.add(amount)
    }

    func reset() { sum.store(0) }

    func write(name: String, labels: Labels, to text: inout String) {
        text += "\(name)\(labels.suffix()) \(sum.value.sampleText)\n"
    }
}
