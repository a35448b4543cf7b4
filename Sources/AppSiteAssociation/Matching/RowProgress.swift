/// How far a pattern fits a text: the places behind what fits, and what lies beyond the text.
struct RowProgress<Places: PlaceSet> {
    /// The places of the text, from 0 on.
    var places: Places

    /// Whether the pattern is that of a path.
    let isPath: Bool

    /// Whether nothing of the pattern has been met, so that a slash can still be put before it.
    private(set) var isAtBeginning = false

    /// What of the pattern lies behind the end of the path.
    var tail = Tail()

    /// Nothing fits.
    init(nowhere none: Places, isPath: Bool) {
        places = none
        self.isPath = isPath
    }

    /// Nothing has been met yet.
    init(_ none: Places, isPath: Bool) {
        places = none
        self.isPath = isPath
        if isPath { isAtBeginning = true } else { places.insert(0) }
    }

    /// What of a pattern lies behind the end of the path.
    ///
    /// No path ends with a slash here, so that a slash of the pattern behind its end is one of those
    /// at the end of the pattern, which do not count, or the one of a `/*`.
    struct Tail: OptionSet {
        let rawValue: UInt8

        /// Slashes.
        static var slashes: Self { Self(rawValue: 1) }
        /// Slashes and a `*`: the path is the parent.
        static var folder: Self { Self(rawValue: 2) }
        /// Slashes, a `*`, and slashes again.
        static var end: Self { Self(rawValue: 4) }

        /// With slashes behind it, if nothing stands before them.
        func afterSlashes(isAlone: Bool) -> Self {
            guard isAlone else { return [] }
            var tail: Self = []
            if contains(.slashes) { tail.insert(.slashes) }
            if !isDisjoint(with: [.folder, .end]) { tail.insert(.end) }
            return tail
        }

        /// With a `*` behind it.
        var afterRun: Self { isDisjoint(with: [.slashes, .folder]) ? [] : .folder }
    }

    /// Whether nothing fits any more.
    var isNowhere: Bool { !isAtBeginning && tail.isEmpty && places.first(from: 0) == nil }

    /// The places at which an element can begin.
    ///
    /// At the beginning of a pattern, that is the first slash of the path, or the place behind it,
    /// unless the element begins with a slash itself. (An element of known bytes that fits at the
    /// first place does; one that fits behind it does not, if no slash stands there.)
    func places(
        before element: PatternTable.Element,
        _ text: Span<UInt8>,
        _ range: Range<Int>
    ) -> Places {
        guard isAtBeginning else { return places }
        var places = places
        let hasMore = range.count > 1
        switch element {
        case .literal, .choice:
            places.insert(0)
            if hasMore, text[range.lowerBound + 1] != 0x2F { places.insert(1) }
        case .anyCharacter, .character:
            if hasMore { places.insert(1) }
        case .anyRun:
            places.insert(0)
        }
        return places
    }

    mutating func formUnion(_ other: Self) {
        places.formUnion(other.places)
        isAtBeginning = isAtBeginning || other.isAtBeginning
        tail.formUnion(other.tail)
    }

    /// Whether the pattern, of which nothing is left, fits the whole text.
    func reachesEnd(of range: Range<Int>) -> Bool {
        places.contains(range.count) || !tail.isEmpty || isAtBeginning && range.isEmpty
    }
}
