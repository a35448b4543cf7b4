// The characters that the grammars of this package name.
extension UInt8 {
    package static var quotationMark: UInt8 { 0x22 }
    package static var numberSign: UInt8 { 0x23 }
    package static var percent: UInt8 { 0x25 }
    package static var ampersand: UInt8 { 0x26 }
    package static var asterisk: UInt8 { 0x2A }
    package static var hyphen: UInt8 { 0x2D }
    package static var dot: UInt8 { 0x2E }
    package static var slash: UInt8 { 0x2F }
    package static var zero: UInt8 { 0x30 }
    package static var colon: UInt8 { 0x3A }
    package static var equals: UInt8 { 0x3D }
    package static var questionMark: UInt8 { 0x3F }
    package static var at: UInt8 { 0x40 }
    package static var leftBracket: UInt8 { 0x5B }
    package static var backslash: UInt8 { 0x5C }
    package static var rightBracket: UInt8 { 0x5D }

    package var isUppercase: Bool { (0x41...0x5A).contains(self) }
    package var isLowercase: Bool { (0x61...0x7A).contains(self) }
    package var isLetter: Bool { isUppercase || isLowercase }
    package var isDigit: Bool { (0x30...0x39).contains(self) }
    package var isHexadecimalDigit: Bool {
        isDigit || (0x41...0x46).contains(self) || (0x61...0x66).contains(self)
    }

    /// The lower-case letter of a capital one; any other byte as it is.
    package var lowercased: UInt8 { isUppercase ? self | 0x20 : self }
}
