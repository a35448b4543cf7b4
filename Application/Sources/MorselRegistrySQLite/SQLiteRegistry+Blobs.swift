// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
import GRDB
public import MorselRegistry

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension SQLiteRegistry {
    /// Keeps an image, and returns what a card refers to.
    public func add(_ image: ImageFile) async throws -> HeaderImage {
        try await write { try $0.insert(image) }
        return image.header
    }

    /// The number of bytes with a digest, or `nil` where there are none.
    public func size(of digest: Digest) async throws -> Int? {
        try await read { try $0.size(of: digest) }
    }

    /// Some of the bytes with a digest, or `nil` where there are none.
    ///
    /// Only the parts that hold them are read.
    public func bytes(of digest: Digest, in range: Range<Int>) async throws -> [UInt8]? {
        try await read { database in
            guard let size = try database.size(of: digest) else { return nil }
            return try database.bytes(of: digest, in: range.clamped(to: 0..<size))
        }
    }
}

extension Database {
    /// The bytes of a part; only the last one has fewer.
    static var partSize: Int { 256 << 10 }

    func size(of digest: Digest) throws -> Int? {
        let row = try Row.fetchOne(
            self,
            sql: "SELECT size FROM blobs WHERE digest = ?",
            arguments: [digest.text]
        )
        guard let row else { return nil }
        return try row.count("size")
    }

    func bytes(of digest: Digest, in range: Range<Int>) throws -> [UInt8] {
        guard !range.isEmpty else { return [] }
        let parts = try Row.fetchCursor(
            self,
            sql: """
                SELECT position, bytes FROM blob_parts
                WHERE digest = ? AND position BETWEEN ? AND ? ORDER BY position
                """,
            arguments: [
                digest.text, range.lowerBound / Self.partSize,
                (range.upperBound - 1) / Self.partSize,
            ]
        )
        var bytes: [UInt8] = []
        var next = range.lowerBound
        while next < range.upperBound, let row = try parts.next() {
            let (position, start) = next.quotientAndRemainder(dividingBy: Self.partSize)
            let part: Data = try row.read("bytes")
            let end = min(Self.partSize, start + range.upperBound - next)
            guard try row.read("position") == position, end <= part.count else { break }
            bytes += part[part.startIndex + start..<part.startIndex + end]
            next += end - start
        }
        guard next == range.upperBound else { throw RegistryError.damaged("blob_parts") }
        return bytes
    }

    /// Keeps bytes, once for each digest.
    func insert(_ bytes: [UInt8]) throws -> Digest {
        let digest = Digest(of: bytes)
        try execute(
            sql: "INSERT INTO blobs (digest, size) VALUES (?, ?) ON CONFLICT (digest) DO NOTHING",
            arguments: [digest.text, bytes.count]
        )
        guard changesCount > 0 else { return digest }
        for (position, start) in stride(from: 0, to: bytes.count, by: Self.partSize).enumerated() {
            let end = min(start + Self.partSize, bytes.count)
            try execute(
                sql: "INSERT INTO blob_parts (digest, position, bytes) VALUES (?, ?, ?)",
                arguments: [digest.text, position, Data(bytes[start..<end])]
            )
        }
        return digest
    }

    func insert(_ image: ImageFile) throws {
        let digest = try insert(image.bytes)
        try execute(
            sql: """
                INSERT INTO images (digest, width, height, format, has_transparency)
                VALUES (?, ?, ?, ?, ?) ON CONFLICT (digest) DO NOTHING
                """,
            arguments: [
                digest.text, image.header.width, image.header.height,
                image.header.format.rawValue, image.header.hasTransparency,
            ]
        )
        if changesCount > 0 { try note(.image, digest.text) }
    }
}

extension [UInt8] {
    /// The bytes as a column takes them.
    var data: Data { Data(self) }
}
