// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes
internal import Hummingbird
internal import MorselRegistry

/// The invocation pages of registered hosts: every path that nothing else has.
struct InvocationRoutes: Sendable {
    let hosted: HostedDomains
    let visitor: VisitorDevice
    let onward: WaysOnward

    /// The page of the URL that a request stands for.
    @Sendable func page(
        _ request: Request,
        _ context: SiteContext
    ) async throws -> SiteResponse {
        let host = try await hosted.host(context.host)
        let name = host?.text ?? context.host.name
        let query = request.uri.query.map { "?\($0)" } ?? ""
        let text = "https://\(name)\(request.uri.path)\(query)"
        let languages = request.preferredLanguages
        let language = PageLanguage(for: languages)
        let now = Timestamp.now
        guard host != nil, let url = try? InvocationURL(text) else {
            return MessagePage(
                host == nil ? .nothingHere : .invalidAddress,
                host: name,
                in: language,
                links: try await onward.links(from: host, context.host, in: language, at: now),
                reasonsOf: text
            )
            .response(host == nil ? .notFound : .badRequest)
        }
        let decision = try await visitor.decision(about: url, languages: languages, at: now)
        var page = InvocationPage(decision: decision, language: language)
        if decision.card == nil {
            page.links = try await onward.links(from: decision, in: language, at: now)
        }
        return page.response
    }
}
