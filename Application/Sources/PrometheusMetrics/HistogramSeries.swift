// SPDX-License-Identifier: Apache-2.0

import CoreMetrics
import Synchronization

/// The number of values in each bucket, and the sum of all values.
final class HistogramSeries: Series, RecorderHandler, TimerHandler {
    private let buckets: Buckets
    // One for each bound of the largest choice of buckets, and one for values above all bounds.
    private let counts: InlineArray<16, Atomic<UInt64>> = InlineArray { _ in Atomic(0) }
    private let sum = AtomicDouble()
    private let scale: Double

    /// Creates a histogram without values.
    ///
    /// - Parameters:
    ///   - buckets: The buckets.
    ///   - scale: The number of recorded units that make one unit of the buckets and of the text.
    ///     Whole nanoseconds have an exact sum, and fractions of a second do not.
    init(buckets: Buckets, scale: Double = 1) {
        self.buckets = buckets
        self.scale = scale
    }

    func record(_ value: Int64) { record(Double(value)) }

    func record(_ value: Double) {
        // A single value that is not a number would make the sum NaN for ever.
        guard value.isFinite else { return }
        counts[buckets.index(of: value / scale)].wrappingAdd(1, ordering: .relaxed)
        sum.add(value)
    }

    func recordNanoseconds(_ duration: Int64) { record(duration) }

    func write(name: String, labels: Labels, to text: inout String) {
        // The count is that of the buckets, so that both agree while values are being recorded.
        var count: UInt64 = 0
        for index in 0...buckets.bounds.count {
            count += counts[index].load(ordering: .relaxed)
            let bound =
                index < buckets.bounds.count ? buckets.bounds[index].sampleText : "+Inf"
            text += "\(name)_bucket\(labels.suffix(bound: bound)) \(count)\n"
        }
        text += "\(name)_sum\(labels.suffix()) \((sum.value / scale).sampleText)\n"
        text += "\(name)_count\(labels.suffix()) \(count)\n"
    }
}
