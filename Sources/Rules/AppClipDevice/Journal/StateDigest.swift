// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// A 128-bit digest of a state, the same on every machine.
///
/// It detects differences between states. It is not a cryptographic hash.
public struct StateDigest: Sendable, Hashable, CustomStringConvertible {
    private var low: UInt64 = 0x9E37_79B9_7F4A_7C15
    private var high: UInt64 = 0xC2B2_AE3D_27D4_EB4F

    init() {}

    /// The digest in hexadecimal.
    public var description: String { Self.digits(high) + Self.digits(low) }

    mutating func combine(_ word: UInt64) {
        // Two multiplications by odd constants, with a rotation of each half.
        low = ((low ^ word) &* 0xFF51_AFD7_ED55_8CCD).rotated(by: 31)
        high = ((high &+ word) &* 0xC4CE_B9FE_1A85_EC53).rotated(by: 27) ^ low
    }

    mutating func combine(_ number: some BinaryInteger) {
        combine(UInt64(truncatingIfNeeded: number))
    }

    mutating func combine(_ isSo: Bool) { combine(isSo ? 1 as UInt64 : 2) }

    mutating func combine(_ number: Double) { combine(number.bitPattern) }

    mutating func combine(_ text: String) { combine(bytes: text.utf8) }

    mutating func combine(bytes: some Collection<UInt8>) {
        combine(UInt64(bytes.count))
        var word: UInt64 = 0
        var filled = 0
        for byte in bytes {
            word = word << 8 | UInt64(byte)
            filled += 1
            if filled == 8 {
                combine(word)
                (word, filled) = (0, 0)
            }
        }
        if filled > 0 { combine(word) }
    }

    mutating func combine<Value: Digestible>(_ value: Value) { value.add(to: &self) }

    private static func digits(_ word: UInt64) -> String {
        let bytes = stride(from: 56, through: 0, by: -8).map { shift in
            UInt8(truncatingIfNeeded: word >> UInt64(shift))
        }
        return Hexadecimal.text(of: bytes)
    }
}

/// A part of a device's state that can be added to a digest.
protocol Digestible {
    func add(to digest: inout StateDigest)
}

extension UInt64 {
    fileprivate func rotated(by bits: UInt64) -> UInt64 { self << bits | self >> (64 - bits) }
}

// MARK: - Standard types

extension String: Digestible {
    func add(to digest: inout StateDigest) { digest.combine(bytes: utf8) }
}

extension Bool: Digestible {
    func add(to digest: inout StateDigest) { digest.combine(self ? 1 as UInt64 : 2) }
}

extension Optional: Digestible where Wrapped: Digestible {
    func add(to digest: inout StateDigest) {
        digest.combine(self != nil ? 1 as UInt64 : 2)
        if let self { self.add(to: &digest) }
    }
}

extension Array: Digestible where Element: Digestible {
    func add(to digest: inout StateDigest) {
        digest.combine(UInt64(count))
        for element in self { element.add(to: &digest) }
    }
}

extension Dictionary: Digestible where Key: Digestible & Comparable, Value: Digestible {
    func add(to digest: inout StateDigest) {
        digest.combine(UInt64(count))
        for (key, value) in sorted(by: { $0.key < $1.key }) {
            key.add(to: &digest)
            value.add(to: &digest)
        }
    }
}

extension Set: Digestible where Element: Digestible & Comparable {
    func add(to digest: inout StateDigest) { sorted().add(to: &digest) }
}
