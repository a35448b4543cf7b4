// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
public import AppClipTypes

extension Registry {
    /// Returns the file with a digest that a build or a card of some clips has, or `nil` if none has it.
    ///
    /// - Parameters:
    ///   - digest: The digest of its bytes.
    ///   - clips: The clips; `nil` for all.
    /// - Returns: The file, with the type from that build or card.
    /// - Throws: What the storage throws.
    public func asset(_ digest: Digest, of clips: [AppIdentifier]?) async throws -> Asset? {
        try await engine.read { session in
            guard let size = try session.size(of: digest),
                let type = try session.contentType(of: digest, in: clips)
            else { return nil }
            var asset = Asset(digest: digest, size: size, contentType: type)
            asset.codings = try session.codings(ofModule: digest)
            return asset
        }
    }
}

extension SQLSession {
    /// Returns the coded bytes of a module, which every build of it has.
    fileprivate func codings(
        ofModule digest: Digest
    ) throws -> [ContentCoding: Asset.Coded] {
        let rows = try rows(
            """
            SELECT DISTINCT path, blobs.digest AS digest, blobs.size AS size FROM builds
            JOIN build_assets ON build_assets.build = builds.id
            JOIN blobs ON blobs.digest = build_assets.digest
            WHERE module = ? AND path IN (?, ?)
            """,
            [.text(digest.text)] + ContentCoding.allCases.map { .text(ClipBundle.moduleName($0)) }
        )
        var codings: [ContentCoding: Asset.Coded] = [:]
        for row in rows {
            let path: String = try row.read("path")
            let coding = ContentCoding.allCases.first { ClipBundle.moduleName($0) == path }
            guard let coding else { continue }
            codings[coding] = Asset.Coded(
                digest: try row.value("digest") { Digest($0) },
                size: try row.count("size")
            )
        }
        return codings
    }

    fileprivate func contentType(of digest: Digest, in clips: [AppIdentifier]?) throws -> String? {
        let names = (clips ?? []).map { SQLValue.text($0.text) }
        let marks = names.map { _ in "?" }.joined(separator: ", ")
        let condition = clips == nil ? "" : " AND clips.identifier IN (\(marks))"
        if clips?.isEmpty == true { return nil }
        func type(_ sql: String) throws -> String? {
            try row(sql + condition + " LIMIT 1", [.text(digest.text)] + names)?.read("type")
        }
        let ofBuild = try type(
            """
            SELECT content_type AS type FROM build_assets
            JOIN builds ON builds.id = build JOIN clips ON clips.id = clip WHERE digest = ?
            """
        )
        if let ofBuild { return ofBuild }
        let isModule = try type(
            "SELECT stage AS type FROM builds JOIN clips ON clips.id = clip WHERE module = ?"
        )
        if isModule != nil { return "application/wasm" }
        for table in ["shown_images", "advanced_experiences"] {
            let format = try type(
                """
                SELECT format AS type FROM \(table) JOIN images ON images.digest = image
                JOIN clips ON clips.id = clip WHERE image = ?
                """
            )
            guard let format else { continue }
            return switch HeaderImage.Format(rawValue: format) {
            case .png: "image/png"
            case .jpeg: "image/jpeg"
            default: "application/octet-stream"
            }
        }
        return nil
    }
}
