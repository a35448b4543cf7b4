/// Matching of segments with alternatives, all of which are followed at once.
enum ChoiceMatching {
    /// The ends of a segment.
    struct Ends {
        /// The first one; `nil` where the segment fits nowhere.
        var earliest: Int?

        /// Whether the end of the text is one of them.
        var reachesEnd: Bool
    }

    /// Finds the ends of a segment that begins at a place, or anywhere behind it.
    static func ends(
        of segment: PatternTable.Segment,
        in table: PatternTable,
        _ text: Span<UInt8>,
        _ start: Int,
        _ range: Range<Int>,
        _ isAnchored: Bool
    ) -> Ends {
        // Nearly all texts are so short that their places fit a word.
        range.count < ShortPlaces.capacity
            ? ends(ShortPlaces(), of: segment, in: table, text, start, range, isAnchored)
            : ends(LongPlaces(), of: segment, in: table, text, start, range, isAnchored)
    }

    @inline(never)
    private static func ends<Places: PlaceSet>(
        _ none: Places,
        of segment: PatternTable.Segment,
        in table: PatternTable,
        _ text: Span<UInt8>,
        _ start: Int,
        _ range: Range<Int>,
        _ isAnchored: Bool
    ) -> Ends {
        var places = none
        let first = start - range.lowerBound
        if isAnchored { places.insert(first) } else { places.insert(first...range.count) }
        for index in segment.elements {
            guard places.first(from: 0) != nil else { break }
            var next = 0..<0
            if index + 1 < segment.elements.upperBound,
                case .literal(let literal) = table.elements[index + 1]
            {
                next = literal
            }
            places = advance(places, over: table.elements[index], next, in: table, text, range)
        }
        return Ends(
            earliest: places.first(from: 0).map { $0 + range.lowerBound },
            reachesEnd: places.contains(range.count)
        )
    }

    /// The places behind an element that begins at one of the places.
    ///
    /// Places behind a word at which the next literal does not stand can be left out: looking for
    /// the literal first is quicker than looking up the word.
    private static func advance<Places: PlaceSet>(
        _ places: Places,
        over element: PatternTable.Element,
        _ next: Range<Int> = 0..<0,
        in table: PatternTable,
        _ text: Span<UInt8>,
        _ range: Range<Int>
    ) -> Places {
        var ends = Places()
        if case .anyRun = element {
            if let first = places.first(from: 0) { ends.insert(first...range.count) }
            return ends
        }
        var following = places.first(from: 0)
        while let offset = following {
            following = places.first(from: offset + 1)
            let place = range.lowerBound + offset
            // A place within a character is none.
            if place < range.upperBound, text[place] & 0xC0 == 0x80 { continue }
            let left = range.count - offset
            switch element {
            case .literal(let literal):
                if literal.count <= left, table.hasLiteral(literal, text, at: place) {
                    ends.insert(offset + literal.count)
                }
            case .anyCharacter:
                if left > 0 {
                    ends.insert(min(offset + text.characterLength(at: place), range.count))
                }
            case .character(let set):
                if left > 0, set.contains(text[place]) { ends.insert(offset + 1) }
            case .choice(let index):
                for group in table.choices[index].groups {
                    let group = table.groups[group]
                    guard group.length + next.count <= left,
                        table.hasLiteral(next, text, at: place + group.length),
                        table.contains(text, at: place, in: group)
                    else { continue }
                    ends.insert(offset + group.length)
                }
            case .anyRun:
                break
            }
        }
        if case .choice(let index) = element {
            for alternative in table.choices[index].alternatives {
                // Values hold no variables, so that this goes one level down and no further.
                var inside = places
                for index in table.alternatives[alternative] {
                    inside = advance(inside, over: table.elements[index], in: table, text, range)
                }
                ends.formUnion(inside)
            }
        }
        return ends
    }
}

extension PatternTable {
    /// The most bytes of a word that is kept as a number.
    static let longestKey = 8

    /// Whether the text at a place is one of a group of words, looked up by halves.
    fileprivate func contains(_ text: Span<UInt8>, at place: Int, in group: Choice.Group) -> Bool {
        var low = group.start
        if group.length <= Self.longestKey {
            var key: UInt64 = 0
            for index in 0..<group.length { key = key << 8 | UInt64(text[place + index]) }
            let keys = self.keys.span
            // Halves of which one is taken without a branch, which could not be foretold.
            var count = group.count
            while count > 1 {
                let half = count / 2
                low += keys[low + half] <= key ? half : 0
                count -= half
            }
            return count == 1 && keys[low] == key
        }
        let bytes = self.bytes.span
        low = 0
        var high = group.count
        while low < high {
            let middle = (low + high) / 2
            let word = group.start + middle * group.length
            var index = 0
            while index < group.length, bytes[word + index] == text[place + index] { index += 1 }
            if index == group.length { return true }
            if bytes[word + index] < text[place + index] { low = middle + 1 } else { high = middle }
        }
        return false
    }
}

extension UInt64 {
    /// A word of at most eight bytes, its first byte highest, so that numbers sort like words of
    /// the same length.
    init(key word: [UInt8]) { self = word.reduce(0) { $0 << 8 | UInt64($1) } }
}

/// A set of places in a text, from 0 on.
private protocol PlaceSet {
    init()
    mutating func insert(_ place: Int)
    mutating func insert(_ places: ClosedRange<Int>)
    mutating func formUnion(_ other: Self)
    func contains(_ place: Int) -> Bool
    /// The first place in the set that is not before another one.
    func first(from place: Int) -> Int?
}

/// Places in a text of less than 64 bytes.
private struct ShortPlaces: PlaceSet {
    static let capacity = 64

    private var bits: UInt64 = 0

    mutating func insert(_ place: Int) { bits |= 1 << UInt64(place) }

    mutating func insert(_ places: ClosedRange<Int>) {
        bits |=
            UInt64.max << UInt64(places.lowerBound) & UInt64.max >> UInt64(63 - places.upperBound)
    }

    mutating func formUnion(_ other: Self) { bits |= other.bits }

    func contains(_ place: Int) -> Bool { bits >> UInt64(place) & 1 == 1 }

    @inline(__always)
    func first(from place: Int) -> Int? {
        guard place < Self.capacity else { return nil }
        let rest = bits >> UInt64(place)
        return rest == 0 ? nil : place + rest.trailingZeroBitCount
    }
}

/// Places in a text of any length that a URL can have.
private struct LongPlaces: PlaceSet {
    // One place more than the longest URL has bytes, in words of 64.
    private var words: [129 of UInt64] = .init(repeating: 0)

    mutating func insert(_ place: Int) { words[place >> 6] |= 1 << UInt64(place & 63) }

    mutating func insert(_ places: ClosedRange<Int>) {
        for place in places { insert(place) }
    }

    mutating func formUnion(_ other: Self) {
        for index in words.indices { words[index] |= other.words[index] }
    }

    func contains(_ place: Int) -> Bool { words[place >> 6] >> UInt64(place & 63) & 1 == 1 }

    @inline(__always)
    func first(from place: Int) -> Int? {
        var index = place >> 6
        guard index < words.count else { return nil }
        var word = words[index] & (UInt64.max << UInt64(place & 63))
        while word == 0 {
            index += 1
            guard index < words.count else { return nil }
            word = words[index]
        }
        return index << 6 + word.trailingZeroBitCount
    }
}
