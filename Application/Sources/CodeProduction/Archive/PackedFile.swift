// SPDX-License-Identifier: Apache-2.0

import Compression
import ZipFiles

/// A file that is ready to be put into a ZIP archive.
struct PackedFile: Sendable {
    let name: [UInt8]
    let checksum: UInt32
    let size: Int
    let compressed: [UInt8]

    init(name: String, bytes: [UInt8], deflater: inout Deflater) {
        self.name = Array(name.utf8)
        checksum = CRC32.checksum(bytes)
        size = bytes.count
        compressed = deflater.deflate(bytes)
    }
}

/// Writes the bytes of a ZIP archive piece by piece.
///
/// The plain form: no encryption, no ZIP64, names in UTF-8, all in the root folder, and one fixed
/// date, so that equal input gives equal bytes (APPNOTE 6.3.3).
struct ZipLayout: Sendable {
    private var directory: [UInt8] = []
    private var entryCount = 0
    private var offset = 0

    // 1 January 2000, 0:00, in the form of MS-DOS.
    private static let time: UInt16 = 0
    private static let date: UInt16 = (2000 - 1980) << 9 | 1 << 5 | 1

    // Version 2.0 is needed for the compression; bit 11 says that names are UTF-8.
    private static let version: UInt16 = 20
    private static let flags: UInt16 = 1 << 11
    private static let deflated: UInt16 = 8

    /// The maximum size of an archive without ZIP64, in bytes.
    static let largestArchive = Int(UInt32.max)

    /// Returns the bytes of the next entry.
    mutating func append(_ entry: PackedFile) -> [UInt8] {
        var common: [UInt8] = []
        common.append(Self.version)
        common.append(Self.flags)
        common.append(Self.deflated)
        common.append(Self.time)
        common.append(Self.date)
        common.append(entry.checksum)
        common.append(UInt32(entry.compressed.count))
        common.append(UInt32(entry.size))
        common.append(UInt16(entry.name.count))
        common.append(UInt16(0))

        var local: [UInt8] = [0x50, 0x4B, 0x03, 0x04]
        local += common
        local += entry.name
        local += entry.compressed

        directory += [0x50, 0x4B, 0x01, 0x02]
        directory.append(Self.version)
        directory += common
        // No comment, first disk, no attributes.
        directory += [UInt8](repeating: 0, count: 10)
        directory.append(UInt32(offset))
        directory += entry.name

        entryCount += 1
        offset += local.count
        return local
    }

    /// Returns the central directory and its end record.
    func end() -> [UInt8] {
        var bytes = directory
        bytes += [0x50, 0x4B, 0x05, 0x06]
        bytes.append(UInt32(0))
        bytes.append(UInt16(entryCount))
        bytes.append(UInt16(entryCount))
        bytes.append(UInt32(directory.count))
        bytes.append(UInt32(offset))
        bytes.append(UInt16(0))
        return bytes
    }
}

extension [UInt8] {
    fileprivate mutating func append(_ number: UInt16) {
        append(UInt8(truncatingIfNeeded: number))
        append(UInt8(truncatingIfNeeded: number >> 8))
    }

    fileprivate mutating func append(_ number: UInt32) {
        append(UInt16(truncatingIfNeeded: number))
        append(UInt16(truncatingIfNeeded: number >> 16))
    }
}
