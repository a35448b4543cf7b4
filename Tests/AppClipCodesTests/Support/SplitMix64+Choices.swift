// SPDX-License-Identifier: Apache-2.0

import SeededRandom

extension SplitMix64 {
    /// Returns `true` with a probability of one in `count`.
    mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }

    mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &self) }

    /// Returns a random element of a collection that is not empty.
    mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: elements.indices, using: &self)]
    }
}

/// Returns the number of trials of a property: a tenth of `wanted` in a build without optimisation.
func trials(_ wanted: Int) -> Int {
    #if DEBUG
    return wanted / 10
    #else
    return wanted
    #endif
}
