// SPDX-License-Identifier: Apache-2.0

/// The bits of a record's first byte (NDEF 1.0, section 3.2).
enum NDEFHeader {
    static let messageBegin: UInt8 = 0x80
    static let messageEnd: UInt8 = 0x40
    static let chunk: UInt8 = 0x20
    static let shortRecord: UInt8 = 0x10
    static let identified: UInt8 = 0x08
    static let typeNameMask: UInt8 = 0x07
    static let wellKnown: UInt8 = 0x01

    static let onlyLongRecord = messageBegin | messageEnd | wellKnown
    static let onlyShortRecord = onlyLongRecord | shortRecord
}

extension NDEFURIRecord {
    /// Creates a record from the bytes of a message that consists of one URI record.
    ///
    /// - Complexity: O(*n*), where *n* is the number of bytes.
    /// - Parameter bytes: The message, without the TLV of a tag around it.
    /// - Throws: `NDEFError` with the offset of the first byte at fault.
    public init(bytes: [UInt8]) throws(NDEFError) {
        var reader = NDEFReader(bytes: bytes)
        let header = try reader.byte()
        guard header & NDEFHeader.onlyLongRecord & ~NDEFHeader.typeNameMask == 0xC0,
            header & NDEFHeader.chunk == 0
        else { throw NDEFError(.notASingleRecord, at: 0) }
        guard header & NDEFHeader.typeNameMask == NDEFHeader.wellKnown else {
            throw NDEFError(.notAURI, at: 0)
        }
        let typeLength = try reader.byte()
        guard typeLength == 1 else { throw NDEFError(.notAURI, at: 1) }
        let lengthOffset = reader.offset
        let isShort = header & NDEFHeader.shortRecord != 0
        let length = try reader.number(byteCount: isShort ? 1 : 4)
        let hasIdentifier = header & NDEFHeader.identified != 0
        let identifierLength = hasIdentifier ? Int(try reader.byte()) : 0
        let typeOffset = reader.offset
        guard try reader.byte() == UInt8(ascii: "U") else {
            throw NDEFError(.notAURI, at: typeOffset)
        }
        _ = try reader.bytes(count: identifierLength)

        guard length >= 1 else { throw NDEFError(.emptyURI, at: lengthOffset) }
        let payloadOffset = reader.offset
        let code = try reader.byte()
        guard URIPrefix.all.indices.contains(Int(code)) else {
            throw NDEFError(.unknownPrefix(code), at: payloadOffset)
        }
        let rest = try reader.bytes(count: length - 1)
        guard reader.isAtEnd else { throw NDEFError(.trailingBytes, at: reader.offset) }
        guard let text = String(validating: rest, as: UTF8.self) else {
            throw NDEFError(.notUTF8, at: payloadOffset + 1)
        }
        try self.init(URIPrefix.all[Int(code)] + text)
    }
}

/// Takes bytes from the front, and never more than remain.
private struct NDEFReader {
    let bytes: [UInt8]
    private(set) var offset = 0

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    var isAtEnd: Bool { offset == bytes.count }

    mutating func byte() throws(NDEFError) -> UInt8 {
        guard offset < bytes.count else { throw NDEFError(.truncated, at: offset) }
        defer { offset += 1 }
        return bytes[offset]
    }

    mutating func number(byteCount: Int) throws(NDEFError) -> Int {
        var number = 0
        for _ in 0..<byteCount { number = number << 8 | Int(try byte()) }
        return number
    }

    mutating func bytes(count: Int) throws(NDEFError) -> ArraySlice<UInt8> {
        guard count <= bytes.count - offset else { throw NDEFError(.truncated, at: bytes.count) }
        defer { offset += count }
        return bytes[offset..<offset + count]
    }
}
