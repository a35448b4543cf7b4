// SPDX-License-Identifier: Apache-2.0

import AppClipTypes

/// An opaque colour, eight bits a channel.
public struct RGBColor: Sendable, Hashable {
    /// The red channel.
    public let red: UInt8

    /// The green channel.
    public let green: UInt8

    /// The blue channel.
    public let blue: UInt8

    /// Makes a colour of its channels.
    public init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// Makes a colour of a number such as `0xFF3B30`.
    public init(_ number: UInt32) {
        red = UInt8(truncatingIfNeeded: number >> 16)
        green = UInt8(truncatingIfNeeded: number >> 8)
        blue = UInt8(truncatingIfNeeded: number)
    }

    /// White.
    public static let white = RGBColor(0xFFFFFF)

    /// Black.
    public static let black = RGBColor(0x000000)
}

// MARK: - Hexadecimal text

extension RGBColor {
    /// Why a text is no colour.
    public struct ParsingError: Error, Sendable, Hashable {
        /// What is wrong.
        public enum Code: Sendable, Hashable {
            /// There are not six digits.
            case length
            /// A character is no hexadecimal digit.
            case digit
        }

        /// What is wrong.
        public let code: Code

        /// The place of the first byte at fault.
        public let offset: Int
    }

    /// Reads six hexadecimal digits of either case, with or without a `#` in front.
    ///
    /// - Throws: ``ParsingError`` with the place of the fault.
    public init(hexadecimal text: String) throws(ParsingError) {
        let start = text.utf8.first == .numberSign ? 1 : 0
        var number: UInt32 = 0
        var count = 0
        for byte in text.utf8.dropFirst(start) {
            guard let digit = Hexadecimal.value(of: byte) else {
                throw ParsingError(code: .digit, offset: start + count)
            }
            guard count < 6 else { throw ParsingError(code: .length, offset: start + count) }
            number = number << 4 | UInt32(digit)
            count += 1
        }
        guard count == 6 else { throw ParsingError(code: .length, offset: start + count) }
        self.init(number)
    }

    /// Six hexadecimal digits, uppercase letters: the form of the generator's command line.
    public var hexadecimal: String {
        Hexadecimal.text(of: [red, green, blue], uppercase: true)
    }
}

extension RGBColor: CustomStringConvertible {
    /// The same as ``hexadecimal``.
    public var description: String { hexadecimal }
}
