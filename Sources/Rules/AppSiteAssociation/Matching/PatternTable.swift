// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// The compiled patterns of a file: flat tables that are only read when decisions are made.
///
/// Nearly all patterns have wildcards in one place only, and are compared in one step. The others
/// are sequences of elements:
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

    /// Returns the bytes with which every text that matches a pattern starts; at most eight.
    func prefix(of index: Int) -> ArraySlice<UInt8> {
        let pattern = patterns[index]
        switch pattern.kind {
        case .literal(let literal), .affixes(let literal, _, suffix: _):
            return bytes[literal].prefix(8)
        // A folder also matches without its last slash.
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

    /// A pattern; the tables have one for each of its occurrences in the file.
    struct Pattern: Sendable {
        var kind: Kind

        /// The minimum number of bytes that match, without slashes of a path.
        var shortest: Int

        /// The maximum number of steps for each position of a text.
        var cost = 0

        /// The bytes with which every text that matches the elements ends, as far as they are
        /// known.
        var suffix = 0..<0

        enum Kind: Sendable {
            /// The pattern matches nothing: it is invalid, or longer than any URL.
            case nothing
            /// The pattern matches exactly these bytes.
            case literal(Range<Int>)
            /// The pattern matches texts that start and end with these bytes, if the characters
            /// between them match: `/buy*`, `*.html`, `/id/????`, `?*`, and `*`.
            case affixes(Range<Int>, Wildcards, suffix: Range<Int>)
            /// The pattern matches texts that start with these bytes, and the bytes without their
            /// last slash: `/buy/*` as the pattern of a path (rule 3 of matching).
            case folder(Range<Int>)
            /// The pattern matches a sequence of elements.
            case elements(Range<Int>, isPath: Bool)
        }
    }

    /// Adjacent wildcards: a number of `?`, and possibly a `*`.
    struct Wildcards: Sendable {
        var characterCount = 0
        var hasRun = false
    }

    /// An element of a pattern.
    enum Element: Sendable {
        /// Exactly these bytes; `solid` are those before the slashes at their end.
        case literal(Range<Int>, solid: Range<Int>)
        /// One character.
        case anyCharacter
        /// One ASCII character of a set.
        case character(ASCIISet)
        /// Any run of characters.
        case anyRun
        /// One of several alternatives; does not occur within alternatives.
        case choice(Int)
    }

    /// The alternatives of a variable.
    struct Choice: Sendable {
        /// The alternatives without wildcards, grouped by length, the shortest first.
        var groups: Range<Int>

        /// The bytes before the `*` of alternatives that end with one, grouped by length.
        var prefixes: Range<Int>

        /// The alternatives with other wildcards, with slashes at the end, or with several slashes
        /// at the beginning; each is a range of elements.
        var alternatives: Range<Int>

        /// Whether the bytes of a group start with a slash.
        var hasWordsWithSlash: Bool

        /// Whether one of the alternatives is empty.
        var isOptional: Bool

        /// The minimum number of bytes of an alternative, without slashes; `nil` if there is none.
        var shortest: Int?

        /// The maximum number of steps for each position of a text.
        var cost: Int

        /// The maximum number of rows of bits that are processed.
        var rows: Int

        /// Words of the same length, sorted and stored one after the other in the bytes of the
        /// table, or, if they have at most eight bytes, as numbers in its keys.
        struct Group: Sendable {
            var start: Int
            var length: Int
            var count: Int
        }
    }
}
