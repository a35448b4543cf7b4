// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import HTTPExchange
import MorselRegistry

/// A request of a signed-in person, with the console and its decoded fields.
struct PageContext: Sendable {
    let console: Console
    let visitor: Visitor
    /// The components of the path below `/console`, percent-decoded.
    let path: [String]
    /// The fields of the query.
    let query: FormFields
    /// The fields of the form; empty if a page is read.
    let form: FormFields
    let isChange: Bool
    let now: Timestamp

    /// The part of the console, which is the first component of the path.
    var folder: String { path.first ?? "" }

    var registry: Registry { console.registry }

    /// The person as the sender of passwords to check.
    var passwordSender: PasswordChecker.Sender {
        .init(key: FailedTries.Key("account", visitor.person.id))
    }

    /// The kinds of records that are left out of the log for people who are not administrators: people and keys.
    var hiddenKinds: Set<String> {
        visitor.may(.admin) ? [] : [Person.kind, APIKey.kind]
    }

    /// Runs a search that can take long in a large registry.
    ///
    /// The searches of a person run one after another, and others do not wait for them.
    ///
    /// - Throws: ``PageError/tooManySearches``, `RegistryError.tooSlow`, or another error of the registry.
    func search<Value: Sendable>(
        _ body: @escaping @Sendable (ReadTransaction) throws -> Value
    ) async throws -> Value {
        do {
            return try await registry.search(for: visitor.person.id, in: console.searches, body)
        } catch is SearchTurns.TooManyError {
            throw PageError.tooManySearches
        }
    }

    /// Changes the registry in the name of the person, and updates the server's snapshot at once.
    func write<Value: Sendable>(
        _ body: @escaping @Sendable (WriteTransaction) throws -> Value
    ) async throws -> Value {
        let value = try await registry.write(by: visitor.author, at: now, body)
        try await console.snapshots.refresh()
        return value
    }

    /// Redirects to another page, which shows a notice.
    func done(_ notice: Notice, at path: String, cookie: String? = nil) -> Response {
        .redirect(
            to: "/console/\(path)\(path.contains("?") ? "&" : "?")done=\(notice.rawValue)",
            cookie: cookie
        )
    }
}

/// The reason a page is not shown or a change is not made, with its status code.
enum PageError: Error {
    /// There is no such page.
    case missing
    /// The person's role does not allow it.
    case notAllowed
    /// Other searches of the person have not ended.
    case tooManySearches
    /// The form is incomplete: it was not sent by a page of the console.
    case malformed
}
