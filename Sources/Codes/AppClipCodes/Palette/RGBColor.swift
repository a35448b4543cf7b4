// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// An opaque colour, eight bits a channel.
public struct RGBColor: Sendable, Hashable {
    /// The red channel, `0...255`.
    public let red: UInt8

    /// The green channel, `0...255`.
    public let green: UInt8

    /// The blue channel, `0...255`.
    public let blue: UInt8

    /// Creates a colour from its channels.
    public init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// Creates a colour from a number such as `0xFF3B30`.
    public init(_ number: UInt32) {
        red = UInt8(truncatingIfNeeded: number >> 16)
        green = UInt8(truncatingIfNeeded: number >> 8)
        blue = UInt8(truncatingIfNeeded: number)
    }

    /// White, `#FFFFFF`.
    public static let white = RGBColor(0xFFFFFF)

    /// Black, `#000000`.
    public static let black = RGBColor(0x000000)
}

// MARK: - Hexadecimal text

extension RGBColor {
    /// An error that reports a text that is not a colour, and its location.
    public struct ParsingError: Error, Sendable, Hashable {
        /// The kinds of error in the text of a colour.
        public enum Code: Sendable, Hashable {
            /// There are not six digits.
            case length
            /// A character is not a hexadecimal digit.
            case digit
        }

        /// The kind of error.
        public let code: Code

        /// The offset of the first byte at fault.
        public let offset: Int
    }

    /// Creates a colour from six hexadecimal digits of either case, with or without a leading `#`.
    ///
    /// - Throws: ``ParsingError`` with the location of the error.
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

    /// Six hexadecimal digits in uppercase, the form that the generator's command line uses.
    public var hexadecimal: String {
        Hexadecimal.text(of: [red, green, blue], uppercase: true)
    }
}

extension RGBColor: CustomStringConvertible {
    /// The six hexadecimal digits, the same as ``hexadecimal``.
    public var description: String { hexadecimal }
}
