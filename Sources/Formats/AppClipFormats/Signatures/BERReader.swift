// SPDX-License-Identifier: Apache-2.0

/// Reads elements of BER, with lengths that are given and lengths that are not.
struct BERReader {
    /// The tags on the way to the text.
    enum Tag: UInt8 {
        case integer = 0x02
        case octetString = 0x04
        case objectIdentifier = 0x06
        case constructedOctetString = 0x24
        case sequence = 0x30
        case set = 0x31
        case explicitContent = 0xA0
    }

    private var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

    /// Whether there are no more elements.
    var isAtEnd: Bool { rest.isEmpty }

    /// The next element, whatever it is, if it has a length: its first byte, and what is in it.
    mutating func next() -> (tag: UInt8, content: ArraySlice<UInt8>)? {
        guard let tag = rest.first, tag & 0x1F != 0x1F else { return nil }
        guard let (length, isDefinite) = readHeader(), isDefinite else { return nil }
        defer { rest = rest.dropFirst(length) }
        return (tag, rest.prefix(length))
    }

    /// The elements inside the next one, if that has the tag.
    mutating func open(_ tag: Tag) -> BERReader? {
        guard let (length, isDefinite) = readHeader(tag) else { return nil }
        // What has no length reaches to a mark that readers of the inner elements come upon.
        guard isDefinite else { return BERReader(rest) }
        defer { rest = rest.dropFirst(length) }
        return BERReader(rest.prefix(length))
    }

    /// The bytes of the next element, if it has the tag and a length.
    mutating func read(_ tag: Tag) -> ArraySlice<UInt8>? {
        guard let (length, isDefinite) = readHeader(tag), isDefinite else { return nil }
        defer { rest = rest.dropFirst(length) }
        return rest.prefix(length)
    }

    mutating func skip(_ tag: Tag) -> Bool { read(tag) != nil }

    /// The bytes of a string of octets, which can be in pieces that are in no pieces themselves.
    mutating func readOctets() -> [UInt8]? {
        if let octets = read(.octetString) { return Array(octets) }
        guard var pieces = open(.constructedOctetString) else { return nil }
        var octets: [UInt8] = []
        while let tag = pieces.rest.first, tag != 0 {
            guard let piece = pieces.read(.octetString) else { return nil }
            octets += piece
        }
        return octets
    }

    /// The length of the next element, if it has the tag; the reader then stands after the header.
    private mutating func readHeader(_ tag: Tag) -> (length: Int, isDefinite: Bool)? {
        rest.first == tag.rawValue ? readHeader() : nil
    }

    private mutating func readHeader() -> (length: Int, isDefinite: Bool)? {
        guard !rest.isEmpty else { return nil }
        var place = rest.startIndex + 1
        guard place < rest.endIndex else { return nil }
        let first = rest[place]
        place += 1
        var length = Int(first)
        if first == 0x80 {
            rest = rest[place...]
            return (rest.count, false)
        }
        if first > 0x80 {
            let count = Int(first & 0x7F)
            guard count <= 4, place + count <= rest.endIndex else { return nil }
            length = rest[place..<(place + count)].reduce(0) { $0 << 8 | Int($1) }
            place += count
        }
        guard length <= rest.endIndex - place else { return nil }
        rest = rest[place...]
        return (length, true)
    }
}
