// SPDX-License-Identifier: Apache-2.0

package import AppClipBytes
import AppStoreConnect
package import HTTPExchange
import HTTPTypes
package import MorselRegistry

/// The App Store Connect API on a registry.
///
/// All possible requests are in the table of types (`ResourceType`): the paths, the parts of their
/// queries and bodies, and the contents of responses. This module maps resources to the contents of a
/// registry, and carries out changes.
package struct StoreAPI: Sendable {
    private let registry: Registry
    private let origin: String?
    private let guardian: Authenticator
    /// Programs request many pages at once.
    private let searches = SearchTurns(mostWaiting: 32)
    private let describe: @Sendable (any Error) -> Void

    /// Creates the API on a registry.
    ///
    /// - Parameters:
    ///   - registry: The registry.
    ///   - origin: The origin under which clients reach the server, such as `https://clips.example`;
    ///     `nil` if it is the authority of each request, over plain HTTP.
    ///   - hourlyLimit: The maximum number of requests of a key in an hour.
    ///   - describe: Called with the server's own errors, for its log.
    package init(
        _ registry: Registry,
        origin: String? = nil,
        hourlyLimit: Int = HourlyLimit.usual,
        describe: @escaping @Sendable (any Error) -> Void = { _ in }
    ) {
        self.registry = registry
        self.origin = origin
        self.describe = describe
        guardian = Authenticator(registry, hourlyLimit: hourlyLimit)
    }

    /// Answers a request.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - now: The current time.
    /// - Returns: The response, which is an error document if the request cannot be carried out.
    package func answer(_ request: Request, at now: Timestamp) async -> Response {
        var fields = HTTPFields()
        do {
            if request.path == Self.descriptionPath {
                return Response(.ok, document: OpenAPI.document(server: base(of: request)))
            }
            if request.path.hasPrefix(Uploads.path) {
                return try await Uploads(registry).take(request, at: now)
            }
            let caller = try await guardian.caller(of: request, at: now, &fields)
            let endpoint = try Endpoint(method: request.method.rawValue, path: request.path)
            try Authenticator.check(caller.role, may: endpoint)
            var response = try await answer(request, endpoint, caller, at: now)
            response.headerFields += fields
            return response
        } catch {
            var response = failure(error)
            response.headerFields += fields
            return response
        }
    }

    /// Whether a request has a valid token; checked before its body is read.
    package func isAuthenticated(_ request: Request, at now: Timestamp) async -> Bool {
        (try? await guardian.key(of: request, at: now)) != nil
    }

    /// Whether a request is to a URL where a part of an image is expected; checked before its body is
    /// read.
    package func isAwaited(_ request: Request, at now: Timestamp) async -> Bool {
        (try? await Uploads(registry).isAwaited(request, at: now)) ?? false
    }

    /// The path of the OpenAPI description of the API.
    package static let descriptionPath = "/v1/openapi.json"

    /// The prefix of the paths that serve images by their digests.
    package static let imagePath = Uploads.imagePath

    private func base(of request: Request) -> String { origin ?? request.plainOrigin }

    private func answer(
        _ request: Request,
        _ endpoint: Endpoint,
        _ caller: Authenticator.Caller,
        at now: Timestamp
    ) async throws -> Response {
        let type = endpoint.type
        let author = caller.author
        let maySend = caller.role >= .editor
        let base = base(of: request)
        switch endpoint.action {
        case .list, .get, .follow, .identifiers:
            let query = try Query(request.target.query ?? "", for: endpoint)
            let read: @Sendable (ReadTransaction) throws -> Response = { store in
                try Answer(request, base: base, query, store, maySend: maySend).read(endpoint)
            }
            guard endpoint.isSearch else { return try await registry.read(read) }
            do {
                return try await registry.search(for: author.id, in: searches, read)
            } catch is SearchTurns.TooManyError {
                throw APIErrors(
                    .rateLimit,
                    "Other requests of the key are being answered; send a few at a time."
                )
            }
        case .create:
            let submission = try Submission(request.body, of: type, id: nil)
            return try await registry.write(by: author, at: now) { store in
                let id = try StoreWriter(store, at: now).create(type, submission)
                var response = try Answer(request, base: base, Query(), store, maySend: maySend)
                    .one(
                        type,
                        id,
                        status: .created
                    )
                response.headerFields[.location] = base + Resource.path(type.name, id)
                return response
            }
        case .update(let id):
            let submission = try Submission(request.body, of: type, id: id)
            return try await registry.write(by: author, at: now) { store in
                try StoreWriter(store, at: now).update(type, id, submission)
                return try Answer(request, base: base, Query(), store, maySend: maySend).one(
                    type,
                    id,
                    status: .ok
                )
            }
        case .delete(let id):
            return try await registry.write(by: author, at: now) { store in
                try StoreWriter(store, at: now).delete(type, id)
                return Response(.noContent)
            }
        case .relink(let id, let relationship):
            let target = try Submission.identifiers(request.body, for: relationship)
            return try await registry.write(by: author, at: now) { store in
                try StoreWriter(store, at: now).relink(type, id, relationship, to: target)
                return Response(.noContent)
            }
        }
    }

    /// Returns the response for an error.
    private func failure(_ error: any Error) -> Response {
        let errors: APIErrors
        switch error {
        case let known as APIErrors: errors = known
        case let known as APIError: errors = APIErrors([known])
        case let refusal as RegistrationError: errors = APIErrors(refusal)
        case let refusal as PublishingError: errors = APIErrors(refusal)
        case let refusal as RegistryError: errors = APIErrors(refusal)
        default: errors = APIErrors(.unexpected, "The server has failed; its log says why.")
        }
        if errors.status >= 500 { describe(error) }
        var response = Response(
            HTTPResponse.Status(code: errors.status),
            document: errors.document(identifier: .newRecordID())
        )
        switch response.status {
        case .unauthorized: response.headerFields[.wwwAuthenticate] = "Bearer"
        case .methodNotAllowed: response.headerFields[values: .allow] = errors.allowedMethods
        case .tooManyRequests: response.headerFields[.retryAfter] = "60"
        case .serviceUnavailable: response.headerFields[.retryAfter] = "1"
        default: break
        }
        return response
    }
}

extension Endpoint {
    /// Whether it lists a type of which there can be millions.
    fileprivate var isSearch: Bool {
        switch action {
        case .follow(_, let relationship), .identifiers(_, let relationship):
            relationship.name == "appClipAdvancedExperiences"
        case .list, .get, .create, .update, .delete, .relink: false
        }
    }
}
