// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// A source in which comments and the content of strings are replaced by spaces, so that only code is left.
///
/// Each byte keeps its offset, and each line break is kept. Of a string, one quotation mark is left at either end;
/// interpolated code is kept, in parentheses.
///
///     let a = "x\(y)" // z      becomes      let a = "  (y)"
///
/// Any bytes can be blanked, even if no compiler accepts them: an unterminated string ends with its line, an
/// unterminated comment with the file.
///
/// - Complexity: O(*n*), where *n* is the number of bytes.
public struct BlankedSource: Sendable, Hashable {
    /// The blanked bytes, as many as in the source.
    public let bytes: [UInt8]

    /// The string literals in the order of their beginnings.
    let literals: [StringLiteral]

    /// Blanks the comments and strings of a source.
    public init(_ source: [UInt8], language: SourceLanguage) {
        var result: (blanks: [Range<Int>], literals: [StringLiteral])
        switch language {
        case .swift:
            var blanking = SwiftBlanking(source)
            blanking.run()
            result = (blanking.blanks, blanking.literals)
        case .objectiveC:
            var blanking = ObjectiveCBlanking(source)
            blanking.run()
            result = (blanking.blanks, blanking.literals)
        }
        var bytes = source
        for range in result.blanks { bytes.blank(range) }
        self.bytes = bytes
        literals = result.literals
    }
}

extension [UInt8] {
    /// Replaces all bytes by spaces, except those that end lines.
    mutating func blank(_ range: Range<Int>) {
        for index in range where !self[index].endsLine { self[index] = 0x20 }
    }
}

extension UInt8 {
    /// Whether the byte ends a line, alone or together with the byte after it.
    public var endsLine: Bool { self == 0x0A || self == 0x0D }

    /// Whether the byte can be part of a name, which is true for every byte of a non-ASCII character.
    public var isWord: Bool {
        isLetter || isDigit || self == .underscore || self == .dollar || self >= 0x80
    }

    static var dollar: UInt8 { 0x24 }
    /// The byte of `(`.
    public static var leftParenthesis: UInt8 { 0x28 }
    /// The byte of `)`.
    public static var rightParenthesis: UInt8 { 0x29 }
    /// The byte of `{`.
    public static var leftBrace: UInt8 { 0x7B }
    /// The byte of `}`.
    public static var rightBrace: UInt8 { 0x7D }
    /// The byte of `!`.
    public static var exclamationMark: UInt8 { 0x21 }
}
