// SPDX-License-Identifier: Apache-2.0

import Crypto
import HTTPExchange
import MorselRegistry

/// The page on which keys for the API are created and revoked; a private key is shown once and never stored.
///
/// Properties have the names of the fields in `keys.mustache`.
struct KeysPage {
    private struct KeyModel {
        let id: String
        let name: String
        let issuer: String
        let role: String
        let created: String
        let isRevoked: Bool
        /// The token of the form that revokes the key (CSRF).
        let token: String
    }

    /// A key that was just created, with its private key in PEM.
    private struct NewKeyModel {
        let name: String
        let id: String
        let issuer: String
        let privateKey: String
    }

    private let shell: Shell
    private let made: NewKeyModel?
    private let keys: [KeyModel]
    private let hasKeys: Bool
    private let roles = Role.choices(.editor)

    /// Returns the page, or first creates or revokes a key as the form says.
    ///
    /// - Throws: `PageError` if the key does not exist, or the form has no name or no role.
    static func response(in context: PageContext) async throws -> Response {
        guard context.isChange else { return try await page(in: context) }
        return context.form.has("revoke")
            ? try await revokeKey(in: context) : try await createKey(in: context)
    }

    private static func revokeKey(in context: PageContext) async throws -> Response {
        let (id, now) = (context.form.text("revoke"), context.now)
        try await context.write { store in
            guard var key = try store.record(APIKey.self, id) else { throw PageError.missing }
            key.revoked = key.revoked ?? now
            try store.put(key)
        }
        return context.done(.revoked, at: "keys")
    }

    private static func createKey(in context: PageContext) async throws -> Response {
        let name = String(context.form.text("name").prefix(100))
        guard !name.isEmpty, let role = Role(rawValue: context.form.text("role")) else {
            throw PageError.malformed
        }
        let privateKey = P256.Signing.PrivateKey()
        let publicKey = privateKey.publicKey.pemRepresentation
        let (id, now) = (APIKey.newID(), context.now)
        let key = try await context.write {
            try $0.addKey(id, name: name, publicKey: publicKey, role: role, at: now)
        }
        let newKey = NewKeyModel(
            name: name,
            id: key.id,
            issuer: key.issuer,
            privateKey: privateKey.pemRepresentation
        )
        return try await page(in: context, showing: newKey)
    }

    private static func page(
        in context: PageContext,
        showing newKey: NewKeyModel? = nil
    ) async throws -> Response {
        let keys = try await context.registry.read { try $0.records(APIKey.self, of: nil) }
        let page = KeysPage(
            shell: Shell(context, title: "Keys"),
            made: newKey,
            keys: keys.map { key in
                KeyModel(
                    id: key.id,
                    name: key.name,
                    issuer: key.issuer,
                    role: key.role.word,
                    created: key.created.text,
                    isRevoked: key.revoked != nil,
                    token: context.visitor.session.formToken
                )
            },
            hasKeys: !keys.isEmpty
        )
        return .html(ConsoleTemplates.render("keys", page))
    }
}
