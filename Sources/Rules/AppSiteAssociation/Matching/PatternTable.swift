// SPDX-License-Identifier: Apache-2.0

import AppClipTypes

/// The patterns of a file, compiled: flat tables that are only read when URLs are decided.
///
/// Nearly all patterns have wildcards in one place only, and are compared at once. The others are
/// sequences of elements:
///
///     /docs/*.html              affixes    /docs/ and .html, any characters between
///     /id/????                  affixes    /id/, four characters after it
///     /docs/$(lang)/*.html      elements   /docs/, choice, /, *, .html
///
struct PatternTable: Sendable {
    /// The bytes of all literals in UTF-8.
    var bytes: [UInt8] = []
    var elements: [Element] = []
    var choices: [Choice] = []
    var groups: [Choice.Group] = []
    var keys: [UInt64] = []
    var alternatives: [Range<Int>] = []
    var patterns: [Pattern] = []

    /// The bytes with which every text starts that matches a pattern, as far as eight are known.
    func prefix(of index: Int) -> ArraySlice<UInt8> {
        let pattern = patterns[index]
        switch pattern.kind {
        case .literal(let literal), .affixes(let literal, _, suffix: _):
            return bytes[literal].prefix(8)
        // A folder matches without its last slash, too.
        case .folder(let literal): return bytes[literal].dropLast().prefix(8)
        case .elements(let elements, let isPath):
            guard let first = elements.first,
                case .literal(let literal, let solid) = self.elements[first]
            else { return [] }
            // The slashes at its end are in the path if something other than slashes follows them.
            let isWhole = !isPath || pattern.shortest > bytes[literal].count { $0 != .slash }
            return bytes[isWhole ? literal : solid].prefix(8)
        case .nothing: return []
        }
    }

    /// A pattern, of which the tables have one for each time that it stands in the file.
    struct Pattern: Sendable {
        var kind: Kind

        /// The fewest bytes that match, slashes of a path not counted.
        var shortest: Int

        /// The most steps for each position of a text.
        var cost = 0

        /// The bytes with which every text ends that matches elements, as far as they are known.
        var suffix = 0..<0

        enum Kind: Sendable {
            /// Nothing matches: the pattern is invalid, or longer than any URL.
            case nothing
            /// These bytes match.
            case literal(Range<Int>)
            /// What starts and ends with these bytes matches, if the characters between them do:
            /// `/buy*`, `*.html`, `/id/????`, `?*`, and `*`.
            case affixes(Range<Int>, Wildcards, suffix: Range<Int>)
            /// What starts with these bytes matches, and so do they without the slash at their end:
            /// `/buy/*` as the pattern of a path (rule 3 of matching).
            case folder(Range<Int>)
            /// What these elements match one after the other.
            case elements(Range<Int>, isPath: Bool)
        }
    }

    /// Adjacent wildcards: so many `?`, and perhaps a `*`.
    struct Wildcards: Sendable {
        var characterCount = 0
        var hasRun = false
    }

    /// A part of a pattern.
    enum Element: Sendable {
        /// These bytes; `solid` are those before the slashes at their end.
        case literal(Range<Int>, solid: Range<Int>)
        /// One character.
        case anyCharacter
        /// One ASCII character of a set.
        case character(ASCIISet)
        /// Any run of characters.
        case anyRun
        /// One of several alternatives; not in alternatives.
        case choice(Int)
    }

    /// The alternatives of a variable.
    struct Choice: Sendable {
        /// The alternatives without wildcards, by their lengths, the shortest first.
        var groups: Range<Int>

        /// The bytes before the `*` of alternatives that end with one, by their lengths.
        var prefixes: Range<Int>

        /// The alternatives with other wildcards, with slashes at the end, or with several at the
        /// beginning, each a range of elements.
        var alternatives: Range<Int>

        /// Whether the bytes of a group start with a slash.
        var hasWordsWithSlash: Bool

        /// Whether one of the alternatives is empty.
        var isOptional: Bool

        /// The fewest bytes of an alternative, slashes not counted; `nil` where there is none.
        var shortest: Int?

        /// The most steps for each position of a text.
        var cost: Int

        /// The most rows of bits that are gone through.
        var rows: Int

        /// Words of one length, sorted, one after the other in the bytes of the table, or, up to
        /// eight bytes long, as numbers in its keys.
        struct Group: Sendable {
            var start: Int
            var length: Int
            var count: Int
        }
    }
}
