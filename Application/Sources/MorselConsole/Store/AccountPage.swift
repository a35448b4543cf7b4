// SPDX-License-Identifier: Apache-2.0

import HTTPExchange
import MorselRegistry

/// The page of the person's own password and sessions.
struct AccountPage {
    private let shell: Shell
    private let id: String
    private let name: String
    private let sessions: String

    static func response(in context: PageContext) async throws -> Response {
        guard context.isChange else { return try await page(in: context) }
        let access = context.console.access
        switch context.form.text("action") {
        case "everywhere":
            try await access.signOut(context.visitor, everywhere: true, at: context.now)
            return .redirect(to: "/console/sign-in", cookie: context.console.cookie(nil))
        case "password": return try await setPassword(in: context)
        default: throw PageError.malformed
        }
    }

    private static func setPassword(in context: PageContext) async throws -> Response {
        let access = context.console.access
        let person = context.visitor.person
        let password = context.form.raw("password")
        let current = context.form.raw("current")
        // Only sessions of the person count here: strangers cannot prevent a new password.
        let sender = context.passwordSender
        guard access.tries.add(sender.key, at: context.now) == nil else {
            return try await page(
                in: context,
                problem: "Too many tries. Wait a minute, and try again."
            )
        }
        guard PasswordHash.canBePassword(current),
            try await access.passwords.matches(current, stored: person.passwordHash, of: sender)
        else {
            return try await page(in: context, problem: "The current password is another one.")
        }
        if let problem = NewPerson.problem(password: password, of: person.id) {
            return try await page(in: context, problem: problem)
        }
        access.tries.forget(sender.key)
        let hash = try await access.passwords.hash(of: password, for: sender)
        try await context.write { store in
            guard var person = try store.record(Person.self, person.id) else {
                throw PageError.missing
            }
            person.passwordHash = hash
            try store.put(person)
            try store.endSessions(of: person.id)
        }
        let token = try await access.begin(for: person, at: context.now)
        return context.done(.password, at: "account", cookie: context.console.cookie(token))
    }

    private static func page(
        in context: PageContext,
        problem: String? = nil
    ) async throws -> Response {
        let person = context.visitor.person
        let now = context.now
        let count = try await context.registry.read { store in
            try store.records(PersonSession.self, of: person.id).count { $0.isAlive(at: now) }
        }
        let page = AccountPage(
            shell: Shell(context, title: person.name, problem: problem),
            id: person.id,
            name: person.name,
            sessions: count == 1
                ? "You are signed in here alone." : "You are signed in \(count) times."
        )
        return .html(ConsoleTemplates.render("account", page), isRefused: problem != nil)
    }
}
