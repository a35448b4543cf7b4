// SPDX-License-Identifier: Apache-2.0

import AppClipTypes

/// How much of a text a pattern matches so far: the positions after it, and what lies beyond the
/// end of the text.
///
/// In the pattern of a path, slashes count by where they stand once values replace variables (rule 3
/// of matching): a pattern need not start with one, several at its start are one, those at its end do
/// not count, and `/*` at its end also matches the parent folder.
struct MatchProgress<let capacity: Int> {
    /// The positions in the text, from 0 on.
    var positions: PositionSet<capacity>

    /// Whether the pattern is that of a path.
    let isPath: Bool

    /// Where nothing but slashes was gone through: whether there were any.
    private(set) var beginning: Beginning

    /// What of the pattern lies beyond the end of the path.
    var tail = Tail()

    /// The start of a pattern.
    init(textLength: Int, isPath: Bool) {
        positions = PositionSet(textLength: textLength)
        self.isPath = isPath
        beginning = isPath ? .empty : []
        if !isPath { positions.insert(0) }
    }

    /// The beginning of the pattern of a path, before anything but slashes.
    ///
    /// It stands for the first slash of the path, which is not among the positions as long as a slash
    /// of the pattern can still follow, since several are one. Both can be possible after a variable.
    struct Beginning: OptionSet {
        let rawValue: UInt8

        /// Nothing.
        static var empty: Self { Self(rawValue: 1) }
        /// Slashes.
        static var slashes: Self { Self(rawValue: 2) }
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
    var isEmpty: Bool { beginning.isEmpty && tail.isEmpty && positions.first == nil }

    /// Leaves the beginning, for an element that is no slash.
    ///
    /// - Returns: What was gone through before.
    @inline(__always)
    mutating func leaveBeginning() -> Beginning {
        defer { beginning = [] }
        return beginning
    }

    /// Stays at the beginning, after slashes.
    mutating func stayAtBeginning() { beginning = .slashes }

    /// Starts after a literal of the pattern that stands at the start of the text.
    ///
    /// In the pattern of a path, more slashes can follow the first one.
    mutating func start(after length: Int) {
        if isPath, length == 1 { return stayAtBeginning() }
        start(at: length)
    }

    /// Goes on at one position.
    mutating func start(at position: Int) {
        removeAll()
        positions.insert(position)
    }

    /// Gives up.
    mutating func removeAll() {
        beginning = []
        tail = []
        positions.removeAll()
    }

    mutating func formUnion(_ other: Self) {
        positions.formUnion(other.positions)
        beginning.formUnion(other.beginning)
        tail.formUnion(other.tail)
    }

    /// Whether the pattern, all of which was gone through, matches the whole text.
    func reachesEnd(of range: Range<Int>) -> Bool {
        positions.contains(range.count) || !tail.isEmpty || !beginning.isEmpty && range.isEmpty
    }
}
