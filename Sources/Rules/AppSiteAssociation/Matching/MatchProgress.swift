// SPDX-License-Identifier: Apache-2.0

import AppClipTypes

/// How much of a text a pattern matches so far: the positions after it, and what lies beyond the
/// end of the text.
///
/// In the pattern of a path, slashes count by where they stand once values replace variables (rule 3
/// of matching): a pattern need not start with one, those at its end do not count, and `/*` at its
/// end also matches the parent folder.
struct MatchProgress<let capacity: Int> {
    /// The positions in the text, from 0 on.
    var positions: PositionSet<capacity>

    /// Whether the pattern is that of a path.
    let isPath: Bool

    /// Whether nothing of the pattern has been matched, so that a slash can still be put before it.
    private(set) var isAtStart: Bool

    /// What of the pattern lies beyond the end of the path.
    var tail = Tail()

    /// The start of a pattern.
    init(textLength: Int, isPath: Bool) {
        positions = PositionSet(textLength: textLength)
        self.isPath = isPath
        isAtStart = isPath
        if !isPath { positions.insert(0) }
    }

    /// What of a pattern lies beyond the end of the path.
    ///
    /// A path does not end with a slash here, so that a slash of the pattern after its end is one of
    /// those at the end of the pattern, which do not count, or the one of a `/*`.
    struct Tail: OptionSet {
        let rawValue: UInt8

        /// Slashes.
        static var slashes: Self { Self(rawValue: 1) }
        /// Slashes and a `*`: the path is the parent folder.
        static var folder: Self { Self(rawValue: 2) }
        /// Slashes, a `*`, and slashes again.
        static var end: Self { Self(rawValue: 4) }

        /// With slashes after it.
        var afterSlashes: Self {
            var tail = intersection(.slashes)
            if !isDisjoint(with: [.folder, .end]) { tail.insert(.end) }
            return tail
        }

        /// With a `*` after it.
        var afterRun: Self { isDisjoint(with: [.slashes, .folder]) ? [] : .folder }
    }

    /// Whether nothing matches any more.
    var isEmpty: Bool { !isAtStart && tail.isEmpty && positions.first == nil }

    /// Leaves the start of the pattern, for the positions at which its first element can start.
    ///
    /// That is the first slash of the path, or the position after it, unless the element starts with
    /// a slash itself. (A literal that matches at the first position does; one that matches after it
    /// does not if no slash stands there.)
    mutating func leaveStart(
        before element: PatternTable.Element,
        _ text: Span<UInt8>,
        _ range: Range<Int>
    ) {
        guard isAtStart else { return }
        isAtStart = false
        let hasMore = range.count > 1
        switch element {
        case .literal, .choice:
            positions.insert(0)
            if hasMore, text[range.lowerBound + 1] != .slash { positions.insert(1) }
        case .anyCharacter, .character:
            if hasMore { positions.insert(1) }
        case .anyRun:
            positions.insert(0)
        }
    }

    /// Starts after a literal of the pattern that stands at the start of the text.
    mutating func start(after length: Int) {
        isAtStart = false
        positions.removeAll()
        positions.insert(length)
    }

    mutating func formUnion(_ other: Self) {
        positions.formUnion(other.positions)
        isAtStart = isAtStart || other.isAtStart
        tail.formUnion(other.tail)
    }

    /// Whether the pattern, all of which was gone through, matches the whole text.
    func reachesEnd(of range: Range<Int>) -> Bool {
        positions.contains(range.count) || !tail.isEmpty || isAtStart && range.isEmpty
    }
}
