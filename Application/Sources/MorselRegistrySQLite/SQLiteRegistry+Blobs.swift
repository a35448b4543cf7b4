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
        try await database.write { try $0.insert(image) }
        return image.header
    }

    /// The bytes with a digest, or `nil` where there are none.
    public func blob(_ digest: Digest) async throws -> Blob? {
        try await database.read { database in
            try Row.fetchOne(
                database,
                sql: "SELECT content_type, bytes FROM blobs WHERE digest = ?",
                arguments: [digest.text]
            ).map { row in
                let bytes: Data = row["bytes"]
                return Blob(contentType: row["content_type"], bytes: Array(bytes))
            }
        }
    }
}

extension Database {
    /// Keeps bytes, once for each digest.
    func insert(_ blob: Blob) throws -> Digest {
        let digest = Digest(of: blob.bytes)
        try execute(
            sql: """
                INSERT INTO blobs (digest, content_type, bytes) VALUES (?, ?, ?)
                ON CONFLICT (digest) DO NOTHING
                """,
            arguments: [digest.text, blob.contentType, blob.bytes.data]
        )
        return digest
    }

    func insert(_ image: ImageFile) throws {
        let digest = try insert(Blob(contentType: image.contentType, bytes: image.bytes))
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
