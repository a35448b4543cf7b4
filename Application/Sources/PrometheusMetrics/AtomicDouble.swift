// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// A floating-point number that threads share without a lock.
struct AtomicDouble: ~Copyable, Sendable {
    private let bits = Atomic<UInt64>(0)

    /// The current value.
    var value: Double { Double(bitPattern: bits.load(ordering: .relaxed)) }

    /// Replaces the value.
    func store(_ number: Double) { bits.store(number.bitPattern, ordering: .relaxed) }

    /// Adds to the value.
    func add(_ amount: Double) {
        var old = bits.load(ordering: .relaxed)
        while true {
            let sum = (Double(bitPattern: old) + amount).bitPattern
            let result = bits.weakCompareExchange(
                expected: old,
                desired: sum,
                ordering: .relaxed
            )
            if result.exchanged { return }
            old = result.original
        }
    }
}
