// SPDX-License-Identifier: Apache-2.0

public import AppClipTypes

/// Somebody who can sign in at the console.
public struct Person: Record {
    /// People, in the registry.
    public static let kind = "person"

    /// The name for signing in, in lowercase, which identifies the person.
    public let id: String

    /// The name that others see.
    public var name: String

    /// The password's hash with its parameters; `nil` until one is set.
    public var passwordHash: String?

    /// What the person may do.
    public var role: Role

    /// When the person was added.
    public let created: Timestamp

    /// Somebody.
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

    /// Without the hash of the password.
    public var logged: Self? {
        var person = self
        person.passwordHash = passwordHash.map { _ in "set" }
        return person
    }
}

/// The time in which a browser is signed in.
public struct PersonSession: Record {
    /// Sessions of the console, in the registry.
    public static let kind = "session"

    /// The hash of the secret in the browser's cookie.
    public let id: String

    /// The id of the person; empty for a one-time link that nobody has followed.
    public let owner: String

    /// The secret in the forms of the session's pages.
    public let formToken: String

    /// When it began.
    public let created: Timestamp

    /// When it was used last, to a few minutes.
    public var used: Timestamp

    /// A session.
    public init(id: String, person: String, formToken: String, created: Timestamp) {
        self.id = id
        owner = person
        self.formToken = formToken
        self.created = created
        used = created
    }

    /// Sessions do not stand in the log.
    public var logged: Self? { nil }
}
