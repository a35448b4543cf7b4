// SPDX-License-Identifier: Apache-2.0

import MorselRegistry

/// The tables, in SQL that CockroachDB and YugabyteDB also accept.
///
/// A released version must never be changed.
enum Schema {
    static let version: Int64 = 1

    /// The statements that create the tables of the first version.
    ///
    /// Texts are compared byte by byte, as SQLite does.
    static var statements: [String] {
        (first + StoreTables.statements).map { statement in
            statement.replacing(" TEXT", with: " TEXT COLLATE \"C\"")
                .replacing(" INTEGER", with: " BIGINT")
        } + ["INSERT INTO morsel (id, version, turn) VALUES (1, \(version), 0)"]
    }

    /// The names of all tables.
    static var tables: [String] {
        (first + StoreTables.statements).compactMap { statement in
            let words = statement.split(separator: " ", maxSplits: 3)
            return words.starts(with: ["CREATE", "TABLE"]) ? String(words[2]) : nil
        }
    }

    private static let first = [
        // One row: the mark that the database is a registry, and the number of transactions that have
        // taken their turn.
        """
        CREATE TABLE morsel (
            id INTEGER PRIMARY KEY CHECK (id = 1),
            version INTEGER NOT NULL,
            turn INTEGER NOT NULL
        )
        """,
        """
        CREATE TABLE commits (
            token TEXT PRIMARY KEY,
            turn INTEGER NOT NULL
        )
        """,
        "CREATE INDEX commits_by_turn ON commits (turn)",
        """
        CREATE TABLE changes (
            revision INTEGER PRIMARY KEY,
            subject TEXT NOT NULL,
            key TEXT NOT NULL
        )
        """,
        """
        CREATE TABLE blobs (
            digest TEXT PRIMARY KEY CHECK (length(digest) = 64),
            size INTEGER NOT NULL CHECK (size >= 0)
        )
        """,
        """
        CREATE TABLE blob_parts (
            digest TEXT NOT NULL REFERENCES blobs ON DELETE CASCADE,
            position INTEGER NOT NULL,
            -- 262,144 bytes, or less in the last part.
            bytes BYTEA NOT NULL,
            PRIMARY KEY (digest, position)
        )
        """,
        """
        CREATE TABLE images (
            digest TEXT PRIMARY KEY REFERENCES blobs,
            width INTEGER NOT NULL,
            height INTEGER NOT NULL,
            format TEXT NOT NULL,
            has_transparency BOOLEAN NOT NULL
        )
        """,
        """
        CREATE TABLE apps (
            id INTEGER PRIMARY KEY,
            identifier TEXT NOT NULL UNIQUE,
            name TEXT NOT NULL,
            store_number INTEGER
        )
        """,
        """
        CREATE TABLE clips (
            id INTEGER PRIMARY KEY,
            identifier TEXT NOT NULL UNIQUE,
            -- What generated links call the clip.
            bundle TEXT NOT NULL,
            demo_key TEXT NOT NULL,
            -- One clip for each app.
            app INTEGER NOT NULL UNIQUE REFERENCES apps
        )
        """,
        """
        CREATE TABLE builds (
            id INTEGER PRIMARY KEY,
            clip INTEGER NOT NULL REFERENCES clips,
            version TEXT NOT NULL,
            minimum_system TEXT NOT NULL,
            size INTEGER NOT NULL,
            stage TEXT NOT NULL,
            module TEXT NOT NULL REFERENCES blobs,
            published_at INTEGER NOT NULL
        )
        """,
        "CREATE INDEX builds_by_clip ON builds (clip, id)",
        "CREATE INDEX builds_by_module ON builds (module)",
        """
        CREATE TABLE build_assets (
            build INTEGER NOT NULL REFERENCES builds ON DELETE CASCADE,
            path TEXT NOT NULL,
            digest TEXT NOT NULL REFERENCES blobs,
            content_type TEXT NOT NULL,
            PRIMARY KEY (build, path)
        )
        """,
        "CREATE INDEX build_assets_by_digest ON build_assets (digest)",
        """
        CREATE TABLE build_domains (
            build INTEGER NOT NULL REFERENCES builds ON DELETE CASCADE,
            position INTEGER NOT NULL,
            entry TEXT NOT NULL,
            PRIMARY KEY (build, position)
        )
        """,
        "CREATE INDEX build_domains_by_entry ON build_domains (entry)",
        """
        CREATE TABLE advanced_experiences (
            id INTEGER PRIMARY KEY,
            clip INTEGER NOT NULL REFERENCES clips,
            url TEXT NOT NULL,
            -- Host, path without slashes at its end, and query.
            url_key BYTEA NOT NULL,
            verb TEXT NOT NULL,
            image TEXT REFERENCES images,
            default_language TEXT NOT NULL,
            is_powered_by BOOLEAN NOT NULL,
            latitude DOUBLE PRECISION,
            longitude DOUBLE PRECISION,
            category TEXT,
            state TEXT NOT NULL,
            CHECK ((latitude IS NULL) = (longitude IS NULL))
        )
        """,
        // At most one published experience has a URL, whatever its clip.
        """
        CREATE UNIQUE INDEX advanced_experiences_by_url ON advanced_experiences (url_key)
            WHERE state = 'published'
        """,
        "CREATE INDEX advanced_experiences_by_clip ON advanced_experiences (clip, id)",
        "CREATE INDEX advanced_experiences_by_image ON advanced_experiences (image, clip)",
        """
        CREATE TABLE advanced_localizations (
            experience INTEGER NOT NULL REFERENCES advanced_experiences ON DELETE CASCADE,
            language TEXT NOT NULL,
            title TEXT,
            subtitle TEXT NOT NULL,
            PRIMARY KEY (experience, language)
        )
        """,
        """
        CREATE TABLE domains (
            host TEXT PRIMARY KEY,
            is_hosted BOOLEAN NOT NULL,
            file BYTEA,
            status TEXT,
            checked_at INTEGER NOT NULL,
            -- Exactly one of the three ways to a file.
            CHECK (CASE WHEN is_hosted THEN file IS NULL AND status IS NULL
                ELSE (file IS NULL) <> (status IS NULL) END)
        )
        """,
        """
        CREATE TABLE host_registrations (
            -- A host, or a domain after "*.".
            hosts TEXT NOT NULL,
            team TEXT NOT NULL,
            PRIMARY KEY (hosts, team)
        )
        """,
    ]
}
