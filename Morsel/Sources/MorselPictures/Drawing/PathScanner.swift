/// Reads the tokens of path data: white space, numbers and flags.
struct PathScanner {
    // Sums of a million such numbers are still exact to far below a printer's dot.
    private static let largestNumber = 1e9

    let bytes: [UInt8]
    private(set) var offset = 0

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    mutating func skipByte() {
        offset += 1
    }

    mutating func skipSpace() {
        while let byte = next, byte.isPathSpace { offset += 1 }
    }

    /// Skips white space with at most one comma in it; true when there was a comma.
    mutating func skipSeparator() -> Bool {
        skipSpace()
        guard next == UInt8(ascii: ",") else { return false }
        offset += 1
        skipSpace()
        return true
    }

    var startsNumber: Bool {
        guard let byte = next else { return false }
        return byte.isDigit || byte == UInt8(ascii: ".") || byte.isSign
    }

    mutating func number() throws(PathData.ParsingError) -> Double {
        let start = offset
        if let byte = next, byte.isSign { offset += 1 }
        var digits = skipDigits()
        if next == UInt8(ascii: ".") {
            offset += 1
            digits += skipDigits()
        }
        guard digits > 0 else { throw PathData.ParsingError(.numberExpected, at: start) }
        skipExponent()
        let text = String(decoding: bytes[start..<offset], as: UTF8.self)
        guard let value = Double(text), abs(value) <= Self.largestNumber else {
            throw PathData.ParsingError(.numberOutOfRange, at: start)
        }
        return value
    }

    /// Reads one digit, since flags may stand next to what follows: `a1 1 0 012 3`.
    mutating func flag() throws(PathData.ParsingError) -> Bool {
        guard let byte = next, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else {
            throw PathData.ParsingError(.flagExpected, at: offset)
        }
        offset += 1
        return byte == UInt8(ascii: "1")
    }

    private mutating func skipDigits() -> Int {
        let start = offset
        while let byte = next, byte.isDigit { offset += 1 }
        return offset - start
    }

    private mutating func skipExponent() {
        guard let byte = next, byte | 0x20 == UInt8(ascii: "e") else { return }
        let start = offset
        offset += 1
        if let sign = next, sign.isSign { offset += 1 }
        // Without digits the `e` is no exponent, and the caller meets it as a strange command.
        if skipDigits() == 0 { offset = start }
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

    fileprivate var isSign: Bool { self == UInt8(ascii: "+") || self == UInt8(ascii: "-") }

    // SVG 1.1, 8.3.9: space, tab, line feed, carriage return; SVG 2 adds the form feed.
    fileprivate var isPathSpace: Bool {
        self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D || self == 0x0C
    }
}
