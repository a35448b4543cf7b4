// SPDX-License-Identifier: Apache-2.0

import SeededRandom

extension SplitMix64 {
    /// A number of `0..<bound`; `bound` is above 0.
    mutating func number(below bound: Int) -> Int { Int(next() >> 33) % bound }

    mutating func isTrue() -> Bool { next() & 1 == 1 }

    /// An element of what is not empty.
    mutating func one<Element>(of elements: [Element]) -> Element {
        elements[number(below: elements.count)]
    }
}
