// SPDX-License-Identifier: Apache-2.0

// The characters that are used in the grammars of this package.
extension UInt8 {
    @inlinable package static var quotationMark: UInt8 { 0x22 }
    @inlinable package static var numberSign: UInt8 { 0x23 }
    @inlinable package static var percent: UInt8 { 0x25 }
    @inlinable package static var ampersand: UInt8 { 0x26 }
    @inlinable package static var apostrophe: UInt8 { 0x27 }
    @inlinable package static var asterisk: UInt8 { 0x2A }
    @inlinable package static var plus: UInt8 { 0x2B }
    @inlinable package static var comma: UInt8 { 0x2C }
    @inlinable package static var hyphen: UInt8 { 0x2D }
    @inlinable package static var dot: UInt8 { 0x2E }
    @inlinable package static var slash: UInt8 { 0x2F }
    @inlinable package static var zero: UInt8 { 0x30 }
    @inlinable package static var colon: UInt8 { 0x3A }
    @inlinable package static var semicolon: UInt8 { 0x3B }
    @inlinable package static var lessThan: UInt8 { 0x3C }
    @inlinable package static var equals: UInt8 { 0x3D }
    @inlinable package static var greaterThan: UInt8 { 0x3E }
    @inlinable package static var questionMark: UInt8 { 0x3F }
    @inlinable package static var at: UInt8 { 0x40 }
    @inlinable package static var leftBracket: UInt8 { 0x5B }
    @inlinable package static var backslash: UInt8 { 0x5C }
    @inlinable package static var rightBracket: UInt8 { 0x5D }
    @inlinable package static var underscore: UInt8 { 0x5F }
    @inlinable package static var letterP: UInt8 { 0x70 }
    @inlinable package static var bar: UInt8 { 0x7C }
    @inlinable package static var tilde: UInt8 { 0x7E }

    @inlinable package var isUppercase: Bool { (0x41...0x5A).contains(self) }
    @inlinable package var isLowercase: Bool { (0x61...0x7A).contains(self) }
    @inlinable package var isLetter: Bool { isUppercase || isLowercase }
    @inlinable package var isDigit: Bool { (0x30...0x39).contains(self) }
    @inlinable package var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
    @inlinable package var isHexadecimalDigit: Bool { Hexadecimal.value(of: self) != nil }

    /// The lowercase letter of an uppercase one; any other byte unchanged.
    @inlinable package var lowercased: UInt8 { isUppercase ? self | 0x20 : self }
}
