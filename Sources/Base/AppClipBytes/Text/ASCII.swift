// SPDX-License-Identifier: Apache-2.0

// The characters that are used in the grammars of this package.
extension UInt8 {
    /// The byte of `"`.
    @inlinable public static var quotationMark: UInt8 { 0x22 }
    /// The byte of `#`.
    @inlinable public static var numberSign: UInt8 { 0x23 }
    /// The byte of `%`.
    @inlinable public static var percent: UInt8 { 0x25 }
    /// The byte of `&`.
    @inlinable public static var ampersand: UInt8 { 0x26 }
    /// The byte of `'`.
    @inlinable public static var apostrophe: UInt8 { 0x27 }
    /// The byte of `*`.
    @inlinable public static var asterisk: UInt8 { 0x2A }
    /// The byte of `+`.
    @inlinable public static var plus: UInt8 { 0x2B }
    /// The byte of `,`.
    @inlinable public static var comma: UInt8 { 0x2C }
    /// The byte of `-`.
    @inlinable public static var hyphen: UInt8 { 0x2D }
    /// The byte of `.`.
    @inlinable public static var dot: UInt8 { 0x2E }
    /// The byte of `/`.
    @inlinable public static var slash: UInt8 { 0x2F }
    /// The byte of `0`.
    @inlinable public static var zero: UInt8 { 0x30 }
    /// The byte of `:`.
    @inlinable public static var colon: UInt8 { 0x3A }
    /// The byte of `;`.
    @inlinable public static var semicolon: UInt8 { 0x3B }
    /// The byte of `<`.
    @inlinable public static var lessThan: UInt8 { 0x3C }
    /// The byte of `=`.
    @inlinable public static var equals: UInt8 { 0x3D }
    /// The byte of `>`.
    @inlinable public static var greaterThan: UInt8 { 0x3E }
    /// The byte of `?`.
    @inlinable public static var questionMark: UInt8 { 0x3F }
    /// The byte of `@`.
    @inlinable public static var at: UInt8 { 0x40 }
    /// The byte of `[`.
    @inlinable public static var leftBracket: UInt8 { 0x5B }
    /// The byte of `\`.
    @inlinable public static var backslash: UInt8 { 0x5C }
    /// The byte of `]`.
    @inlinable public static var rightBracket: UInt8 { 0x5D }
    /// The byte of `_`.
    @inlinable public static var underscore: UInt8 { 0x5F }
    /// The byte of `p`.
    @inlinable public static var letterP: UInt8 { 0x70 }
    /// The byte of `|`.
    @inlinable public static var bar: UInt8 { 0x7C }
    /// The byte of `~`.
    @inlinable public static var tilde: UInt8 { 0x7E }

    /// Whether it is a letter from A to Z.
    @inlinable public var isUppercase: Bool { (0x41...0x5A).contains(self) }
    /// Whether it is a letter from a to z.
    @inlinable public var isLowercase: Bool { (0x61...0x7A).contains(self) }
    /// Whether it is a letter of ASCII.
    @inlinable public var isLetter: Bool { isUppercase || isLowercase }
    /// Whether it is a decimal digit.
    @inlinable public var isDigit: Bool { (0x30...0x39).contains(self) }
    /// Whether it is a space, a tab or an ending of a line.
    @inlinable public var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
    /// Whether it is a hexadecimal digit, in either case.
    @inlinable public var isHexadecimalDigit: Bool { Hexadecimal.value(of: self) != nil }

    /// The lowercase letter of an uppercase one; any other byte unchanged.
    @inlinable public var lowercased: UInt8 { isUppercase ? self | 0x20 : self }
}
