// SPDX-License-Identifier: Apache-2.0

/// A reader of the values in a part of a WebAssembly module (WebAssembly 2.0, chapter 5).
struct WebAssemblyReader {
    private let bytes: [UInt8]

    /// The end of the part.
    let end: Int

    /// The offset of the next byte, at most ``end``.
    private(set) var position: Int

    /// Creates a reader of bytes.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        position = 0
        end = bytes.count
    }

    private init(_ bytes: [UInt8], _ range: Range<Int>) {
        self.bytes = bytes
        position = range.lowerBound
        end = range.upperBound
    }

    /// Whether all bytes of the part have been read.
    var isAtEnd: Bool { position == end }

    /// Reads a byte.
    mutating func byte() throws(WebAssemblyError) -> UInt8 {
        guard position < end else { throw WebAssemblyError(.truncated, at: position) }
        defer { position += 1 }
        return bytes[position]
    }

    /// Reads an unsigned number of 32 bits in LEB128 (5.2.2).
    mutating func number() throws(WebAssemblyError) -> Int {
        let start = position
        var value = 0
        for shift in stride(from: 0, through: 28, by: 7) {
            let byte = try byte()
            value |= Int(byte & 0x7F) << shift
            if byte < 0x80 {
                guard value <= UInt32.max else { break }
                return value
            }
        }
        throw WebAssemblyError(.damagedNumber, at: start)
    }

    /// Skips a number of any type, which has at most ten bytes.
    mutating func skipNumber() throws(WebAssemblyError) {
        let start = position
        for _ in 0..<10 where try byte() < 0x80 { return }
        throw WebAssemblyError(.damagedNumber, at: start)
    }

    /// Skips bytes.
    mutating func skip(_ count: Int) throws(WebAssemblyError) {
        guard count <= end - position else { throw WebAssemblyError(.truncated, at: position) }
        position += count
    }

    /// Reads a size, and returns a reader of so many bytes, which are skipped here.
    mutating func part() throws(WebAssemblyError) -> WebAssemblyReader {
        let start = position
        let size = try number()
        guard size <= end - position else { throw WebAssemblyError(.truncated, at: start) }
        defer { position += size }
        return WebAssemblyReader(bytes, position..<position + size)
    }

    /// Reads a name (5.2.4).
    mutating func name() throws(WebAssemblyError) -> String {
        let part = try part()
        guard let name = String(utf8: bytes.span.extracting(part.position..<part.end)) else {
            throw WebAssemblyError(.damagedName, at: part.position)
        }
        return name
    }

    /// Checks that all bytes of the part have been read.
    func requireEnd() throws(WebAssemblyError) {
        guard isAtEnd else { throw WebAssemblyError(.damagedSection, at: position) }
    }
}
