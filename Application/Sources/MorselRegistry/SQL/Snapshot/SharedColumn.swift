// SPDX-License-Identifier: Apache-2.0

/// A cache for a column in which many rows have the same text: the values of the latest texts.
struct SharedColumn<Value: Sendable>: Sendable {
    private let name: String
    private var known: [(text: [UInt8], value: Value)?] = Array(repeating: nil, count: 256)

    init(_ name: String) { self.name = name }

    /// Returns the value of a text.
    ///
    /// - Parameters:
    ///   - row: The row of the text.
    ///   - column: The column of the text.
    ///   - batch: The rows of the result.
    ///   - read: Decodes a text that is not in the cache.
    /// - Returns: The value.
    /// - Throws: `RegistryError.damaged` with the column if the text cannot be decoded.
    mutating func value(
        _ row: Int,
        _ column: Int,
        of batch: SQLBatch,
        _ read: (String) throws -> Value?
    ) throws(RegistryError) -> Value {
        guard let place = batch.textPlace(row, column) else { throw .damaged(name) }
        let text = batch.bytes.span.extracting(place)
        let slot = Self.slot(of: text)
        if let known = known[slot], known.text.span.isEqual(to: text) { return known.value }
        let bytes = Array(batch.bytes[place])
        guard let value = try? read(String(decoding: bytes, as: UTF8.self)) else {
            throw .damaged(name)
        }
        known[slot] = (bytes, value)
        return value
    }

    /// Returns a slot of the cache: digests differ in each byte; words in their length or at their
    /// ends.
    private static func slot(of text: Span<UInt8>) -> Int {
        guard text.count > 0 else { return 0 }
        let ends = Int(text[0]) ^ Int(text[text.count - 1]) &* 5
        return (text.count &* 7 ^ Int(text[text.count / 2]) &* 31 ^ ends) & 255
    }
}

extension Span<UInt8> {
    /// Whether both have the same bytes; the loop has no branch for each byte, so that many are
    /// compared at once.
    fileprivate func isEqual(to other: Span<UInt8>) -> Bool {
        guard count == other.count else { return false }
        var difference: UInt8 = 0
        for place in indices { difference |= self[place] ^ other[place] }
        return difference == 0
    }
}
