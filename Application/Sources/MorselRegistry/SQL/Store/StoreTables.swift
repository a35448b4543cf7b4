// SPDX-License-Identifier: Apache-2.0

/// The tables of records and of the log, with SQLite's names of types.
package enum StoreTables {
    package static let statements = [
        // The last assigned number, by the kind of object.
        """
        CREATE TABLE counters (
            name TEXT PRIMARY KEY,
            value INTEGER NOT NULL
        )
        """,
        """
        CREATE TABLE records (
            kind TEXT NOT NULL,
            id TEXT NOT NULL,
            owner TEXT NOT NULL,
            number INTEGER NOT NULL,
            body TEXT NOT NULL,
            PRIMARY KEY (kind, id)
        )
        """,
        "CREATE INDEX records_by_number ON records (kind, number)",
        "CREATE INDEX records_by_owner ON records (kind, owner, number)",
        """
        CREATE TABLE log (
            number INTEGER PRIMARY KEY,
            time INTEGER NOT NULL,
            author TEXT NOT NULL,
            kind TEXT NOT NULL,
            id TEXT NOT NULL,
            old_value TEXT,
            new_value TEXT
        )
        """,
        "CREATE INDEX log_by_subject ON log (kind, id, number)",
        // The images that default experiences show or have shown.
        """
        CREATE TABLE shown_images (
            image TEXT NOT NULL REFERENCES images,
            clip INTEGER NOT NULL REFERENCES clips,
            PRIMARY KEY (image, clip)
        )
        """,
        "ALTER TABLE advanced_experiences ADD COLUMN version INTEGER NOT NULL DEFAULT 1",
        "ALTER TABLE advanced_experiences ADD COLUMN upload TEXT",
        // Details of the place other than its position, as JSON.
        "ALTER TABLE advanced_experiences ADD COLUMN place TEXT",
    ]
}
