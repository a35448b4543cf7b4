/// The value of a hexadecimal digit of either case, or `nil`.
func hexadecimalValue(of byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x37
    case 0x61...0x66: byte - 0x57
    default: nil
    }
}

/// The hexadecimal digit of a value, `0..<16`.
func hexadecimalDigit(of value: UInt8, capital: Bool = false) -> UInt8 {
    value < 10 ? .zero + value : (capital ? 0x37 : 0x57) + value
}
