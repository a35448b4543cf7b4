// SPDX-License-Identifier: Apache-2.0

/// Reads the values of a message one after the other, within ``MessageLimits``.
struct MessageReader {
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) throws(MessageError) {
        guard bytes.count <= MessageLimits.messageBytes else { throw .tooManyBytes(bytes.count) }
        self.bytes = bytes
    }

    private var left: Int { bytes.count - position }

    mutating func number<Number: FixedWidthInteger>(
        _ type: Number.Type = Number.self
    ) throws(MessageError) -> Number {
        let size = Number.bitWidth / 8
        guard left >= size else { throw .tooShort }
        var number: Number = 0
        for index in (position..<position + size).reversed() {
            number = number << 8 | Number(truncatingIfNeeded: bytes[index])
        }
        position += size
        return number
    }

    /// Reads the number of elements of a list.
    ///
    /// Each element has at least `least` bytes, so that a short message cannot make the reader
    /// reserve much memory.
    mutating func count(least: Int) throws(MessageError) -> Int {
        let count = Int(try number(UInt32.self))
        guard count <= MessageLimits.elements else { throw .tooManyElements(count) }
        guard count * least <= left else { throw .tooShort }
        return count
    }

    mutating func run() throws(MessageError) -> [UInt8] {
        let count = Int(try number(UInt32.self))
        guard count <= left else { throw .tooShort }
        defer { position += count }
        return Array(bytes[position..<position + count])
    }

    mutating func text() throws(MessageError) -> String {
        let count = Int(try number(UInt32.self))
        guard count <= MessageLimits.textBytes else { throw .tooManyElements(count) }
        guard count <= left else { throw .tooShort }
        defer { position += count }
        guard let text = String(validating: bytes[position..<position + count], as: UTF8.self)
        else { throw .notUTF8 }
        return text
    }

    mutating func value<Value: MessageCoded>(
        _ type: Value.Type = Value.self
    ) throws(MessageError) -> Value {
        try Value(from: &self)
    }

    func end() throws(MessageError) {
        guard left == 0 else { throw .tooLong }
    }
}
