// SPDX-License-Identifier: Apache-2.0

internal import HTTPTypes
internal import Hummingbird

/// Matches paths only as they are written in a route.
///
/// The router drops empty components, so that `/health/` and `//health` would be `/health`.
struct ExactPaths: RouterMiddleware {
    func handle(
        _ request: Request,
        context: SiteContext,
        next: @concurrent (Request, SiteContext) async throws -> Response
    ) async throws -> Response {
        let path = request.uri.path
        guard path == "/" || (path.last != "/" && !path.contains("//")) else {
            throw HTTPError(.notFound)
        }
        return try await next(request, context)
    }
}
