// SPDX-License-Identifier: Apache-2.0

import SeededRandom

extension SplitMix64 {
    /// Whether something happens that happens once in `count` times.
    mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }

    mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &self) }

    /// One of the elements of a collection that is not empty.
    mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: elements.indices, using: &self)]
    }
}

/// How often a property is tried: a tenth of the wanted number where the code is not optimised.
func trials(_ wanted: Int) -> Int {
    #if DEBUG
    return wanted / 10
    #else
    return wanted
    #endif
}
