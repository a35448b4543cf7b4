// SPDX-License-Identifier: Apache-2.0

public import MorselRegistry

extension RegistryFinding {
    /// A sentence that describes a fault of a database.
    public var sentence: String {
        switch self {
        case .storage(let words): "The file is damaged: \(words)."
        case .reference(let table, let missing):
            "A row of '\(table)' refers to a row of '\(missing)' that does not exist."
        case .value(let table, let row, let column):
            "The value of '\(column)' in row \(row) of '\(table)' is not valid."
        case .bytes(let digest): "The bytes with the digest \(digest) are incomplete or changed."
        case .appWithoutClip(let app): "The app \(app) has no clip."
        case .clipWithoutBuild(let clip): "The clip \(clip) has no build."
        case .buildWithoutExperience(let clip, let version):
            "Version \(version) of \(clip) has no default experience."
        case .hostWithoutDomain(let host, let clip):
            "\(clip) names \(host), but nothing is stored about this host. Publish the clip again."
        case .hostWithoutTeam(let host, let clip):
            "\(clip) names \(host), but the host is not registered to its team. Publish the clip again."
        case .unusedBytes(let digest):
            "The bytes with the digest \(digest) belong to no build and no image."
        case .more: "There are more findings; only the first \(Self.limit) are listed."
        @unknown default: "The database is damaged."
        }
    }
}
