// What percent signs stand for; nil if one is not followed by two digits.
func percentDecodedBytes(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    var place = text.startIndex
    while place < text.endIndex {
        if text[place] != UInt8(ascii: "%") {
            bytes.append(text[place])
            place += 1
        } else {
            guard place + 2 < text.endIndex, let high = hexadecimalValue(text[place + 1]),
                let low = hexadecimalValue(text[place + 2])
            else { return nil }
            bytes.append(high << 4 | low)
            place += 3
        }
    }
    return bytes
}

// The same as text; nil too if it is not UTF-8.
func percentDecoded(_ text: ArraySlice<UInt8>) -> String? {
    percentDecodedBytes(text).flatMap { String(validating: $0, as: UTF8.self) }
}

func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

func hexadecimalValue(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    default: nil
    }
}
