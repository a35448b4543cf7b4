// SPDX-License-Identifier: Apache-2.0

import CZlib

/// The CRC-32 checksum of ZIP archives and PNG files, computed over bytes that come in pieces.
public struct CRC32: Sendable {
    /// The checksum of the bytes so far.
    public private(set) var value: UInt32 = 0

    /// Creates the checksum of an empty byte sequence.
    public init() {}

    /// Adds bytes.
    public mutating func update(_ bytes: [UInt8]) {
        // zlib reads within the count.
        value = unsafe bytes.withUnsafeBufferPointer { buffer in
            unsafe UInt32(
                truncatingIfNeeded: crc32(uLong(value), buffer.baseAddress, uInt(buffer.count))
            )
        }
    }

    /// Returns the checksum of bytes.
    public static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var checksum = CRC32()
        checksum.update(bytes)
        return checksum.value
    }
}
