// SPDX-License-Identifier: Apache-2.0

import GRDB

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A migration: bytes are stored in parts, and an asset has the type of its entry in the build.
enum BytesInParts {
    static func migrate(_ database: Database) throws {
        try database.execute(sql: newTables)
        try moveBytes(database)
        try database.execute(sql: replacement)
    }

    private static let newTables = """
        CREATE TABLE new_blobs (
            digest TEXT PRIMARY KEY CHECK (length(digest) = 64),
            size INTEGER NOT NULL CHECK (size >= 0)
        ) STRICT;

        CREATE TABLE blob_parts (
            digest TEXT NOT NULL REFERENCES new_blobs ON DELETE CASCADE,
            position INTEGER NOT NULL,
            -- 262,144 bytes, or less in the last part.
            bytes BLOB NOT NULL,
            PRIMARY KEY (digest, position)
        ) STRICT;
        """

    /// Moves the bytes; one blob at a time is in memory.
    private static func moveBytes(_ database: Database) throws {
        for digest in try String.fetchAll(database, sql: "SELECT digest FROM blobs") {
            let bytes = try Data.fetchOne(
                database,
                sql: "SELECT bytes FROM blobs WHERE digest = ?",
                arguments: [digest]
            )
            guard let bytes else { continue }
            try database.execute(
                sql: "INSERT INTO new_blobs (digest, size) VALUES (?, ?)",
                arguments: [digest, bytes.count]
            )
            for (position, start) in stride(from: 0, to: bytes.count, by: 262_144).enumerated() {
                try database.execute(
                    sql: "INSERT INTO blob_parts (digest, position, bytes) VALUES (?, ?, ?)",
                    arguments: [
                        digest, position, bytes[start..<min(start + 262_144, bytes.count)],
                    ]
                )
            }
        }
    }

    // Until now the bytes had a type, that of whoever published them first. The type of an asset
    // follows from its path.
    private static let replacement = """
        DROP TABLE blobs;
        ALTER TABLE new_blobs RENAME TO blobs;

        CREATE TABLE new_build_assets (
            build INTEGER NOT NULL REFERENCES builds ON DELETE CASCADE,
            path TEXT NOT NULL,
            digest TEXT NOT NULL REFERENCES blobs,
            content_type TEXT NOT NULL,
            PRIMARY KEY (build, path)
        ) STRICT, WITHOUT ROWID;
        INSERT INTO new_build_assets (build, path, digest, content_type)
        SELECT build, path, digest, CASE
            WHEN lower(path) LIKE '%.png' THEN 'image/png'
            WHEN lower(path) LIKE '%.jpg' THEN 'image/jpeg'
            WHEN lower(path) LIKE '%.jpeg' THEN 'image/jpeg'
            WHEN lower(path) LIKE '%.webp' THEN 'image/webp'
            WHEN lower(path) LIKE '%.svg' THEN 'image/svg+xml'
            WHEN lower(path) LIKE '%.json' THEN 'application/json'
            WHEN lower(path) LIKE '%.woff2' THEN 'font/woff2'
            WHEN lower(path) LIKE '%.wasm' THEN 'application/wasm'
            ELSE 'application/octet-stream'
        END FROM build_assets;
        DROP TABLE build_assets;
        ALTER TABLE new_build_assets RENAME TO build_assets;
        """
}
