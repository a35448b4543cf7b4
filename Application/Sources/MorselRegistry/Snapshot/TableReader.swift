// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences

/// Reads the numbers and texts of an experience one after the other.
struct TableReader {
    private let bytes: SharedBytes
    private var position: Int
    private let end: Int

    /// Creates a reader of a range of bytes.
    ///
    /// - Parameters:
    ///   - bytes: The bytes of a table.
    ///   - start: The offset of the first byte; any value is safe.
    ///   - end: The end of the readable bytes, which is at most the number of bytes.
    init(_ bytes: SharedBytes, from start: UInt64, upTo end: Int) {
        self.bytes = bytes
        self.end = end
        position = Int(exactly: start) ?? end
    }

    mutating func byte() throws(TableError) -> UInt8 {
        guard position < end else { throw TableError() }
        position += 1
        return bytes[position - 1]
    }

    /// Reads a number below 2³¹ in groups of seven bits, the lowest first; the highest bit of a byte
    /// says that more follow.
    mutating func number() throws(TableError) -> Int {
        var number = 0
        for shift in stride(from: 0, to: 35, by: 7) {
            let byte = try byte()
            number |= Int(byte & 0x7F) << shift
            guard byte >= 0x80 else { return number }
        }
        throw TableError()
    }

    mutating func text() throws(TableError) -> String {
        let count = try number()
        guard position <= end, count <= end - position else { throw TableError() }
        defer { position += count }
        return unsafe bytes.part(position..<(position + count)).withUnsafeBytes {
            unsafe String(decoding: $0, as: UTF8.self)
        }
    }

    mutating func bits() throws(TableError) -> UInt64 {
        guard position <= end, end - position >= 8 else { throw TableError() }
        position += 8
        return bytes.number(at: position - 8)
    }
}

/// The error for bytes that are not a valid table.
struct TableError: Error {
    /// Calls a closure, and replaces its errors with this one.
    static func catching<Value>(_ body: () throws -> Value) throws(TableError) -> Value {
        do { return try body() } catch { throw TableError() }
    }
}
