// SPDX-License-Identifier: Apache-2.0

public import AppClipBytes

/// A person who can sign in at the console.
public struct Person: Record {
    /// The kind of people in the registry.
    public static let kind = "person"

    /// The sign-in name, in lowercase, which identifies the person.
    public let id: String

    /// The display name.
    public var name: String

    /// The password's hash with its parameters; `nil` until one is set.
    public var passwordHash: String?

    /// The role, which limits what the person can do.
    public var role: Role

    /// The time at which the person was added.
    public let created: Timestamp

    /// Creates a person.
    public init(
        id: String,
        name: String,
        passwordHash: String?,
        role: Role,
        created: Timestamp
    ) {
        self.id = id
        self.name = name
        self.passwordHash = passwordHash
        self.role = role
        self.created = created
    }

    /// The person without the hash of the password.
    public var logged: Self? {
        var person = self
        person.passwordHash = passwordHash.map { _ in "set" }
        return person
    }
}

/// A session in which a browser is signed in.
public struct PersonSession: Record {
    /// The kind of console sessions in the registry.
    public static let kind = "session"

    /// The hash of the secret in the browser's cookie.
    public let id: String

    /// The id of the person; empty for a one-time link that nobody has used yet.
    public let owner: String

    /// The secret in the forms of the session's pages, against cross-site request forgery.
    public let formToken: String

    /// The time at which it began.
    public let created: Timestamp

    /// The time of its last use, to within a few minutes.
    public var used: Timestamp

    /// Creates a session.
    public init(id: String, person: String, formToken: String, created: Timestamp) {
        self.id = id
        owner = person
        self.formToken = formToken
        self.created = created
        used = created
    }

    /// Not logged.
    public var logged: Self? { nil }
}
