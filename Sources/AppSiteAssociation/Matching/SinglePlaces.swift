/// A set of places that are gone through one by one.
protocol SinglePlaces: PlaceSet {
    init()
}

extension SinglePlaces {
    var none: Self { Self() }

    func after(
        _ literal: Range<Int>,
        in table: PatternTable,
        _ text: Span<UInt8>,
        _ range: Range<Int>
    ) -> Self {
        var ends = Self()
        var following = first(from: 0)
        while let offset = following {
            following = first(from: offset + 1)
            guard literal.count <= range.count - offset else { break }
            if table.hasLiteral(literal, text, at: range.lowerBound + offset) {
                ends.insert(offset + literal.count)
            }
        }
        return ends
    }

    func afterCharacter(_ text: Span<UInt8>, _ range: Range<Int>) -> Self {
        var ends = Self()
        var following = first(from: 0)
        while let offset = following, offset < range.count {
            following = first(from: offset + 1)
            let place = range.lowerBound + offset
            if text[place] & 0xC0 == 0x80 { continue }
            ends.insert(min(offset + text.characterLength(at: place), range.count))
        }
        return ends
    }

    func after(_ set: ASCIISet, _ text: Span<UInt8>, _ range: Range<Int>) -> Self {
        var ends = Self()
        var following = first(from: 0)
        while let offset = following, offset < range.count {
            following = first(from: offset + 1)
            if set.contains(text[range.lowerBound + offset]) { ends.insert(offset + 1) }
        }
        return ends
    }

    func afterWords(
        of choice: PatternTable.Choice,
        _ next: Range<Int>,
        in table: PatternTable,
        _ text: Span<UInt8>,
        _ range: Range<Int>
    ) -> Self {
        var ends = Self()
        var following = first(from: 0)
        while let offset = following {
            following = first(from: offset + 1)
            let place = range.lowerBound + offset
            for group in choice.groups {
                let group = table.groups[group]
                // The groups are sorted by their lengths.
                guard group.length + next.count <= range.count - offset else { break }
                if table.hasLiteral(next, text, at: place + group.length),
                    table.contains(text, at: place, in: group)
                {
                    ends.insert(offset + group.length)
                }
            }
            for group in choice.beginnings {
                let group = table.groups[group]
                guard group.length <= range.count - offset else { break }
                if table.contains(text, at: place, in: group) {
                    ends.insert((offset + group.length)...range.count)
                    break
                }
            }
        }
        return ends
    }
}

/// Places in a text of less than 64 bytes.
struct ShortPlaces: SinglePlaces {
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
struct LongPlaces: SinglePlaces {
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
