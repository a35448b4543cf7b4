// SPDX-License-Identifier: Apache-2.0

internal import HTTPTypes
internal import Hummingbird
internal import Logging

/// Passes each request to the router that it is for, and writes the access log.
struct SiteResponder: HTTPResponder {
    typealias Context = SiteContext

    /// Routes below `/.morsel/`, which every host has.
    let files: RouterResponder<SiteContext>

    /// Routes of the server's own name.
    let server: RouterResponder<SiteContext>

    /// Routes of registered hosts.
    let hosts: RouterResponder<SiteContext>

    let logger: Logger

    func respond(to request: Request, context: SiteContext) async throws -> Response {
        let start = ContinuousClock.now
        let response = await response(to: request, context)
        let milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
        // Without the query, which may be private.
        logger.info(
            "request",
            metadata: [
                "method": "\(request.method.rawValue)",
                "host": "\(request.head.authority ?? "")",
                "path": "\(request.uri.path)",
                "status": "\(response.status.code)",
                "bytes": "\(response.headers[.contentLength] ?? "0")",
                "ms": "\((milliseconds * 10).rounded() / 10)",
            ]
        )
        return response
    }

    private func response(to request: Request, _ context: SiteContext) async -> Response {
        guard request.method == .get || request.method == .head else {
            return SiteResponse.line(.methodNotAllowed, "Only GET and HEAD are supported.")
                .response(to: request)
        }
        var context = context
        context.host = RequestedHost(authority: request.head.authority ?? "")
        do {
            return try await router(for: request, context.host)
                .respond(to: request, context: context)
        } catch {
            logger.error("request failed", metadata: ["error": "\(error)"])
            let language = PageLanguage(for: request.preferredLanguages)
            return MessagePage(.somethingWrong, host: context.host.name, in: language)
                .response(.internalServerError)
                .response(to: request)
        }
    }

    private func router(
        for request: Request,
        _ host: RequestedHost
    ) -> RouterResponder<SiteContext> {
        if request.uri.path.hasPrefix("/.morsel/") { return files }
        return host.isServer ? server : hosts
    }
}
