/// A list of alternatives that every file can name without defining it (rule 7 of matching).
public enum PredefinedVariable: String, Sendable, Hashable, CaseIterable {
    /// An ASCII letter.
    case alpha
    /// A capital ASCII letter.
    case upper
    /// A small ASCII letter.
    case lower
    /// An ASCII letter or digit.
    case alnum
    /// A digit.
    case digit
    /// A hexadecimal digit.
    case xdigit
    /// A region of ISO 3166-1 in two letters, such as `GB`. `UK` is none.
    case region
    /// A language of ISO 639 in two or three letters, such as `de`.
    case lang

    /// The ASCII characters of which one is meant; `nil` for lists of words.
    var characters: ASCIISet? {
        switch self {
        case .alpha: ASCIISet(0x41...0x5A, 0x61...0x7A)
        case .upper: ASCIISet(0x41...0x5A)
        case .lower: ASCIISet(0x61...0x7A)
        case .alnum: ASCIISet(0x41...0x5A, 0x61...0x7A, 0x30...0x39)
        case .digit: ASCIISet(0x30...0x39)
        case .xdigit: ASCIISet(0x30...0x39, 0x41...0x46, 0x61...0x66)
        case .region, .lang: nil
        }
    }

    /// The words of which one is meant; `nil` for sets of characters.
    var words: [String]? {
        switch self {
        case .region: ISOCodes.regions.split(separator: " ").map(String.init)
        case .lang: ISOCodes.languages.split(separator: " ").map(String.init)
        default: nil
        }
    }
}

/// A set of ASCII characters.
struct ASCIISet: Sendable, Hashable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    init(_ ranges: ClosedRange<UInt8>...) {
        for range in ranges {
            for byte in range { insert(byte) }
        }
    }

    mutating func insert(_ byte: UInt8) {
        if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte & 63) }
    }

    func contains(_ byte: UInt8) -> Bool {
        guard byte < 0x80 else { return false }
        return (byte < 64 ? low : high) >> UInt64(byte & 63) & 1 == 1
    }

    /// The set in which a text in small letters is looked for.
    var caseFolded: ASCIISet {
        var folded = ASCIISet()
        for byte in UInt8(0)..<0x80 where contains(byte) {
            folded.insert((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
        }
        return folded
    }
}
