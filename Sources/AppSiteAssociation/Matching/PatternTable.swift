/// The patterns of a file, compiled: flat tables that are only read when URLs are decided.
///
/// A pattern without alternatives is a row of segments between `*`s; a segment is a row of elements.
/// A pattern with alternatives is one row of elements.
///
///     /docs/??/*.html           segments   [/docs/, ?, ?, /]   [.html]
///     /docs/$(lang)/*.html      elements   /docs/, choice, /, *, .html
///
struct PatternTable: Sendable {
    /// All characters that stand for themselves, in UTF-8.
    var bytes: [UInt8] = []
    var elements: [Element] = []
    /// For each element, bytes with which whatever fits it begins.
    var heads: [Range<Int>] = []
    var segments: [Segment] = []
    var choices: [Choice] = []
    var groups: [Choice.Group] = []
    var keys: [UInt64] = []
    var fallbacks: [Int32] = []
    var longSegments: [LongSegment] = []
    var alternatives: [Range<Int>] = []
    var patterns: [Pattern] = []

    /// How many steps all rows with choices cost at each place of a text.
    var choiceCost = 0

    /// The bytes with which every text begins that fits a pattern, as far as eight are known.
    func beginning(of index: Int) -> ArraySlice<UInt8> {
        switch patterns[index].kind {
        case .exactly(let literal), .prefix(let literal): return bytes[literal].prefix(8)
        // A folder fits without its last slash, too.
        case .folder(let literal): return bytes[literal].dropLast().prefix(8)
        case .segments(let row):
            guard let first = segments[row.lowerBound].elements.first else { return [] }
            return beginning(ofElement: first)
        case .segmentsOrParent(let row, parent: _):
            guard let first = segments[row.lowerBound].elements.first else { return [] }
            return beginning(ofElement: first, endsWithSlash: row.count > 2)
        case .row(let row, let isPath):
            guard let first = row.first else { return [] }
            return beginning(ofElement: first, endsWithSlash: !isPath)
        case .nothing, .everything: return []
        }
    }

    /// The first bytes of an element, if they are known, perhaps without the slashes at its end.
    private func beginning(ofElement index: Int, endsWithSlash: Bool = true) -> ArraySlice<UInt8> {
        guard case .literal(let literal) = elements[index] else { return [] }
        let count = endsWithSlash ? literal.count : solidCount(of: literal)
        return bytes[literal].prefix(min(count, 8))
    }

    /// A pattern, of which there is one in the tables for each time that it stands in the file.
    struct Pattern: Sendable {
        var kind: Kind

        /// The fewest bytes that fit.
        var shortest: Int

        enum Kind: Sendable {
            /// Nothing fits: the pattern has a fault.
            case nothing
            /// Everything fits: `*`.
            case everything
            /// These bytes fit.
            case exactly(Range<Int>)
            /// What begins with these bytes fits: `/buy*`.
            case prefix(Range<Int>)
            /// What begins with these bytes fits, and so do they without the slash at their end:
            /// `/buy/*` as the pattern of a path (rule 3 of matching).
            case folder(Range<Int>)
            /// What has these segments fits.
            case segments(Range<Int>)
            /// As before; the pattern is that of a path that ends in `/*`, and the second one is it
            /// without that end.
            case segmentsOrParent(Range<Int>, parent: Range<Int>)
            /// What has these elements fits, among which are alternatives.
            case row(Range<Int>, isPath: Bool)
        }
    }

    /// What stands between two `*`s.
    struct Segment: Sendable {
        var elements: Range<Int>

        /// How many characters fit.
        var characters: Int

        /// The fewest bytes that fit.
        var shortest: Int

        /// Where the fallbacks of a long literal begin, if that is all there is in the segment.
        var fallbacks: Int?

        /// The number of the long segment, if it is one with wildcards.
        var long: Int?
    }

    /// A part of a segment.
    enum Element: Sendable {
        /// These bytes.
        case literal(Range<Int>)
        /// One character.
        case anyCharacter
        /// One ASCII character of a set.
        case character(ASCIISet)
        /// One of several alternatives; not in segments.
        case choice(Int)
        /// Any run of characters; not in segments.
        case anyRun
    }

    /// The alternatives of a variable.
    struct Choice: Sendable {
        /// The alternatives without wildcards, by their lengths, the shortest first.
        var groups: Range<Int>

        /// The bytes in front of the `*` of alternatives that end in one, by their lengths.
        var beginnings: Range<Int>

        /// The alternatives with other wildcards, or with slashes at the end, each a range of elements.
        var alternatives: Range<Int>

        /// Whether one of the alternatives is empty.
        var isOptional: Bool

        /// The fewest bytes of an alternative, slashes not counted; `nil` where there is none.
        var shortest: Int?

        /// How many steps a place of a text costs at most.
        var cost: Int

        /// How many rows of bits are gone through at most.
        var rows: Int

        /// Words of one length, sorted, one behind the other in the characters of the table, or,
        /// up to eight bytes long, as numbers in its keys.
        struct Group: Sendable {
            var start: Int
            var length: Int
            var count: Int
        }
    }
}
