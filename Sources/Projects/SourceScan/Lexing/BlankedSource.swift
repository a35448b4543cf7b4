// SPDX-License-Identifier: Apache-2.0

import AppClipTypes

/// A source in which comments and the contents of strings are spaces, so that what is left is code.
///
/// Each byte stays where it is, and so does each line break. Of a string one quotation mark is left at
/// either end; code that is interpolated in it stays, in parentheses.
///
///     let a = "x\(y)" // z      becomes      let a = "  (y)"
///
/// Anything can be blanked, also what no compiler takes: a string that is not closed ends with its line,
/// a comment that is not closed with the file.
///
/// - Complexity: O(*n*), where *n* is the number of bytes.
public struct BlankedSource: Sendable, Hashable {
    /// As many as in the source.
    public let bytes: [UInt8]

    /// In the order of their beginnings.
    let literals: [StringLiteral]

    /// The source without comments and strings.
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
    /// Puts spaces where no line ends.
    mutating func blank(_ range: Range<Int>) {
        for index in range where !self[index].endsLine { self[index] = 0x20 }
    }
}

extension UInt8 {
    /// Whether it ends a line, alone or together with the byte after it.
    package var endsLine: Bool { self == 0x0A || self == 0x0D }

    /// Whether a name can hold it; every byte of a character beyond ASCII can.
    package var isWord: Bool {
        isLetter || isDigit || self == .underscore || self == .dollar || self >= 0x80
    }

    static var dollar: UInt8 { 0x24 }
    package static var leftParenthesis: UInt8 { 0x28 }
    package static var rightParenthesis: UInt8 { 0x29 }
    package static var leftBrace: UInt8 { 0x7B }
    package static var rightBrace: UInt8 { 0x7D }
    package static var exclamationMark: UInt8 { 0x21 }
}
