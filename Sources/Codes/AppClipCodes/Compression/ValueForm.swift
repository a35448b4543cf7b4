// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// The form in which a path component, or the value of a query parameter, is written.
enum ValueForm: Int, Sendable, CaseIterable {
    /// Letters, by the context model of components.
    case letters = 0b00
    /// A decimal number in groups of seven bits.
    case number = 0b01
    /// Six bits for each character.
    case sixBit = 0b10
    /// The number of a listed word; in paths only.
    case word = 0b11

    /// The forms in the order of preference for equal lengths.
    static let byPreference: [ValueForm] = [.word, .number, .letters, .sixBit]
}

/// A decimal number as groups of seven bits, the lowest group first, each in a byte whose top bit
/// is set except in the last (ULEB128).
enum DecimalNumber {
    /// Whether the number form gives back `text`: digits only, and no leading zero.
    ///
    /// "007" would be read back as "7", so it is not a number here. Open reimplementations write it
    /// as one; a code must never be read back as another URL.
    static func isLossless(_ text: Span<UInt8>) -> Bool {
        guard !text.isEmpty, text[0] != .zero || text.count == 1 else { return false }
        for index in text.indices where !text[index].isDigit { return false }
        return true
    }

    /// Appends the groups of `text`, which is a lossless number.
    ///
    /// - Complexity: O(*n*) for up to 19 digits, O(*n*²) for more.
    static func append(_ text: Span<UInt8>, to bits: inout BitString) {
        guard text.count > 19 else {
            var number: UInt64 = 0
            for index in text.indices { number = number * 10 + UInt64(text[index] - .zero) }
            repeat {
                let group = UInt32(number & 0x7F)
                number >>= 7
                bits.append(number > 0 ? group | 0x80 : group, width: 8)
            } while number > 0
            return
        }
        var groups: [UInt32] = []
        for index in text.indices {
            var carry = UInt32(text[index] - .zero)
            for place in groups.indices {
                carry += groups[place] * 10
                groups[place] = carry & 0x7F
                carry >>= 7
            }
            if carry > 0 { groups.append(carry) }
        }
        for (place, group) in groups.enumerated() {
            bits.append(place + 1 < groups.count ? group | 0x80 : group, width: 8)
        }
    }

    /// Reads a number.
    ///
    /// - Returns: The decimal digits, or `nil` if the bits end before the last group.
    static func decode(from bits: inout BitReader) -> [UInt8]? {
        var groups: [Int] = []
        while true {
            guard let byte = bits.next(8) else { return nil }
            groups.append(byte & 0x7F)
            if byte & 0x80 == 0 { break }
        }
        // Digits, the lowest first; multiplied by 128 for each group, from the highest.
        var digits = [0]
        for group in groups.reversed() {
            var carry = group
            for place in digits.indices {
                carry += digits[place] * 128
                digits[place] = carry % 10
                carry /= 10
            }
            while carry > 0 {
                digits.append(carry % 10)
                carry /= 10
            }
        }
        return digits.reversed().map { UInt8($0) + .zero }
    }
}
