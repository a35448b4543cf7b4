// SPDX-License-Identifier: Apache-2.0

/// An entry in the central directory of an archive.
public struct ZipEntry: Sendable, Hashable {
    /// The kind of an entry, by its name and its Unix mode.
    public enum Kind: Sendable, Hashable {
        case file
        case folder
        /// A symbolic link; its bytes are the path of the target.
        case link
        /// A pipe or a device.
        case other
    }

    /// The compression method of an entry.
    public enum Compression: Sendable, Hashable {
        case stored
        case deflated
        /// Another method, by its number.
        case other(Int)
    }

    /// The path, without a trailing slash; it cannot lead out of a folder.
    public let name: String

    /// The kind of the entry.
    public let kind: Kind

    /// The unpacked size in bytes, as the directory states it.
    public let size: Int

    /// The compressed size in bytes.
    public let compressedSize: Int

    /// The CRC-32 of the unpacked bytes.
    public let checksum: UInt32

    /// The compression method.
    public let compression: Compression

    /// Whether the entry is encrypted.
    public let isEncrypted: Bool

    // The name as it is in the archive.
    let nameBytes: [UInt8]

    // The offset of the local header in the file.
    let offset: Int
}
