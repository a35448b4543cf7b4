// SPDX-License-Identifier: Apache-2.0

public import AppClipTypes

/// A key for the API, of which only the public half is stored (feature C8).
public struct APIKey: Record {
    /// Keys for the API, in the registry.
    public static let kind = "api-key"

    /// What identifies it, in the header of tokens.
    public let id: String

    /// What people call it.
    public var name: String

    /// The issuer that its tokens name.
    public let issuer: String

    /// The public key of the curve P-256, as PEM.
    public let publicKey: String

    /// What it may do.
    public var role: Role

    /// When it was made.
    public let created: Timestamp

    /// When it was revoked; `nil` as long as it works.
    public var revoked: Timestamp?

    /// A key.
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

/// What a person or a key may do.
public enum Role: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
    /// Read everything but people and keys.
    case viewer
    /// Also change experiences, builds and test invocations.
    case editor
    /// Also change people and keys.
    case admin

    /// From the role that may do least to the one that may do most.
    public static func < (one: Self, other: Self) -> Bool { one.rank < other.rank }

    private var rank: Int {
        switch self {
        case .viewer: 0
        case .editor: 1
        case .admin: 2
        }
    }
}
