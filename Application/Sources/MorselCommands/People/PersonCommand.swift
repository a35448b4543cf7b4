// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CommandArguments
import MorselConsole
import MorselRegistry
import MorselWording
import Terminal

/// The commands about the people who can sign in at the console.
struct PersonCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "person",
        abstract: "Manage the people who can sign in at the console of 'morsel serve'.",
        subcommands: [
            PersonAddCommand.self, PersonListCommand.self, PersonPasswordCommand.self,
            PersonRemoveCommand.self,
        ]
    )
}

/// A command that adds a person with a role and a password.
struct PersonAddCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Add somebody; the password is asked for, or is the first line of standard input."
    )

    @Argument(help: "The name for signing in: lowercase letters, digits and . - _ @.")
    var id: String

    @Option(help: "The name that others see. (default: the name for signing in)")
    var name: String?

    @Option(help: "The role: \(Parsed.words(Role.self)).")
    var role = Role.editor.rawValue

    @OptionGroup var database: DatabaseOption

    @Flag(help: "Print the result as JSON.")
    var json = false

    func run() async throws {
        let (id, json) = (id, json)
        try await Console.reporting(json: json) {
            let role = try Parsed.word(role, Role.self, "role")
            let registry = try database.openOrCreate()
            let hash = try Password.newHash(for: id)
            let person = Person(
                id: id,
                name: name ?? id,
                passwordHash: hash,
                role: role,
                created: .now
            )
            try await registry.write(by: .command, at: .now) { store in
                guard try store.record(Person.self, id) == nil else {
                    throw CommandError("id", "id: there is somebody with the name '\(id)' already.")
                }
                try store.put(person)
            }
            try PersonReport(person).print(json: json, verb: "Added")
        }
    }
}

/// A command that lists all people.
struct PersonListCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the people who can sign in."
    )

    @OptionGroup var database: DatabaseOption

    @Flag(help: "Print the result as JSON.")
    var json = false

    func run() async throws {
        let json = json
        try await Console.reporting(json: json) {
            let people = try await database.open(
                creators: "'morsel publish' or 'morsel person add'"
            )
            .read { try $0.records(Person.self, of: nil) }
            if json {
                try Console.print(json: people.map { PersonReport($0) })
            } else {
                for person in people { try PersonReport(person).print(json: false, verb: nil) }
            }
        }
    }
}

/// A command that changes the password of a person.
struct PersonPasswordCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "password",
        abstract: "Set another password; all sessions of the person end."
    )

    @Argument(help: "The name for signing in.")
    var id: String

    @OptionGroup var database: DatabaseOption

    @Flag(help: "Print the result as JSON.")
    var json = false

    func run() async throws {
        let (id, json) = (id, json)
        try await Console.reporting(json: json) {
            let registry = try database.open()
            let hash = try Password.newHash(for: id)
            let person = try await registry.write(by: .command, at: .now) { store in
                var person = try store.person(id)
                person.passwordHash = hash
                try store.put(person)
                try store.endSessions(of: id)
                return person
            }
            try PersonReport(person).print(json: json, verb: "Changed the password of")
        }
    }
}

/// A command that removes a person, and ends all of the person's sessions.
struct PersonRemoveCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove somebody; all sessions of the person end."
    )

    @Argument(help: "The name for signing in.")
    var id: String

    @OptionGroup var database: DatabaseOption

    @Flag(help: "Print the result as JSON.")
    var json = false

    func run() async throws {
        let (id, json) = (id, json)
        try await Console.reporting(json: json) {
            let person = try await database.open().write(by: .command, at: .now) { store in
                _ = try store.person(id)
                do {
                    return try store.removePerson(id)
                } catch let error as RegistryError {
                    guard case .lastAdministrator = error else { throw error }
                    throw CommandError("id", "id: \(error.sentence)")
                }
            }
            guard let person else { return }
            try PersonReport(person).print(json: json, verb: "Removed")
        }
    }
}

/// A person, as the commands print it.
private struct PersonReport: Encodable {
    let id: String
    let name: String
    let role: String

    init(_ person: Person) {
        id = person.id
        name = person.name
        role = person.role.rawValue
    }

    func print(json: Bool, verb: String?) throws {
        if json { return try Console.print(json: self) }
        let name = name == id ? "" : " (\(name))"
        let line = "\(id)\(name), \(role)"
        try Console.print(verb.map { "\($0) \(line)." } ?? line)
    }
}

extension ReadTransaction {
    fileprivate func person(_ id: String) throws -> Person {
        guard let person = try record(Person.self, id) else {
            throw CommandError("id", "id: nobody has the name '\(id)'; see 'morsel person list'.")
        }
        return person
    }
}
