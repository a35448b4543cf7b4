// SPDX-License-Identifier: Apache-2.0

/// A problem in the storage of a registry.
@nonexhaustive public enum RegistryFinding: Sendable, Hashable {
    /// The storage itself is damaged; the associated value is its own message.
    case storage(String)
    /// A row refers to one that is missing.
    case reference(table: String, missing: String)
    /// A value cannot be read, or contradicts another value of its row.
    case value(table: String, row: String, column: String)
    /// Bytes are incomplete, or do not match their digest.
    case bytes(digest: String)
    /// An app has no clip.
    case appWithoutClip(String)
    /// A clip has no build.
    case clipWithoutBuild(String)
    /// A build has no default experience.
    case buildWithoutExperience(clip: String, version: String)
    /// A host that a clip's latest build names is unknown.
    case hostWithoutDomain(String, clip: String)
    /// A build names hosts that do not belong to its team.
    case hostWithoutTeam(String, clip: String)
    /// Nothing refers to bytes.
    case unusedBytes(digest: String)
    /// There are more findings than are reported.
    case more

    /// The maximum number of findings that are reported.
    public static let limit = 1_000

    /// A stable name of the kind of finding, for programs.
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
