// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipExperiences
import AppClipTypes

/// A migration that adds records and the log, and turns default experiences into records.
package enum StoreMigration {
    package static func migrate(_ session: any SQLSession) throws {
        for statement in StoreTables.statements {
            try session.execute(
                statement.hasPrefix("CREATE TABLE") ? statement + " STRICT" : statement
            )
        }
        for (name, table, column) in [
            ("app", "apps", "id"), ("clip", "clips", "id"), ("build", "builds", "id"),
            ("experience", "advanced_experiences", "id"), ("change", "changes", "revision"),
        ] {
            try session.execute(
                """
                INSERT INTO counters (name, value)
                SELECT '\(name)', coalesce(max(\(column)), 0) FROM \(table)
                """
            )
        }
        let rows = try session.rows(
            """
            SELECT experience.*, clips.identifier, size FROM default_experiences AS experience
            JOIN clips ON clips.id = experience.clip
            LEFT JOIN blobs ON blobs.digest = experience.image ORDER BY experience.id
            """
        )
        // It is not finished: a migration is not in the log.
        let store = WriteTransaction(
            session,
            by: .command,
            at: Timestamp(secondsSince1970: 0)
        )
        for row in rows {
            var record = DefaultExperienceRecord(
                id: .newRecordID(),
                clip: try row.appIdentifier("identifier"),
                version: try row.read("version"),
                verb: try row.value("verb") { Verb(rawValue: $0) }
            )
            let defaultLanguage = try row.value("default_language") { Language($0) }
            record.defaultLanguage = defaultLanguage
            record.localizations = try session.rows(
                "SELECT * FROM default_localizations WHERE experience = ? ORDER BY language",
                row.read("id") as Int64
            ).map { row in
                let (language, text) = try row.localization()
                return .init(language: language, subtitle: text.subtitle)
            }
            if let image = try row.read("image") as String?, let digest = Digest(image) {
                record.setImage(digest, in: defaultLanguage)
            }
            try store.put(record)
        }
        for table in ["default_localizations", "default_experiences"] {
            try session.execute("DROP TABLE \(table)")
        }
        try session.savePending()
    }
}
