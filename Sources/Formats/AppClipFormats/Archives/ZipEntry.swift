// SPDX-License-Identifier: Apache-2.0

/// An entry in the directory of an archive.
public struct ZipEntry: Sendable, Hashable {
    /// What an entry is, by its name and its Unix mode.
    public enum Kind: Sendable, Hashable {
        case file
        case folder
        /// A symbolic link; its bytes are where it leads to.
        case link
        /// A pipe or a device.
        case other
    }

    /// How an entry is compressed.
    public enum Compression: Sendable, Hashable {
        case stored
        case deflated
        /// In another way, by its number.
        case other(Int)
    }

    /// The path, without a slash at its end: safe below any folder.
    public let name: String

    /// What it is.
    public let kind: Kind

    /// The number of bytes when unpacked, as the directory states it.
    public let size: Int

    /// The number of bytes in the archive.
    public let compressedSize: Int

    /// The CRC-32 of the unpacked bytes.
    public let checksum: UInt32

    /// How it is compressed.
    public let compression: Compression

    /// Whether it is encrypted.
    public let isEncrypted: Bool

    // The name as it stands in the archive.
    let nameBytes: [UInt8]

    // The place of the local header in the file.
    let offset: Int
}
