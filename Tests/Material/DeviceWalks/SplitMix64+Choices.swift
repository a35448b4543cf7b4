// SPDX-License-Identifier: Apache-2.0

import SeededRandom

extension SplitMix64 {
    /// Returns a random number in `0..<bound`; `bound` is above 0.
    mutating func number(below bound: Int) -> Int { Int(next() >> 33) % bound }

    mutating func isTrue() -> Bool { next() & 1 == 1 }

    /// Returns a random element of a collection that is not empty.
    mutating func one<Element>(of elements: [Element]) -> Element {
        elements[number(below: elements.count)]
    }
}
