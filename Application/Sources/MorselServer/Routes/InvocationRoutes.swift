// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes
internal import Hummingbird
internal import MorselRegistry

/// The invocation pages of registered hosts: every path that nothing else has.
struct InvocationRoutes: Sendable {
    let hosted: HostedDomains
    let visitor: VisitorDevice

    /// The page of the URL that a request stands for.
    @Sendable func page(
        _ request: Request,
        _ context: SiteContext
    ) async throws -> SiteResponse {
        let host = try await hosted.host(context.host)
        let name = host?.text ?? context.host.name
        let query = request.uri.query.map { "?\($0)" } ?? ""
        let text = "https://\(name)\(request.uri.path)\(query)"
        guard host != nil else {
            return MessagePage(.nothingHere, host: name, url: text).response(.notFound)
        }
        guard let url = try? InvocationURL(text) else {
            return MessagePage(.invalidAddress, host: name, url: text).response(.badRequest)
        }
        let decision = try await visitor.decision(
            about: url,
            languages: request.preferredLanguages,
            at: .now
        )
        return InvocationPage(decision: decision).response
    }
}
