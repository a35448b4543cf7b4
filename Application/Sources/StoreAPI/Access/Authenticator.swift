// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppStoreConnect
import Crypto
import HTTPExchange
import HTTPTypes
import MorselRegistry

/// Authenticates API requests, whose tokens have to be signed with a key of the store.
struct Authenticator: Sendable {
    private let registry: Registry
    private let limit: HourlyLimit

    init(_ registry: Registry, hourlyLimit: Int) {
        self.registry = registry
        limit = HourlyLimit(hourlyLimit)
    }

    /// The sender of a request.
    struct Caller: Sendable {
        let author: Author
        let role: Role
    }

    /// Authenticates a request and counts it.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - now: The current time.
    ///   - fields: The header fields, to which the rest of the limit is added.
    /// - Returns: The key that signed the token of the request, as author, and its role.
    /// - Throws: ``APIErrors``: not authorized, or too many requests.
    func caller(
        of request: Request,
        at now: Timestamp,
        _ fields: inout HTTPFields
    ) async throws -> Caller {
        let key = try await key(of: request, at: now)
        guard let rest = limit.take(for: key.id, at: now, &fields), rest >= 0 else {
            throw APIErrors(
                .rateLimit,
                "The key has made \(limit.requests) requests within an hour. Try again later."
            )
        }
        return Caller(author: Author(kind: .key, id: key.id, name: key.name), role: key.role)
    }

    /// Returns the key that signed the token of a request.
    ///
    /// - Throws: ``APIErrors``: not authorized.
    func key(of request: Request, at now: Timestamp) async throws -> APIKey {
        guard let text = request.field(.authorization), text.count > 7,
            text.prefix(7).lowercased() == "bearer "
        else {
            throw Self.refusal("The field Authorization has no token: 'Bearer' and a token.")
        }
        let token: BearerToken
        do throws(BearerToken.VerificationError) {
            token = try BearerToken(String(text.dropFirst(7)))
        } catch {
            throw Self.refusal(error.sentence)
        }
        // An unknown key, a revoked key and a wrong signature give the same error.
        let identifier = token.key
        let key = try await registry.read { try $0.record(APIKey.self, identifier) }
        guard let key, key.revoked == nil,
            let publicKey = try? P256.Signing.PublicKey(pemRepresentation: key.publicKey)
        else { throw Self.refusal(BearerToken.VerificationError.signature.sentence) }
        do throws(BearerToken.VerificationError) {
            try token.check(
                publicKey,
                issuer: key.issuer,
                request: "\(request.method.rawValue) \(request.target.text)",
                at: now
            )
        } catch {
            throw Self.refusal(error.sentence)
        }
        return key
    }

    /// Checks that a role is allowed to use an endpoint.
    static func check(_ role: Role, may endpoint: Endpoint) throws(APIErrors) {
        guard endpoint.onlyReads || role >= .editor else {
            throw APIErrors(
                .forbidden,
                "The role '\(role.rawValue)' of the key may only read; changes need the role "
                    + "'\(Role.editor.rawValue)'."
            )
        }
    }

    private static func refusal(_ detail: String) -> APIErrors { APIErrors(.notAuthorized, detail) }
}

extension BearerToken.VerificationError {
    /// The reason, and what would be accepted.
    fileprivate var sentence: String {
        switch self {
        case .malformed: "The token is no JSON web token with three parts."
        case .algorithm: "The token is not signed with ES256, the only algorithm that is accepted."
        case .keyMissing: "The header of the token does not name its key as 'kid'."
        case .expirationMissing: "The token does not say as 'exp' until when it is valid."
        case .expired: "The token is no longer valid; make a new one."
        case .tooLong: "The token is valid for more than twenty minutes; make one for less."
        case .fromTheFuture: "The token was made in the future; check the clock."
        case .notYet: "The token is not valid yet, by its 'nbf'; check the clock."
        case .audience: "The audience 'aud' of the token is not \(BearerToken.audience)."
        case .issuer: "The issuer 'iss' of the token is not that of its key."
        case .scope: "The token is for other requests: its 'scope' does not name this one."
        case .signature: "The key that the token names did not sign it, or is not accepted."
        }
    }
}
