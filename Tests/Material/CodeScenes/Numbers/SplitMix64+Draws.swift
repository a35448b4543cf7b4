// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
public import SeededRandom

extension SplitMix64 {
    /// Returns a number in a range, uniformly distributed.
    public mutating func number(in range: ClosedRange<Double>) -> Double {
        // A significand has 53 bits.
        let unit = Double(next() >> 11) * 0x1p-53
        return range.lowerBound + (range.upperBound - range.lowerBound) * unit
    }

    /// Returns an integer in a range, uniformly distributed to within one part in 2³².
    public mutating func whole(in range: ClosedRange<Int>) -> Int {
        let count = UInt64(range.upperBound - range.lowerBound + 1)
        return range.lowerBound + Int(((next() >> 32) * count) >> 32)
    }

    /// Returns `true` with a probability of `0...1`.
    public mutating func chance(_ share: Double) -> Bool { number(in: 0...1) < share }

    /// Returns one of several choices; there has to be at least one.
    public mutating func one<Element>(of choices: [Element]) -> Element {
        choices[whole(in: 0...choices.count - 1)]
    }

    /// Returns two independent numbers of the normal distribution with the mean 0 and the deviation
    /// 1.
    public mutating func normalPair() -> (Double, Double) {
        // Marsaglia's polar method.
        while true {
            let x = number(in: -1...1)
            let y = number(in: -1...1)
            let square = x * x + y * y
            if square < 1, square > 0 {
                let factor = (-2 * Elementary.logarithm(square) / square).squareRoot()
                return (x * factor, y * factor)
            }
        }
    }

    /// Returns a colour, uniformly distributed.
    mutating func color() -> RGBColor { RGBColor(UInt32(next() >> 40)) }
}
