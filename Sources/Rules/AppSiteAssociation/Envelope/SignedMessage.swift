// SPDX-License-Identifier: Apache-2.0

import AppClipTypes

/// A CMS message of signed data (RFC 5652) around a text, as very old files are.
///
/// Only as much is read as leads to the text. The signature is not checked.
struct SignedMessage {
    /// The text in the message.
    let content: [UInt8]

    // 1.2.840.113549.1.7.2
    private static let signedData: [UInt8] = [0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 1, 7, 2]

    /// Reads a message, or gives `nil` where the bytes are none or hold no text.
    ///
    /// - Complexity: O(length of `bytes`).
    init?(_ bytes: [UInt8]) {
        var reader = BERReader(bytes[...])
        guard var info = reader.open(.sequence),
            info.read(.objectIdentifier) == Self.signedData[...],
            var wrapper = info.open(.explicitContent), var data = wrapper.open(.sequence),
            data.read(.integer) != nil, data.skip(.set),
            var encapsulated = data.open(.sequence), encapsulated.read(.objectIdentifier) != nil,
            var explicit = encapsulated.open(.explicitContent),
            let content = explicit.readOctets()
        else { return nil }
        self.content = content
    }
}

/// Reads elements of BER, with lengths that are given and lengths that are not.
private struct BERReader {
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
        guard rest.first == tag.rawValue else { return nil }
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
