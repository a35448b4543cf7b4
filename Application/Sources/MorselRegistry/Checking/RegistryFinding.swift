// SPDX-License-Identifier: Apache-2.0

/// What is wrong in the storage of a registry.
@nonexhaustive public enum RegistryFinding: Sendable, Hashable {
    /// The storage itself is damaged; in its own words.
    case storage(String)
    /// A row refers to one that is missing.
    case reference(table: String, missing: String)
    /// A value cannot be read, or contradicts another one of its row.
    case value(table: String, row: String, column: String)
    /// Bytes are incomplete, or have another digest.
    case bytes(digest: String)
    /// An app has no clip.
    case appWithoutClip(String)
    /// A clip has no build.
    case clipWithoutBuild(String)
    /// A build has no default experience.
    case buildWithoutExperience(clip: String, version: String)
    /// Nothing is known of a host that a clip's latest build names.
    case hostWithoutDomain(String, clip: String)
    /// A build names hosts that its team does not have.
    case hostWithoutTeam(String, clip: String)
    /// Bytes belong to nothing.
    case unusedBytes(digest: String)
    /// There are more findings than are told.
    case more

    /// The most findings that are told.
    public static let limit = 1_000

    /// A stable name, for programs.
    public var code: String {
        switch self {
        case .storage: "storage"
        case .reference: "reference"
        case .value: "value"
        case .bytes: "bytes"
        case .appWithoutClip: "app-without-clip"
        case .clipWithoutBuild: "clip-without-build"
        case .buildWithoutExperience: "build-without-experience"
        case .hostWithoutDomain: "host-without-domain"
        case .hostWithoutTeam: "host-without-team"
        case .unusedBytes: "unused-bytes"
        case .more: "more"
        }
    }
}
