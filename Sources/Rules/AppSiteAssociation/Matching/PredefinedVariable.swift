// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// A list of alternatives that every file can use without defining it (rule 7 of matching).
public enum PredefinedVariable: String, Sendable, Hashable, CaseIterable {
    /// An ASCII letter.
    case alpha
    /// An uppercase ASCII letter.
    case upper
    /// A lowercase ASCII letter.
    case lower
    /// An ASCII letter or digit.
    case alnum
    /// An ASCII digit, `0` to `9`.
    case digit
    /// A hexadecimal digit.
    case xdigit
    /// A region of ISO 3166-1 in two letters, such as `GB`; not `UK`.
    case region
    /// A language of ISO 639 in two or three letters, such as `de`.
    case lang

    /// The ASCII characters that the variable matches; `nil` for lists of words.
    var characters: ASCIISet? {
        switch self {
        case .alpha: ASCIISet { $0.isLetter }
        case .upper: ASCIISet { $0.isUppercase }
        case .lower: ASCIISet { $0.isLowercase }
        case .alnum: ASCIISet { $0.isLetter || $0.isDigit }
        case .digit: ASCIISet { $0.isDigit }
        case .xdigit: ASCIISet { $0.isHexadecimalDigit }
        case .region, .lang: nil
        }
    }

    /// The words that the variable matches; `nil` for sets of characters.
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

    init(where isMember: (UInt8) -> Bool) {
        for byte in UInt8(0)..<0x80 where isMember(byte) { insert(byte) }
    }

    mutating func insert(_ byte: UInt8) {
        if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte & 63) }
    }

    func contains(_ byte: UInt8) -> Bool {
        guard byte < 0x80 else { return false }
        return (byte < 64 ? low : high) >> UInt64(byte & 63) & 1 == 1
    }

    /// The set with which a case-folded text is compared.
    var caseFolded: ASCIISet {
        var folded = ASCIISet { _ in false }
        for byte in UInt8(0)..<0x80 where contains(byte) { folded.insert(byte.lowercased) }
        return folded
    }
}
