// SPDX-License-Identifier: Apache-2.0

/// A table for copying: tables that it refers to are copied before it.
struct CopiedTable {
    let name: String

    /// The columns; those of the key come first.
    let columns: [String]

    /// The number of columns in the key.
    let keyCount: Int

    private init(_ name: String, key: [String], _ others: [String] = []) {
        self.name = name
        columns = key + others
        keyCount = key.count
    }

    /// The rows to copy, as SQL: unused counters are left out.
    var content: String { name == "counters" ? "counters WHERE value > 0" : name }

    /// The query for all rows in the order of their keys.
    var query: String {
        """
        SELECT \(columns.joined(separator: ", ")) FROM \(content)
        ORDER BY \(columns.prefix(keyCount).joined(separator: ", "))
        """
    }

    /// The maximum number of rows in a statement: databases limit the number of its parameters.
    var rowsPerStatement: Int { name == "blob_parts" ? 1 : 100 }

    /// Returns a statement that inserts rows; the counters of an empty registry already exist.
    func statement(inserting count: Int) -> String {
        let replacing =
            name == "counters" ? " ON CONFLICT (name) DO UPDATE SET value = excluded.value" : ""
        return insertion(into: name, columns, rowCount: count) + replacing
    }

    static let all = [
        CopiedTable("blobs", key: ["digest"], ["size"]),
        CopiedTable("blob_parts", key: ["digest", "position"], ["bytes"]),
        CopiedTable(
            "images",
            key: ["digest"],
            ["width", "height", "format", "has_transparency"]
        ),
        CopiedTable("apps", key: ["id"], ["identifier", "name", "store_number"]),
        CopiedTable("clips", key: ["id"], ["identifier", "bundle", "demo_key", "app"]),
        CopiedTable(
            "builds",
            key: ["id"],
            ["clip", "version", "minimum_system", "size", "stage", "module", "published_at"]
        ),
        CopiedTable("build_assets", key: ["build", "path"], ["digest", "content_type"]),
        CopiedTable("build_domains", key: ["build", "position"], ["entry"]),
        CopiedTable(
            "advanced_experiences",
            key: ["id"],
            [
                "clip", "url", "url_key", "verb", "image", "default_language", "is_powered_by",
                "latitude", "longitude", "category", "state", "version", "upload", "place",
            ]
        ),
        CopiedTable(
            "advanced_localizations",
            key: ["experience", "language"],
            ["title", "subtitle"]
        ),
        CopiedTable("domains", key: ["host"], ["is_hosted", "file", "status", "checked_at"]),
        CopiedTable("host_registrations", key: ["hosts", "team"]),
        CopiedTable("records", key: ["kind", "id"], ["owner", "number", "body"]),
        CopiedTable("shown_images", key: ["image", "clip"]),
        CopiedTable(
            "log",
            key: ["number"],
            ["time", "author", "kind", "id", "old_value", "new_value"]
        ),
        CopiedTable("counters", key: ["name"], ["value"]),
        CopiedTable("changes", key: ["revision"], ["subject", "key"]),
    ]
}
