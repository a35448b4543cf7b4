// The characters of the URL grammar, by their names.
extension UInt8 {
    static var numberSign: UInt8 { 0x23 }
    static var percent: UInt8 { 0x25 }
    static var ampersand: UInt8 { 0x26 }
    static var hyphen: UInt8 { 0x2D }
    static var dot: UInt8 { 0x2E }
    static var slash: UInt8 { 0x2F }
    static var zero: UInt8 { 0x30 }
    static var colon: UInt8 { 0x3A }
    static var equals: UInt8 { 0x3D }
    static var questionMark: UInt8 { 0x3F }
    static var at: UInt8 { 0x40 }
    static var leftBracket: UInt8 { 0x5B }
    static var rightBracket: UInt8 { 0x5D }
    static var letterP: UInt8 { 0x70 }
    static var bar: UInt8 { 0x7C }

    var isUppercase: Bool { (0x41...0x5A).contains(self) }
    var isLowercase: Bool { (0x61...0x7A).contains(self) }
    var isDigit: Bool { (0x30...0x39).contains(self) }

    /// The lower-case letter of a capital one; any other byte as it is.
    var lowercased: UInt8 { isUppercase ? self | 0x20 : self }
}
