// SPDX-License-Identifier: Apache-2.0

internal import CoreMetrics
internal import Synchronization

/// How often values fell into each bucket, and their sum.
final class HistogramSeries: Series, RecorderHandler, TimerHandler {
    private let buckets: Buckets
    // One for each bound of the largest choice of buckets, and one for what lies above all bounds.
    private let counts: InlineArray<16, Atomic<UInt64>> = InlineArray { _ in Atomic(0) }
    private let sum = AtomicDouble()
    private let scale: Double

    /// A histogram without values.
    ///
    /// - Parameters:
    ///   - buckets: The buckets.
    ///   - scale: How much of what is recorded makes one unit of the buckets and of the text. Whole
    ///     nanoseconds have an exact sum, and fractions of a second have not.
    init(buckets: Buckets, scale: Double = 1) {
        self.buckets = buckets
        self.scale = scale
    }

    func record(_ value: Int64) { record(Double(value)) }

    func record(_ value: Double) {
        // One value that is not a number would make the sum one for ever.
        guard value.isFinite else { return }
        counts[buckets.index(of: value / scale)].wrappingAdd(1, ordering: .relaxed)
        sum.add(value)
    }

    func recordNanoseconds(_ duration: Int64) { record(duration) }

    func write(name: String, labels: Labels, to text: inout String) {
        // The count is that of the buckets, so that both agree while values are recorded.
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
