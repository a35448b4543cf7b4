// SPDX-License-Identifier: Apache-2.0

/// Reads BER elements of definite and indefinite length.
struct BERReader {
    /// The tags of the elements that lead to the text.
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

    /// Returns the first byte and the content of the next element, whatever its tag; `nil` if its length is not
    /// definite.
    mutating func next() -> (tag: UInt8, content: ArraySlice<UInt8>)? {
        guard let tag = rest.first, tag & 0x1F != 0x1F else { return nil }
        guard let (length, isDefinite) = readHeader(), isDefinite else { return nil }
        defer { rest = rest.dropFirst(length) }
        return (tag, rest.prefix(length))
    }

    /// Returns a reader of the elements inside the next one, if that has the tag.
    mutating func open(_ tag: Tag) -> BERReader? {
        guard let (length, isDefinite) = readHeader(tag) else { return nil }
        // Content of indefinite length ends at a marker that the readers of the inner elements find.
        guard isDefinite else { return BERReader(rest) }
        defer { rest = rest.dropFirst(length) }
        return BERReader(rest.prefix(length))
    }

    /// Returns the content of the next element, if it has the tag and a definite length.
    mutating func read(_ tag: Tag) -> ArraySlice<UInt8>? {
        guard let (length, isDefinite) = readHeader(tag), isDefinite else { return nil }
        defer { rest = rest.dropFirst(length) }
        return rest.prefix(length)
    }

    mutating func skip(_ tag: Tag) -> Bool { read(tag) != nil }

    /// Reads an octet string, which can be in pieces; the pieces themselves cannot be.
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

    /// Reads the header of the next element, if it has the tag, and returns the length of its content.
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
