// SPDX-License-Identifier: Apache-2.0

/// A kind of NFC Forum Type 2 tag, by its memory.
public enum TagType: Sendable, Hashable, CaseIterable {
    /// NXP NTAG213: pages 4 to 39 are user memory.
    case ntag213
    /// NXP NTAG215: pages 4 to 129 are user memory.
    case ntag215
    /// NXP NTAG216: pages 4 to 225 are user memory.
    case ntag216

    /// The size of the user memory, in bytes.
    public var userByteCount: Int {
        switch self {
        case .ntag213: 144
        case .ntag215: 504
        case .ntag216: 888
        }
    }

    /// The third byte of the capability container, as the manufacturer sets it.
    ///
    /// It counts in units of eight bytes; for the NTAG215 and NTAG216 the manufacturer's value is a
    /// little below the size of the memory.
    var containerSize: UInt8 {
        switch self {
        case .ntag213: 0x12
        case .ntag215: 0x3E
        case .ntag216: 0x6D
        }
    }

    /// The number of bytes that a phone reads, as the capability container states it.
    public var messageByteCount: Int { Int(containerSize) * 8 }
}
