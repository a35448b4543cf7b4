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
    /// The form is incomplete, by a browser that is none of ours.
    case malformed
}
