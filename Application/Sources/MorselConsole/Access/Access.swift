// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes
internal import MorselRegistry

/// Who makes a request, and what they may do.
struct Visitor: Sendable {
    /// The person.
    let person: Person

    /// The session.
    let session: PersonSession

    /// The author of the person's changes.
    var author: Author { person.author }

    /// Whether the person may do what a role may do.
    func may(_ role: Role) -> Bool { person.role >= role }
}

/// Signing in and out: the only place that makes, reads and ends sessions.
struct Access: Sendable {
    /// The time without a request after which a session ends, in seconds.
    static let longestIdle: Int64 = 12 * 3_600

    /// The time after which every session ends, in seconds.
    static let longestSession: Int64 = 7 * 24 * 3_600

    /// The time in which a one-time link works, in seconds.
    static let longestLink: Int64 = 15 * 60

    /// How exactly it is known when a session was used last, in seconds: reading writes nothing.
    private static let useInterval: Int64 = 300

    let registry: any Registry
    let passwords: PasswordChecker
    let tries = TryLimit()

    /// Why somebody is not let in; the page says no more, so that nobody learns which names there are.
    enum Refusal: Error {
        /// There were too many tries.
        case tooManyTries
        /// Name and password do not belong together.
        case wrong
    }

    // MARK: Sessions

    /// Who a token belongs to, or `nil` where its session has ended.
    func visitor(with token: SecretToken, at now: Timestamp) async throws -> Visitor? {
        let id = token.digest
        let visitor = try await registry.read { store -> Visitor? in
            guard let session = try store.record(PersonSession.self, id), !session.owner.isEmpty,
                session.isAlive(at: now), let person = try store.record(Person.self, session.owner)
            else { return nil }
            return Visitor(person: person, session: session)
        }
        guard let visitor,
            now.secondsSince1970 - visitor.session.used.secondsSince1970 >= Self.useInterval
        else { return visitor }
        try await registry.write(by: visitor.author, at: now) { store in
            // It may have been ended meanwhile.
            guard var session = try store.record(PersonSession.self, id) else { return }
            session.used = now
            try store.put(session)
        }
        return visitor
    }

    /// Signs somebody in by name and password.
    ///
    /// - Returns: The token of the new session.
    /// - Throws: ``Refusal``, or what the registry throws.
    func signIn(
        _ name: String,
        _ password: String,
        from client: String,
        at now: Timestamp
    ) async throws -> SecretToken {
        let name = name.lowercased()
        guard tries.takeTry(of: ["client \(client)", "name \(name)"], at: now) else {
            throw Refusal.tooManyTries
        }
        let person = try await registry.read { try $0.record(Person.self, name) }
        guard password.count <= PasswordHash.allowedLengths.upperBound,
            try await passwords.matches(password, stored: person?.passwordHash), let person
        else { throw Refusal.wrong }
        tries.forget("name \(name)")
        return try await begin(for: person, at: now)
    }

    /// Begins a session, with a token that nobody has seen before.
    ///
    /// Sessions of the person that have ended are removed.
    func begin(for person: Person, at now: Timestamp) async throws -> SecretToken {
        let token = SecretToken()
        try await registry.write(by: person.author, at: now) { store in
            for old in try store.records(PersonSession.self, of: person.id)
            where !old.isAlive(at: now) {
                try store.remove(PersonSession.self, old.id)
            }
            try store.put(
                PersonSession(
                    id: token.digest,
                    person: person.id,
                    formToken: SecretToken().text,
                    created: now
                )
            )
        }
        return token
    }

    /// Ends sessions: one, or all of the person.
    func signOut(_ visitor: Visitor, everywhere: Bool, at now: Timestamp) async throws {
        try await registry.write(by: visitor.author, at: now) { store in
            if everywhere {
                try store.endSessions(of: visitor.person.id)
            } else {
                try store.remove(PersonSession.self, visitor.session.id)
            }
        }
    }
}

// MARK: - The first person

extension Access {
    /// A link with which somebody on this machine becomes the first administrator, or `nil` where
    /// there is somebody already.
    func makeFirstLink(at now: Timestamp) async throws -> SecretToken? {
        let token = SecretToken()
        return try await registry.write(by: .command, at: now) { store in
            guard try store.records(Person.self, of: nil, after: nil, limit: 1).isEmpty else {
                return nil
            }
            // Only the newest link works.
            try store.endSessions(of: "")
            try store.put(
                PersonSession(id: token.digest, person: "", formToken: "", created: now)
            )
            return token
        }
    }

    /// Whether a one-time link works still.
    func isOpen(_ link: SecretToken, at now: Timestamp) async throws -> Bool {
        try await registry.read { try $0.isOpen(link, at: now) }
    }

    /// Follows a one-time link: its person is added, and the link works no more.
    ///
    /// - Returns: Whether it worked.
    func follow(_ link: SecretToken, adding person: Person, at now: Timestamp) async throws -> Bool
    {
        try await registry.write(by: person.author, at: now) { store in
            guard try store.isOpen(link, at: now),
                try store.records(Person.self, of: nil, after: nil, limit: 1).isEmpty
            else { return false }
            try store.endSessions(of: "")
            try store.put(person)
            return true
        }
    }
}

extension StoreReading {
    fileprivate func isOpen(_ link: SecretToken, at now: Timestamp) throws -> Bool {
        guard let session = try record(PersonSession.self, link.digest), session.owner.isEmpty
        else { return false }
        let age = now.secondsSince1970 - session.created.secondsSince1970
        return (0..<Access.longestLink).contains(age)
    }
}

extension StoreWriting {
    /// Ends all sessions of a person.
    package func endSessions(of person: String) throws {
        for session in try records(PersonSession.self, of: person) {
            try remove(PersonSession.self, session.id)
        }
    }
}

extension PersonSession {
    /// Whether it has not ended yet.
    fileprivate func isAlive(at now: Timestamp) -> Bool {
        let now = now.secondsSince1970
        return now - used.secondsSince1970 < Access.longestIdle
            && now - created.secondsSince1970 < Access.longestSession
    }
}

extension Person {
    /// The author of the person's changes.
    var author: Author { Author(kind: .person, id: id, name: name) }

    /// Whether a text can be the name that somebody signs in with.
    package static func isName(_ text: String) -> Bool {
        (1...64).contains(text.utf8.count)
            && text.allSatisfy { character in
                character.isASCII && (character.isLowercase || character.isNumber)
                    || ".-_@".contains(character)
            }
    }
}
