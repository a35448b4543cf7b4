// SPDX-License-Identifier: Apache-2.0

internal import HTTPTypes
internal import Hummingbird

/// Responds where no route of a router matches, or where a route finds nothing and throws
/// `HTTPError(.notFound)`.
///
/// The router's own `**` does not do that: once the first component of a path has matched a route,
/// the router looks at no other.
struct CatchAll: RouterMiddleware {
    typealias Handler = @Sendable (Request, SiteContext) async throws -> SiteResponse

    private let handler: Handler

    init(_ handler: @escaping Handler) { self.handler = handler }

    func handle(
        _ request: Request,
        context: SiteContext,
        next: @concurrent (Request, SiteContext) async throws -> Response
    ) async throws -> Response {
        do {
            return try await next(request, context)
        } catch let error as any HTTPResponseError where error.status == .notFound {
            return try await handler(request, context).response(to: request)
        }
    }
}
