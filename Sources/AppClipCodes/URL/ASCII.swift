// The characters of the grammars that are read here, by their names.
extension UInt8 {
    static var quotationMark: UInt8 { 0x22 }
    static var numberSign: UInt8 { 0x23 }
    static var percent: UInt8 { 0x25 }
    static var ampersand: UInt8 { 0x26 }
    static var apostrophe: UInt8 { 0x27 }
    static var plus: UInt8 { 0x2B }
    static var comma: UInt8 { 0x2C }
    static var hyphen: UInt8 { 0x2D }
    static var dot: UInt8 { 0x2E }
    static var slash: UInt8 { 0x2F }
    static var zero: UInt8 { 0x30 }
    static var colon: UInt8 { 0x3A }
    static var semicolon: UInt8 { 0x3B }
    static var lessThan: UInt8 { 0x3C }
    static var equals: UInt8 { 0x3D }
    static var greaterThan: UInt8 { 0x3E }
    static var questionMark: UInt8 { 0x3F }
    static var at: UInt8 { 0x40 }
    static var leftBracket: UInt8 { 0x5B }
    static var rightBracket: UInt8 { 0x5D }
    static var letterP: UInt8 { 0x70 }
    static var bar: UInt8 { 0x7C }

    var isUppercase: Bool { (0x41...0x5A).contains(self) }
    var isLowercase: Bool { (0x61...0x7A).contains(self) }
    var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
    var isDigit: Bool { (0x30...0x39).contains(self) }

    /// The lower-case letter of a capital one; any other byte as it is.
    var lowercased: UInt8 { isUppercase ? self | 0x20 : self }
}
