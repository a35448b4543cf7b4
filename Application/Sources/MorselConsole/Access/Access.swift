// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import MorselRegistry

/// The person who makes a request, with the session and its permissions.
struct Visitor: Sendable {
    /// The signed-in person.
    let person: Person

    /// The session under which the request was made.
    let session: PersonSession

    /// The author of the person's changes.
    var author: Author { person.author }

    /// Returns whether the person has at least the permissions of a role.
    func may(_ role: Role) -> Bool { person.role >= role }
}

/// The management of sessions, which signs people in and out: the only place that creates, reads and ends sessions.
struct Access: Sendable {
    /// The time without a request after which a session ends, in seconds.
    static let longestIdle: Int64 = 12 * 3_600

    /// The time after which every session ends, in seconds.
    static let longestSession: Int64 = 7 * 24 * 3_600

    /// The lifetime of a one-time link, in seconds.
    static let longestLink: Int64 = 15 * 60

    /// The interval at which the last use of a session is stored, in seconds; most requests write nothing.
    private static let useInterval: Int64 = 300

    let registry: Registry
    let passwords: PasswordChecker
    let tries = FailedTries()

    /// The unit of the delay after many failed attempts to sign in; the delay grows in steps of it.
    let slowDown: Duration

    /// The maximum number of sessions of a person; the oldest are removed.
    static let mostSessions = 64

    /// The largest difference between the clocks of servers that share a registry, in seconds.
    fileprivate static let clockDifference: Int64 = 60

    /// The reason an attempt to sign in is refused; the page does not say more, so that nobody
    /// learns which names exist.
    enum SignInError: Error, Hashable {
        /// There were too many failed attempts with the name from this client; the seconds to wait.
        case tooManyTries(seconds: Int)
        /// Other attempts of the same sender are being checked.
        case sameSenderWaits
        /// Too many passwords are waiting to be checked.
        case busy
        /// The name and the password do not belong together.
        case wrong
    }

    /// An attempt to sign in.
    struct Attempt: Sendable {
        let name: String
        let password: String
        /// The client's address.
        let client: String
        /// The session tokens that the browser sent; their sessions may have ended.
        var tokens: [SecretToken] = []
    }

    // MARK: Sessions

    /// Returns the person to whom one of the tokens belongs, or `nil` if all sessions have ended.
    ///
    /// Several tokens can arrive, since another site on the same machine can plant cookies beside ours.
    func visitor(with tokens: [SecretToken], at now: Timestamp) async throws -> Visitor? {
        let ids = tokens.map(\.digest)
        guard !ids.isEmpty else { return nil }
        let visitor = try await registry.read { store -> Visitor? in
            for id in ids {
                guard let session = try store.record(PersonSession.self, id),
                    !session.owner.isEmpty, session.isAlive(at: now),
                    let person = try store.record(Person.self, session.owner)
                else { continue }
                return Visitor(person: person, session: session)
            }
            return nil
        }
        guard let visitor,
            now.secondsSince1970 - visitor.session.used.secondsSince1970 >= Self.useInterval
        else { return visitor }
        do {
            try await registry.write(by: visitor.author, at: now) { store in
                // The session may have been ended meanwhile.
                guard var session = try store.record(PersonSession.self, visitor.session.id) else {
                    return
                }
                session.used = now
                try store.put(session)
            }
        } catch RegistryError.readOnly {
            // The session then ends a little earlier.
        }
        return visitor
    }

    /// Signs a person in by name and password.
    ///
    /// Only failed attempts count: for the name and the client together, which then has to wait,
    /// and for the client, whose next passwords are checked after those of others. Nobody is locked
    /// out by the attempts of others: a browser in which the person was recently signed in has a
    /// count of its own, even if strangers who guess have the same address.
    ///
    /// - Returns: The token of the new session.
    /// - Throws: ``SignInError``, or an error of the registry.
    func signIn(_ attempt: Attempt, at now: Timestamp) async throws -> SecretToken {
        let name = attempt.name.utf8.count <= Person.longestName ? attempt.name.lowercased() : ""
        let client = FailedTries.Key("client", attempt.client)
        guard Person.isName(name), PasswordHash.canBePassword(attempt.password) else {
            tries.add(client, at: now, most: FailedTries.mostOfClient)
            throw SignInError.wrong
        }
        let own = try await sessionID(of: name, among: attempt.tokens)
        let sender = own.map { FailedTries.Key("session", $0) } ?? client
        let pair = FailedTries.Key(own.map { "session \($0)" } ?? attempt.client, name)
        let failures = Int(tries.count(of: sender, at: now))
        if let seconds = tries.add(pair, at: now) {
            throw SignInError.tooManyTries(seconds: seconds)
        }
        let person = try await registry.read { try $0.record(Person.self, name) }
        let isRight: Bool
        do {
            isRight = try await passwords.matches(
                attempt.password,
                stored: person?.passwordHash,
                of: .init(key: sender, failures: failures, delay: delay(after: failures))
            )
        } catch {
            // Nothing was checked.
            tries.takeBack(pair, at: now)
            switch error {
            case PasswordChecker.BusyError.sender: throw SignInError.sameSenderWaits
            case PasswordChecker.BusyError.all: throw SignInError.busy
            default: throw error
            }
        }
        guard isRight, let person else {
            tries.add(sender, at: now, most: FailedTries.mostOfClient)
            throw SignInError.wrong
        }
        tries.forget(pair)
        return try await begin(for: person, at: now)
    }

