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
    let tries = FailedTries()

    /// The first part of the time that somebody waits who has failed often.
    let slowDown: Duration

    /// The most sessions of a person; the oldest end.
    static let mostSessions = 64

    /// How far the clocks of servers that share a registry may differ, in seconds.
    fileprivate static let clockDifference: Int64 = 60

    /// Why somebody is not let in; the page says no more, so that nobody learns which names there are.
    enum Refusal: Error, Hashable {
        /// There were too many failed tries with the name from there; how many seconds to wait.
        case tooManyTries(seconds: Int)
        /// Others of the same sender are checked.
        case sameSenderWaits
        /// Too many passwords are to be checked.
        case busy
        /// Name and password do not belong together.
        case wrong
    }

    /// A try to sign in.
    struct Attempt: Sendable {
        let name: String
        let password: String
        /// The client's address.
        let client: String
        /// The tokens that came along, of sessions that may have ended.
        var tokens: [SecretToken] = []
    }

    // MARK: Sessions

    /// Who one of some tokens belongs to, or `nil` where their sessions have ended.
    ///
    /// Another site on the same machine can plant cookies beside ours.
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
                // It may have been ended meanwhile.
                guard var session = try store.record(PersonSession.self, visitor.session.id) else {
                    return
                }
                session.used = now
                try store.put(session)
            }
        } catch RegistryError.readOnly {
            // It ends a little earlier.
        }
        return visitor
    }

    /// Signs somebody in by name and password.
    ///
    /// Only failed tries count: for the name and the client together, which then has to wait, and for the
    /// client, whose next passwords are checked after those of others. What others do keeps nobody out; a
    /// browser in which the person was signed in of late has tries of its own, also where strangers who guess have the
    /// same address.
    ///
    /// - Returns: The token of the new session.
    /// - Throws: ``Refusal``, or what the registry throws.
    func signIn(_ attempt: Attempt, at now: Timestamp) async throws -> SecretToken {
        let name = attempt.name.utf8.count <= Person.longestName ? attempt.name.lowercased() : ""
        let client = FailedTries.Key("client", attempt.client)
        guard Person.isName(name), PasswordHash.canBePassword(attempt.password) else {
            tries.add(client, at: now, most: FailedTries.mostOfClient)
            throw Refusal.wrong
        }
        let own = try await sessionID(of: name, among: attempt.tokens)
        let sender = own.map { FailedTries.Key("session", $0) } ?? client
        let pair = FailedTries.Key(own.map { "session \($0)" } ?? attempt.client, name)
        let failures = Int(tries.count(of: sender, at: now))
        if let seconds = tries.add(pair, at: now) { throw Refusal.tooManyTries(seconds: seconds) }
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
            case PasswordChecker.BusyError.sender: throw Refusal.sameSenderWaits
            case PasswordChecker.BusyError.all: throw Refusal.busy
            default: throw error
            }
        }
        guard isRight, let person else {
            tries.add(sender, at: now, most: FailedTries.mostOfClient)
            throw Refusal.wrong
        }
        tries.forget(pair)
        return try await begin(for: person, at: now)
    }

    /// The id of a session of a person, alive or not, that one of some tokens is of.
    private func sessionID(of name: String, among tokens: [SecretToken]) async throws -> String? {
        let ids = tokens.map(\.digest)
        guard !ids.isEmpty else { return nil }
        return try await registry.read { store in
            try ids.first { try store.record(PersonSession.self, $0)?.owner == name }
        }
    }

    /// The time that a client waits that has failed some times: none up to the tries that a name has, ten times
    /// the first part at most.
    private func delay(after failures: Int) -> Duration {
        slowDown * min(max(failures - Int(FailedTries.most), 0) / 2, 10)
    }

    /// Begins a session, with a token that nobody has seen before.
    ///
    /// Sessions of the person whose cookies have ended are removed, and the oldest where there are too many.
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
    ///
    /// - Throws: `RegistryError.readOnly` where there is nobody and nobody can be added, or what the
    ///   registry throws.
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
    ///
    /// One from the future has not begun: a clock was wrong, or somebody has written it.
    func isAlive(at now: Timestamp) -> Bool {
        let unused = now.secondsSince1970 - used.secondsSince1970
        return (-Access.clockDifference..<Access.longestIdle).contains(unused) && isKnown(at: now)
    }

    /// Whether a browser has its cookie still.
    fileprivate func isKnown(at now: Timestamp) -> Bool {
        let age = now.secondsSince1970 - created.secondsSince1970
        return (-Access.clockDifference..<Access.longestSession).contains(age)
    }
}

extension Person {
    /// The author of the person's changes.
    var author: Author { Author(kind: .person, id: id, name: name) }

    /// The most bytes of a name for signing in.
    static let longestName = 64

    /// Whether a text can be the name that somebody signs in with.
    package static func isName(_ text: String) -> Bool {
        (1...longestName).contains(text.utf8.count)
            && text.allSatisfy { character in
                character.isASCII && (character.isLowercase || character.isNumber)
                    || ".-_@".contains(character)
            }
    }
}
