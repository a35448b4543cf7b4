// SPDX-License-Identifier: Apache-2.0

/// Hexadecimal digits in ASCII.
///
/// ```swift
/// Hexadecimal.text(of: [0x1F, 0xA0])   // "1fa0"
/// Hexadecimal.bytes(of: "1FA0")        // [0x1F, 0xA0]
/// ```
public enum Hexadecimal {
    /// Returns the value of a digit of either case, or `nil` for any other byte.
    @inlinable
    public static func value(of digit: UInt8) -> UInt8? {
        switch digit {
        case 0x30...0x39: digit - 0x30
        case 0x41...0x46: digit - 0x37
        case 0x61...0x66: digit - 0x57
        default: nil
        }
    }

    /// Returns the digit of a value.
    ///
    /// - Parameters:
    ///   - value: `0..<16`.
    ///   - uppercase: Whether letters are uppercase.
    /// - Returns: The digit.
    @inlinable
    public static func digit(of value: UInt8, uppercase: Bool = false) -> UInt8 {
        value < 10 ? 0x30 + value : (uppercase ? 0x37 : 0x57) + value
    }

    /// Returns two digits for each byte.
    ///
    /// - Parameters:
    ///   - bytes: The bytes.
    ///   - uppercase: Whether letters are uppercase.
    ///   - separator: The text between the digits of one byte and those of the next.
    /// - Returns: The digits.
    public static func text(
        of bytes: some Sequence<UInt8>,
        uppercase: Bool = false,
        separator: String = ""
    ) -> String {
        var digits: [UInt8] = []
        for byte in bytes {
            if !digits.isEmpty { digits += separator.utf8 }
            digits.append(digit(of: byte >> 4, uppercase: uppercase))
            digits.append(digit(of: byte & 15, uppercase: uppercase))
        }
        return String(decoding: digits, as: UTF8.self)
    }

    /// Returns the digits of a number.
    ///
    /// - Parameters:
    ///   - number: The number.
    ///   - count: The minimum number of digits.
    ///   - uppercase: Whether letters are uppercase.
    /// - Returns: The digits, with zeros before them if there are fewer than `count`.
    public static func text(
        of number: UInt64,
        digits count: Int = 16,
        uppercase: Bool = false
    ) -> String {
        var digits: [UInt8] = []
        var rest = number
        repeat {
            digits.append(digit(of: UInt8(rest & 15), uppercase: uppercase))
            rest >>= 4
        } while rest > 0 || digits.count < count
        return String(decoding: digits.reversed(), as: UTF8.self)
    }

    /// Returns the bytes of a text of digits of either case.
    ///
    /// - Returns: One byte for each two digits, or `nil` if their number is odd or the text has any
    ///   other character.
    public static func bytes(of text: String) -> [UInt8]? {
        var bytes: [UInt8] = []
        var high: UInt8?
        for byte in text.utf8 {
            guard let value = value(of: byte) else { return nil }
            if let first = high {
                bytes.append(first << 4 | value)
                high = nil
            } else {
                high = value
            }
        }
        return high == nil ? bytes : nil
    }
}
