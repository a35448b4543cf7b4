// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipExperiences
import AppClipTypes
import AppSiteAssociation

/// A check of a table: a way to read its rows that finds those that are invalid.
struct TableCheck {
    let table: String
    /// The column that identifies a row.
    let key: String
    /// A closure that reads a row, and throws `RegistryError.damaged` with the invalid column.
    let read: (SQLRow) throws -> Void

    static var all: [TableCheck] { publishing + cards + records + bytes }

    private static var publishing: [TableCheck] {
        [
            TableCheck(table: "changes", key: "revision") { row in
                let _: Int64 = try row.read("revision")
                _ = try row.value("subject") { Change.Subject(rawValue: $0) }
                let _: String = try row.read("key")
            },
            TableCheck(table: "apps", key: "identifier") { _ = try $0.app() },
            TableCheck(table: "clips", key: "identifier") { row in
                let clip = try row.appIdentifier("identifier")
                try row.expect("bundle", clip.bundle.text)
                try row.expect("demo_key", clip.demoKey)
            },
            TableCheck(table: "builds", key: "id") { row in
                let _: String = try row.read("version")
                _ = try row.value("minimum_system") { SystemVersion($0) }
                _ = try row.count("size")
                _ = try row.value("stage") { Build.Stage(rawValue: $0) }
                _ = try row.value("module") { Digest($0) }
                _ = try row.time("published_at")
            },
            TableCheck(table: "build_assets", key: "path") { row in
                let _: String = try row.read("path")
                _ = try row.value("digest") { Digest($0) }
                let _: String = try row.read("content_type")
            },
            TableCheck(table: "build_domains", key: "build") { row in
                _ = try row.value("entry") { try AssociatedDomain($0) }
            },
            TableCheck(table: "domains", key: "host") { _ = try $0.domain() },
            TableCheck(table: "host_registrations", key: "hosts") { row in
                _ = try row.value("hosts") { try HostPattern($0) }
                let _: String = try row.read("team")
            },
        ]
    }

    private static var cards: [TableCheck] {
        [
            TableCheck(table: "advanced_experiences", key: "id") { row in
                try row.readCard()
                _ = try AdvancedExperience.ID(stored: row.read("id"))
                let url = try row.value("url") { try RegisteredURL(InvocationURL($0)) }
                try row.expect("url_key", url.key)
                let _: Bool = try row.read("is_powered_by")
                _ = try row.place()
                _ = try row.placeDetails()
                _ = try row.category()
                _ = try row.count("version")
                let _: String? = try row.read("upload")
            },
            text("advanced_localizations"),
        ]
    }

    private static func text(_ table: String) -> TableCheck {
        TableCheck(table: table, key: "experience") { row in
            _ = try row.value("language") { Language($0) }
            let _: String? = try row.read("title")
            let _: String = try row.read("subtitle")
        }
    }

    private static var records: [TableCheck] {
        [
            TableCheck(table: "records", key: "id") { row in
                let _: String = try row.read("owner")
                _ = try row.count("number")
                let kinds: [any Record.Type] = [
                    DefaultExperienceRecord.self, ImageUpload.self, TestInvocationRecord.self,
                    APIKey.self, Person.self, PersonSession.self, BuildDetails.self,
                ]
                let kind: String = try row.read("kind")
                guard let type = kinds.first(where: { $0.kind == kind }) else { return }
                let record = try JSON.value(type, of: row.read("body"), column: "body")
                try row.expect("id", record.id)
                try row.expect("owner", record.owner)
            },
            TableCheck(table: "log", key: "number") { _ = try $0.logEntry() },
            TableCheck(table: "counters", key: "name") { row in
                let _: String = try row.read("name")
                let _: Int64 = try row.read("value")
            },
            TableCheck(table: "shown_images", key: "image") { row in
                _ = try row.value("image") { Digest($0) }
            },
        ]
    }

    private static var bytes: [TableCheck] {
        [
            TableCheck(table: "images", key: "digest") { row in
                _ = try row.header(digest: "digest")
            },
            TableCheck(table: "blobs", key: "digest") { row in
                _ = try row.value("digest") { Digest($0) }
                _ = try row.count("size")
            },
        ]
    }
}

extension SQLRow {
    /// Reads the columns that all kinds of experiences have.
    fileprivate func readCard() throws {
        _ = try value("verb") { Verb(rawValue: $0) }
        _ = try value("default_language") { Language($0) }
        _ = try value("state") { PublicationState(rawValue: $0) }
        let _: String? = try read("image")
    }

    fileprivate func expect<Value: SQLConvertible & Equatable>(
        _ column: String,
        _ value: Value
    ) throws {
        guard try read(column) == value else { throw RegistryError.damaged(column) }
    }
}
