// SPDX-License-Identifier: Apache-2.0

/// The progress of matching a pattern with a text: the positions up to which it matches, and the
/// part of the pattern beyond the end of the text.
///
/// In the pattern of a path, the meaning of slashes depends on their place after values have
/// replaced variables (rule 3 of matching): a pattern need not start with one, several at its start
/// are one, those at its end are ignored, and `/*` at its end also matches the parent folder.
struct MatchProgress<let capacity: Int> {
    /// The positions in the text, from 0 on.
    var positions: PositionSet<capacity>

    /// Whether the pattern is that of a path.
    let isPath: Bool

    /// The state at the beginning, if only slashes have been processed: whether there were any.
    private(set) var beginning: Beginning

    /// The part of the pattern that is beyond the end of the path.
    var tail = Tail()

    /// Creates the progress at the start of a pattern.
    init(textLength: Int, isPath: Bool) {
        positions = PositionSet(textLength: textLength)
        self.isPath = isPath
        beginning = isPath ? .empty : []
        if !isPath { positions.insert(0) }
    }

    /// The state at the beginning of the pattern of a path, before anything other than slashes.
    ///
    /// It represents the first slash of the path, which is not among the positions as long as a
    /// slash of the pattern can still follow, since several are one. Both states can be possible
    /// after a variable.
    struct Beginning: OptionSet {
        let rawValue: UInt8

        /// No part of the pattern has been processed.
        static var empty: Self { Self(rawValue: 1) }
        /// Only slashes have been processed.
        static var slashes: Self { Self(rawValue: 2) }
    }

    /// The part of a pattern that is beyond the end of the path.
    ///
    /// A path does not end with a slash here, so a slash of the pattern after its end is one of
    /// those at the end of the pattern, which are ignored, or the one of a `/*`.
    struct Tail: OptionSet {
        let rawValue: UInt8

        /// One or more slashes.
        static var slashes: Self { Self(rawValue: 1) }
        /// Slashes and a `*`: the path is that of the parent folder.
        static var folder: Self { Self(rawValue: 2) }
        /// Slashes, a `*`, and more slashes.
        static var end: Self { Self(rawValue: 4) }

        /// The tail when slashes follow it.
        var afterSlashes: Self {
            var tail = intersection(.slashes)
            if !isDisjoint(with: [.folder, .end]) { tail.insert(.end) }
            return tail
        }

        /// The tail when a `*` follows it.
        var afterRun: Self { isDisjoint(with: [.slashes, .folder]) ? [] : .folder }
    }

    /// Whether nothing matches any longer.
    var isEmpty: Bool { beginning.isEmpty && tail.isEmpty && positions.first == nil }

    /// Leaves the beginning, for an element that is not a slash.
    ///
    /// - Returns: The state of the beginning before.
    @inline(__always)
    mutating func leaveBeginning() -> Beginning {
        defer { beginning = [] }
        return beginning
    }

    /// Stays at the beginning, after slashes.
    mutating func stayAtBeginning() { beginning = .slashes }

    /// Starts after a literal of the pattern that is at the start of the text.
    ///
    /// In the pattern of a path, more slashes can follow the first one.
    mutating func start(after length: Int) {
        if isPath, length == 1 { return stayAtBeginning() }
        start(at: length)
    }

    /// Continues at a single position.
    mutating func start(at position: Int) {
        removeAll()
        positions.insert(position)
    }

    /// Removes all positions, so that nothing matches.
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

    /// Whether the pattern, after all of it has been processed, matches the whole text.
    func reachesEnd(of range: Range<Int>) -> Bool {
        positions.contains(range.count) || !tail.isEmpty || !beginning.isEmpty && range.isEmpty
    }
}
