// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
public import AppClipTypes
import GRDB
public import MorselRegistry

extension SQLiteRegistry {
    /// The file with a digest that a build or a card of some clips has, or `nil` where none has it.
    public func asset(_ digest: Digest, of clips: [AppIdentifier]?) async throws -> Asset? {
        guard let size = try await size(of: digest) else { return nil }
        return try await read { database in
            let marks = clips.map { $0.map { _ in "?" }.joined(separator: ", ") }
            let isOfClips = marks.map { "clips.identifier IN (\($0))" } ?? "1"
            let names = StatementArguments((clips ?? []).map { $0.text })
            func first(_ sql: String) throws -> String? {
                try String.fetchOne(
                    database,
                    sql: "\(sql) AND \(isOfClips) LIMIT 1",
                    arguments: [digest.text] + names
                )
            }
            let entry = try first(
                """
                SELECT content_type FROM build_assets
                JOIN builds ON builds.id = build JOIN clips ON clips.id = clip WHERE digest = ?
                """
            )
            if let type = entry {
                return Asset(digest: digest, size: size, contentType: type)
            }
            let module = try first(
                """
                SELECT 'application/wasm' FROM builds JOIN clips ON clips.id = clip
                WHERE module = ?
                """
            )
            if let type = module {
                return Asset(digest: digest, size: size, contentType: type)
            }
            for table in ["default_experiences", "advanced_experiences"] {
                let format = try first(
                    """
                    SELECT format FROM \(table) JOIN images ON images.digest = image
                    JOIN clips ON clips.id = clip WHERE image = ?
                    """
                )
                guard let format else { continue }
                let type =
                    switch HeaderImage.Format(rawValue: format) {
                    case .png: "image/png"
                    case .jpeg: "image/jpeg"
                    default: "application/octet-stream"
                    }
                return Asset(digest: digest, size: size, contentType: type)
            }
            return nil
        }
    }
}