    /// Returns the id of a session of a person, alive or not, to which one of the tokens belongs.
    private func sessionID(of name: String, among tokens: [SecretToken]) async throws -> String? {
        let ids = tokens.map(\.digest)
        guard !ids.isEmpty else { return nil }
        return try await registry.read { store in
            try ids.first { try store.record(PersonSession.self, $0)?.owner == name }
        }
    }

    /// Returns the delay of a client after failed attempts: none up to the number that a name has,
    /// at most ten times ``slowDown``.
    private func delay(after failures: Int) -> Duration {
        slowDown * min(max(failures - FailedTries.most, 0) / 2, 10)
    }

    /// Begins a session with a new token.
    ///
    /// Sessions of the person whose cookies have expired are removed, and the oldest ones if there are too many.
    func begin(for person: Person, at now: Timestamp) async throws -> SecretToken {
        let token = SecretToken()
        try await registry.write(by: person.author, at: now) { store in
            let old = try store.records(PersonSession.self, of: person.id)
            let known = old.filter { $0.isKnown(at: now) }
            let kept = Set(known.suffix(Self.mostSessions - 1).map(\.id))
            for session in old where !kept.contains(session.id) {
                try store.remove(PersonSession.self, session.id)
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

    /// Ends the current session, or all sessions of the person.
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
    /// Creates the link with which a person on this machine becomes the first administrator, or
    /// returns `nil` if there is already a person.
    ///
    /// - Throws: `RegistryError.readOnly` if there is nobody and nobody can be added, or another
    ///   error of the registry.
    func makeFirstLink(at now: Timestamp) async throws -> SecretToken? {
        let isOpen = try await registry.read { store in
            try store.records(Person.self, of: nil, after: nil, limit: 1).isEmpty
        }
        guard isOpen else { return nil }
        let token = SecretToken()
        return try await registry.write(by: .command, at: now) { store in
            guard try store.records(Person.self, of: nil, after: nil, limit: 1).isEmpty else {
                return nil
            }
            // Only the newest link is valid.
            try store.endSessions(of: "")
            try store.put(
                PersonSession(id: token.digest, person: "", formToken: "", created: now)
            )
            return token
        }
    }

    /// Returns whether a one-time link is still valid.
    func isOpen(_ link: SecretToken, at now: Timestamp) async throws -> Bool {
        try await registry.read { try $0.isOpen(link, at: now) }
    }

    /// Follows a one-time link: adds its person, and makes the link invalid.
    ///
    /// - Returns: Whether the link was valid.
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

extension ReadTransaction {
    fileprivate func isOpen(_ link: SecretToken, at now: Timestamp) throws -> Bool {
        guard let session = try record(PersonSession.self, link.digest), session.owner.isEmpty
        else { return false }
        let age = now.secondsSince1970 - session.created.secondsSince1970
        return (0..<Access.longestLink).contains(age)
    }
}

extension WriteTransaction {
    /// Ends all sessions of a person.
    package func endSessions(of person: String) throws {
        for session in try records(PersonSession.self, of: person) {
            try remove(PersonSession.self, session.id)
        }
    }
}

extension PersonSession {
    /// Returns whether the session has not ended yet.
    ///
    /// A session whose last use is in the future is not alive: a clock was wrong, or the record was forged.
    func isAlive(at now: Timestamp) -> Bool {
        let unused = now.secondsSince1970 - used.secondsSince1970
        return (-Access.clockDifference..<Access.longestIdle).contains(unused) && isKnown(at: now)
    }

    /// Returns whether a browser still has the cookie of the session.
    fileprivate func isKnown(at now: Timestamp) -> Bool {
        let age = now.secondsSince1970 - created.secondsSince1970
        return (-Access.clockDifference..<Access.longestSession).contains(age)
    }
}

extension Person {
    /// The author of the person's changes.
    var author: Author { Author(kind: .person, id: id, name: name) }

    /// The maximum length of a name for signing in, in UTF-8 bytes.
    static let longestName = 64

    /// Returns whether a text can be a name for signing in: lowercase ASCII letters, digits, and
    /// the characters `.-_@`.
    package static func isName(_ text: String) -> Bool {
        (1...longestName).contains(text.utf8.count)
            && text.allSatisfy { character in
                character.isASCII && (character.isLowercase || character.isNumber)
                    || ".-_@".contains(character)
            }
    }
}
