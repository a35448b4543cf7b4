// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes
internal import MorselRegistry

/// A request of somebody who is signed in.
struct PageContext: Sendable {
    let console: Console
    let visitor: Visitor
    /// The components of the path below `/console`, percent-decoded.
    let path: [String]
    /// The fields of the query.
    let query: FormFields
    /// The fields of the form; empty where a page is read.
    let form: FormFields
    let isChange: Bool
    let now: Timestamp

    /// The part of the console.
    var folder: String { path.first ?? "" }

    var registry: any Registry { console.registry }

    /// The person, as sender of passwords that are checked.
    var passwordSender: PasswordChecker.Sender {
        .init(key: FailedTries.Key("account", visitor.person.id))
    }

    /// What only administrators see is left out of the log of others: people and keys.
    var hiddenKinds: Set<String> {
        visitor.may(.admin) ? [] : [Person.kind, APIKey.kind]
    }

    /// Reads what takes long in a large registry: one person's searches run one after the other, and
    /// others do not wait for them.
    ///
    /// - Throws: ``PageError/tooManySearches``, `RegistryError.tooSlow`, or what the registry throws.
    func search<Value: Sendable>(
        _ body: @escaping @Sendable (any StoreReading) throws -> Value
    ) async throws -> Value {
        do {
            return try await registry.search(for: visitor.person.id, in: console.searches, body)
        } catch is SearchTurns.TooManyError {
            throw PageError.tooManySearches
        }
    }

    /// Changes the registry in the name of the person, and lets the server see it at once.
    func write<Value: Sendable>(
        _ body: @escaping @Sendable (any StoreWriting) throws -> Value
    ) async throws -> Value {
        let value = try await registry.write(by: visitor.author, at: now, body)
        try await console.snapshots.refresh()
        return value
    }

    /// Goes on at another page, which says what was done.
    func done(_ notice: Notice, at path: String) -> ConsoleResponse {
        .redirect(to: "/console/\(path)\(path.contains("?") ? "&" : "?")done=\(notice.rawValue)")
    }
}

/// Why a page is not shown or a change not made, with the status that says so.
enum PageError: Error {
    /// There is no such page.
    case missing
    /// The person's role does not allow it.
    case notAllowed
    /// Other searches of the person have not ended.
    case tooManySearches
    /// The form is incomplete, by a browser that is none of ours.
    case malformed
}
