// SPDX-License-Identifier: Apache-2.0

/// The hash FNV-1a of Fowler, Noll and Vo.
///
/// It is the same in every process, so that it can be written to files. Collisions are easy to make: it
/// is not for bytes from strangers, nor for secrets.
public enum FNV {
    /// Returns the hash of bytes in 32 bits.
    @inlinable
    public static func hash32(_ bytes: some Sequence<UInt8>) -> UInt32 {
        var hash: UInt32 = 0x811C_9DC5
        for byte in bytes { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
        return hash
    }

    /// Returns the hash of bytes in 64 bits.
    ///
    /// - Parameters:
    ///   - bytes: The bytes.
    ///   - start: The hash of the bytes before them.
    /// - Returns: The hash.
    @inlinable
    public static func hash64(
        _ bytes: some Sequence<UInt8>,
        after start: UInt64 = 0xCBF2_9CE4_8422_2325
    ) -> UInt64 {
        var hash = start
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return hash
    }
}
