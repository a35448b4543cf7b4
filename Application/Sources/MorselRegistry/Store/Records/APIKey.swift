// SPDX-License-Identifier: Apache-2.0

public import AppClipBytes

/// A key for the API, of which only the public half is stored (feature C8).
public struct APIKey: Record {
    /// The kind of API keys in the registry.
    public static let kind = "api-key"

    /// The identifier, which tokens have in their header.
    public let id: String

    /// The name of the key, for people.
    public var name: String

    /// The issuer that its tokens name.
    public let issuer: String

    /// The public key of the curve P-256, as PEM.
    public let publicKey: String

    /// The role, which limits the requests of the key.
    public var role: Role

    /// The time at which the key was created.
    public let created: Timestamp

    /// The time at which the key was revoked; `nil` while it is valid.
    public var revoked: Timestamp?

    /// Creates a key.
    public init(
        id: String,
        name: String,
        issuer: String,
        publicKey: String,
        role: Role,
        created: Timestamp
    ) {
        self.id = id
        self.name = name
        self.issuer = issuer
        self.publicKey = publicKey
        self.role = role
        self.created = created
    }
}

/// The permissions of a person or a key.
public enum Role: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
    /// Can read everything except people and keys.
    case viewer
    /// Can also change experiences, builds and test invocations.
    case editor
    /// Can also change people and keys.
    case admin

    /// Compares two roles; the one with fewer permissions is smaller.
    public static func < (one: Self, other: Self) -> Bool { one.rank < other.rank }

    private var rank: Int {
        switch self {
        case .viewer: 0
        case .editor: 1
        case .admin: 2
        }
    }
}
