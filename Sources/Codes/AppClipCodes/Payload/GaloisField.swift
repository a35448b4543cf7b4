// SPDX-License-Identifier: Apache-2.0

/// The field of 256 elements modulo x⁸ + x⁴ + x³ + x² + 1, with α = 2.
enum GaloisField {
    // exponents[i] = α^i, repeated twice, so that a sum of two logarithms needs no reduction.
    private static let exponents: [UInt8] = {
        var exponents = [UInt8](repeating: 0, count: 510)
        var element = 1
        for index in 0..<255 {
            exponents[index] = UInt8(element)
            exponents[index + 255] = UInt8(element)
            element <<= 1
            if element > 255 { element ^= 0x11D }
        }
        return exponents
    }()

    private static let logarithms: [Int] = {
        var logarithms = [Int](repeating: 0, count: 256)
        for index in 0..<255 { logarithms[Int(exponents[index])] = index }
        return logarithms
    }()

    /// Returns α to the power `exponent`, which may be negative.
    static func power(_ exponent: Int) -> UInt8 {
        exponents[(exponent % 255 + 255) % 255]
    }

    static func multiply(_ one: UInt8, _ other: UInt8) -> UInt8 {
        one == 0 || other == 0 ? 0 : exponents[logarithms[Int(one)] + logarithms[Int(other)]]
    }

    /// Divides by an element that is not zero.
    static func divide(_ one: UInt8, by other: UInt8) -> UInt8 {
        precondition(other != 0, "division by zero")
        if one == 0 { return 0 }
        return exponents[logarithms[Int(one)] + 255 - logarithms[Int(other)]]
    }

    /// Returns the exponent of α that gives an element, `0..<255`; the element is not zero.
    static func exponent(of element: UInt8) -> Int { logarithms[Int(element)] }
}
