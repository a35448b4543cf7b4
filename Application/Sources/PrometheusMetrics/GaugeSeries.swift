// SPDX-License-Identifier: Apache-2.0

import CoreMetrics

/// A number that goes up and down.
final class GaugeSeries: Series, MeterHandler, RecorderHandler {
    private let number = AtomicDouble()

    func set(_ value: Int64) { number.store(Double(value)) }

    func set(_ value: Double) { number.store(value) }

    func increment(by amount: Double) { number.add(amount) }

    func decrement(by amount: Double) { number.add(-amount) }

    func record(_ value: Int64) { number.store(Double(value)) }

    func record(_ value: Double) { number.store(value) }

    func write(name: String, labels: Labels, to text: inout String) {
        text += "\(name)\(labels.suffix()) \(number.value.sampleText)\n"
    }
}
