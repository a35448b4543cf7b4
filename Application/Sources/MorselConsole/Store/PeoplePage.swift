// SPDX-License-Identifier: Apache-2.0

import HTTPExchange
import MorselRegistry
import MorselWording

/// The people who can sign in, and their roles.
struct PeoplePage {
    private struct PersonModel {
        let id: String
        let name: String
        let roles: [Choice]
        let token: String
        /// The role of the person when the form was made.
        let from: String
    }

    private let shell: Shell
    private let people: [PersonModel]
    private let roles = Role.choices(.editor)
    private let newID: String
    private let newName: String

    /// The reason a change was not made.
    fileprivate struct RefusedError: Error {
        let sentence: String
    }

    static func response(in context: PageContext) async throws -> Response {
        guard context.isChange else { return try await page(in: context) }
        do {
            return try await change(in: context)
        } catch let refused as RefusedError {
            return try await page(in: context, problem: refused.sentence)
        } catch let error as RegistryError {
            guard case .lastAdministrator = error else { throw error }
            return try await page(in: context, problem: error.sentence)
        }
    }

    private static func change(in context: PageContext) async throws -> Response {
        let form = context.form
        let id = form.text("id")
        guard let role = Role(rawValue: form.text("role")) else { throw PageError.malformed }
        switch form.text("action") {
        case "add":
            let password = form.raw("password")
            if let problem = NewPerson.problem(name: id, password: password) {
                throw RefusedError(sentence: problem)
            }
            let hash = try await context.console.access.passwords.hash(
                of: password,
                for: context.passwordSender
            )
            let name = String(form.text("name").prefix(100))
            let now = context.now
            try await context.write { store in
                guard try store.record(Person.self, id) == nil else {
                    throw RefusedError(sentence: "There is somebody with the name \(id) already.")
                }
                try store.put(
                    Person(
                        id: id,
                        name: name.isEmpty ? id : name,
                        passwordHash: hash,
                        role: role,
                        created: now
                    )
                )
            }
            return context.done(.added, at: "people")
        case "role":
            let seen = form.has("from") ? form.text("from") : nil
            try await context.write { store in
                guard let person = try store.record(Person.self, id) else {
                    throw PageError.missing
                }
                guard seen == nil || person.role.rawValue == seen else {
                    throw RefusedError(
                        sentence:
                            "Somebody else has changed the role of \(id) meanwhile. Look at it first."
                    )
                }
                _ = try store.setRole(role, of: id)
            }
            return context.done(.role, at: "people")
        case "remove":
            try await context.write { _ = try $0.removePerson(id) }
            return context.done(.removed, at: "people")
        default: throw PageError.malformed
        }
    }

    private static func page(
        in context: PageContext,
        problem: String? = nil
    ) async throws -> Response {
        let people = try await context.registry.read { try $0.records(Person.self, of: nil) }
        let page = PeoplePage(
            shell: Shell(context, title: "People", problem: problem),
            people: people.map { person in
                PersonModel(
                    id: person.id,
                    name: person.name,
                    roles: Role.choices(person.role),
                    token: context.visitor.session.formToken,
                    from: person.role.rawValue
                )
            },
            newID: problem == nil ? "" : context.form.text("id"),
            newName: problem == nil ? "" : context.form.text("name")
        )
        return .html(ConsoleTemplates.render("people", page), isRefused: problem != nil)
    }
}
