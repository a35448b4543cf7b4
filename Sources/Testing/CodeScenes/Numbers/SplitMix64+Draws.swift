// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
public import SeededRandom

extension SplitMix64 {
    /// A number of a range, each as likely as any other.
    public mutating func number(in range: ClosedRange<Double>) -> Double {
        // 53 bits fill a significand.
        let unit = Double(next() >> 11) * 0x1p-53
        return range.lowerBound + (range.upperBound - range.lowerBound) * unit
    }

    /// A whole number of a range, each as likely as any other to one part in 2³².
    public mutating func whole(in range: ClosedRange<Int>) -> Int {
        let count = UInt64(range.upperBound - range.lowerBound + 1)
        return range.lowerBound + Int(((next() >> 32) * count) >> 32)
    }

    /// True in the given share of draws, `0...1`.
    public mutating func chance(_ share: Double) -> Bool { number(in: 0...1) < share }

    /// One of several; there has to be at least one.
    public mutating func one<Element>(of choices: [Element]) -> Element {
        choices[whole(in: 0...choices.count - 1)]
    }

    /// Two independent numbers of the normal distribution with the mean 0 and the deviation 1.
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

    /// A colour, each as likely as any other.
    mutating func color() -> RGBColor { RGBColor(UInt32(next() >> 40)) }
}
