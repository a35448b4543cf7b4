// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// The 16 bytes that a code carries.
///
/// The bytes hold the compressed URL right-aligned, after a begin marker: the highest 1 bit
/// (Documentation/app-clip-code.md, section 8).
public struct Payload: Sendable, Hashable {
    /// The first eight bytes, the first of them most significant.
    public let high: UInt64

    /// The last eight bytes, the first of them most significant.
    public let low: UInt64

    /// Creates a payload from two halves, each with its first byte most significant.
    public init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// The byte at `index`, `0..<16`; the first is the most significant.
    public subscript(index: Int) -> UInt8 {
        precondition((0..<16).contains(index), "a payload has 16 bytes")
        return index < 8
            ? UInt8(truncatingIfNeeded: high >> UInt64(56 - 8 * index))
            : UInt8(truncatingIfNeeded: low >> UInt64(120 - 8 * index))
    }

    /// The bytes, the most significant first.
    public var bytes: [UInt8] { (0..<16).map { self[$0] } }

    /// Creates a payload from 16 bytes, the most significant first; `nil` for any other number of
    /// bytes.
    public init?(bytes: [UInt8]) {
        guard bytes.count == 16 else { return nil }
        high = bytes[..<8].reduce(0) { $0 << 8 | UInt64($1) }
        low = bytes[8...].reduce(0) { $0 << 8 | UInt64($1) }
    }
}

// MARK: - Hexadecimal text

extension Payload: CustomStringConvertible {
    /// The payload as 32 lowercase hexadecimal digits.
    public var description: String { Hexadecimal.text(of: bytes) }

    /// Creates a payload from 32 hexadecimal digits of either case; `nil` for anything else.
    public init?(hexadecimal text: String) {
        guard text.utf8.count == 32, let bytes = Hexadecimal.bytes(of: text) else { return nil }
        self.init(bytes: bytes)
    }
}
