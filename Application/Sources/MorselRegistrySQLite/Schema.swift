// SPDX-License-Identifier: Apache-2.0

import GRDB
import MorselRegistry

/// The tables, and the migrations that create them.
///
/// A released migration must never be changed.
enum Schema {
    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("1 registry") { database in
            try database.execute(sql: firstTables)
        }
        migrator.registerMigration("2 parts") { try BytesInParts.migrate($0) }
        migrator.registerMigration("3 hosts") { database in
            try database.execute(sql: HostsOfTeams.tables)
        }
        migrator.registerMigration("4 files by digest") { database in
            try database.execute(sql: indexesOfDigests)
        }
        migrator.registerMigration("5 store") { try StoreMigration.migrate(SQLiteSession($0)) }
        return migrator
    }

    /// The indexes for finding the file that a digest refers to.
    private static let indexesOfDigests = """
        CREATE INDEX build_assets_by_digest ON build_assets (digest);
        CREATE INDEX builds_by_module ON builds (module);
        CREATE INDEX default_experiences_by_image ON default_experiences (image);
        CREATE INDEX advanced_experiences_by_image ON advanced_experiences (image, clip);
        """

    private static let firstTables = """
        CREATE TABLE changes (
            revision INTEGER PRIMARY KEY AUTOINCREMENT,
            subject TEXT NOT NULL,
            key TEXT NOT NULL
        ) STRICT;

        CREATE TABLE blobs (
            digest TEXT PRIMARY KEY CHECK (length(digest) = 64),
            content_type TEXT NOT NULL,
            bytes BLOB NOT NULL
        ) STRICT;

        CREATE TABLE images (
            digest TEXT PRIMARY KEY REFERENCES blobs,
            width INTEGER NOT NULL,
            height INTEGER NOT NULL,
            format TEXT NOT NULL,
            has_transparency INTEGER NOT NULL
        ) STRICT;

        CREATE TABLE apps (
            id INTEGER PRIMARY KEY,
            identifier TEXT NOT NULL UNIQUE,
            name TEXT NOT NULL,
            store_number INTEGER
        ) STRICT;

        CREATE TABLE clips (
            id INTEGER PRIMARY KEY,
            identifier TEXT NOT NULL UNIQUE,
            -- What generated links call the clip.
            bundle TEXT NOT NULL,
            demo_key TEXT NOT NULL,
            -- One clip for each app.
            app INTEGER NOT NULL UNIQUE REFERENCES apps
        ) STRICT;

        CREATE INDEX clips_by_bundle ON clips (bundle);
        CREATE INDEX clips_by_demo_key ON clips (demo_key);

        CREATE TABLE builds (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            clip INTEGER NOT NULL REFERENCES clips,
            version TEXT NOT NULL,
            minimum_system TEXT NOT NULL,
            size INTEGER NOT NULL,
            stage TEXT NOT NULL,
            module TEXT NOT NULL REFERENCES blobs,
            published_at INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX builds_by_clip ON builds (clip, id);

        CREATE TABLE build_assets (
            build INTEGER NOT NULL REFERENCES builds ON DELETE CASCADE,
            path TEXT NOT NULL,
            digest TEXT NOT NULL REFERENCES blobs,
            PRIMARY KEY (build, path)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE build_domains (
            build INTEGER NOT NULL REFERENCES builds ON DELETE CASCADE,
            position INTEGER NOT NULL,
            entry TEXT NOT NULL,
            PRIMARY KEY (build, position)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX build_domains_by_entry ON build_domains (entry);

        CREATE TABLE default_experiences (
            id INTEGER PRIMARY KEY,
            clip INTEGER NOT NULL REFERENCES clips,
            version TEXT NOT NULL,
            verb TEXT NOT NULL,
            image TEXT REFERENCES images,
            default_language TEXT NOT NULL,
            state TEXT NOT NULL,
            UNIQUE (clip, version)
        ) STRICT;

        CREATE TABLE default_localizations (
            experience INTEGER NOT NULL REFERENCES default_experiences ON DELETE CASCADE,
            language TEXT NOT NULL,
            title TEXT,
            subtitle TEXT NOT NULL,
            PRIMARY KEY (experience, language)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE advanced_experiences (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            clip INTEGER NOT NULL REFERENCES clips,
            url TEXT NOT NULL,
            -- Host, path without slashes at its end, and query.
            url_key BLOB NOT NULL,
            verb TEXT NOT NULL,
            image TEXT REFERENCES images,
            default_language TEXT NOT NULL,
            is_powered_by INTEGER NOT NULL,
            latitude REAL,
            longitude REAL,
            category TEXT,
            state TEXT NOT NULL,
            CHECK ((latitude IS NULL) = (longitude IS NULL))
        ) STRICT;
        -- One published experience for each URL, whatever its clip.
        CREATE UNIQUE INDEX advanced_experiences_by_url ON advanced_experiences (url_key)
            WHERE state = 'published';
        CREATE INDEX advanced_experiences_by_clip ON advanced_experiences (clip, id);

        CREATE TABLE advanced_localizations (
            experience INTEGER NOT NULL REFERENCES advanced_experiences ON DELETE CASCADE,
            language TEXT NOT NULL,
            title TEXT,
            subtitle TEXT NOT NULL,
            PRIMARY KEY (experience, language)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE domains (
            host TEXT PRIMARY KEY,
            is_hosted INTEGER NOT NULL,
            file BLOB,
            status TEXT,
            checked_at INTEGER NOT NULL,
            -- Exactly one of the three ways to a file.
            CHECK (is_hosted + (file IS NOT NULL) + (status IS NOT NULL) = 1)
        ) STRICT;
        """
}
