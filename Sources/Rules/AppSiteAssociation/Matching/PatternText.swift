// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// A pattern split into its tokens: literals, wildcards and variables (rule 2 of matching).
///
/// Nothing can be escaped: `*` and `?` are always wildcards, and `$(` always starts a variable.
struct PatternText {
    enum Token: Equatable {
        /// Literal characters, in UTF-8.
        case literal([UInt8])
        /// `?`: exactly one character.
        case anyCharacter
        /// `*`: any run of characters, including an empty one.
        case anyRun
        /// `$(name)`: one of a list of alternatives.
        case variable(String)
    }

    /// The tokens; two adjacent ones are never both runs.
    private(set) var tokens: [Token] = []

    /// A Boolean value that indicates whether a `$(` has no closing `)`.
    private(set) var isUnterminated = false

    /// Creates the tokens of a text.
    ///
    /// - Parameters:
    ///   - text: The pattern in UTF-8.
    ///   - hasVariables: Whether `$(` starts a variable; in the values of variables it does not.
    init(_ text: some Sequence<UInt8>, hasVariables: Bool = true) {
        let bytes = Array(text)
        var literal: [UInt8] = []
        var position = 0
        while position < bytes.count {
            let byte = bytes[position]
            let isVariable = hasVariables && Self.startsVariable(bytes[position...])
            guard byte == .asterisk || byte == .questionMark || isVariable else {
                literal.append(byte)
                position += 1
                continue
            }
            if !literal.isEmpty {
                tokens.append(.literal(literal))
                literal = []
            }
            if isVariable {
                guard let end = bytes[position...].firstIndex(of: .rightParenthesis) else {
                    isUnterminated = true
                    return
                }
                tokens.append(
                    .variable(String(decoding: bytes[(position + 2)..<end], as: UTF8.self))
                )
                position = end + 1
            } else {
                if byte == .questionMark {
                    tokens.append(.anyCharacter)
                } else if tokens.last != .anyRun {
                    tokens.append(.anyRun)
                }
                position += 1
            }
        }
        if !literal.isEmpty { tokens.append(.literal(literal)) }
    }

    /// Whether a pattern starts with `$(`.
    private static func startsVariable(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.first == .dollarSign && bytes.dropFirst().first == .leftParenthesis
    }

    /// Returns the pattern of a path without ignored parts (rule 3 of matching).
    ///
    /// A run of slashes at the end is ignored, one at the start is a single slash, and a pattern
    /// need not start with a slash. A `*` at the start includes the first slash of the path.
    /// Whether a variable at the start needs a slash depends on its values.
    static func normalizedPath(_ text: String) -> ArraySlice<UInt8> {
        var bytes = Array(text.utf8)[...]
        while bytes.last == .slash { bytes = bytes.dropLast() }
        guard let first = bytes.first, first != .asterisk, !startsVariable(bytes) else {
            return bytes
        }
        return [.slash] + bytes.drop { $0 == .slash }
    }

    /// Returns a pattern with its literals case-folded, but not the names of its variables, which
    /// are case-sensitive.
    static func folded(_ text: some Collection<UInt8>) -> [UInt8] {
        var output: [UInt8] = []
        var rest = Array(text)[...]
        while let start = rest.indices.first(where: { startsVariable(rest[$0...]) }) {
            output += CaseFolding.folded(rest[..<start])
            let name = rest[start...].prefix { $0 != .rightParenthesis }
            output += name
            rest = rest[name.endIndex...]
        }
        return output + CaseFolding.folded(rest)
    }
}

extension UInt8 {
    fileprivate static var dollarSign: UInt8 { 0x24 }
    fileprivate static var leftParenthesis: UInt8 { 0x28 }
    fileprivate static var rightParenthesis: UInt8 { 0x29 }
}
