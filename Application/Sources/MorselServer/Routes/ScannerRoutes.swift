// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes
internal import Hummingbird
internal import MorselRegistry

/// The scanner: its page, its files, and the cards of the URLs that it reads.
struct ScannerRoutes: Sendable {
    let scanner: Scanner
    let visitor: VisitorDevice

    /// Whether the module that reads codes was built.
    var isAvailable: Bool { scanner.page != nil }

    /// The page on the server's own name.
    func addPage(to routes: some RouterMethods<SiteContext>) {
        routes.get("/scan") { request, context in page(request, context) }
        routes.get("/scan/:file") { _, context in try file(context.parameter("file")) }
    }

    /// The page on every host, and the cards.
    func addFiles(to routes: some RouterMethods<SiteContext>) {
        routes.get("/.morsel/scan") { request, context in page(request, context) }
        routes.get("/.morsel/scan/**") { _, context in try file(context.rest) }
        routes.get("/.morsel/card") { request, _ in try await card(request) }
    }

    private func page(_ request: Request, _ context: SiteContext) -> SiteResponse {
        if let page = scanner.page { return page }
        let language = PageLanguage(for: request.preferredLanguages)
        let words = language.words.links
        let start = MessagePage.Link(
            text: context.host.isServer ? words.startPage : words.goTo.naming(context.host.name),
            target: "/"
        )
        return MessagePage(.noScanner, host: context.host.name, in: language, links: [start])
            .response(.serviceUnavailable)
    }

    private func file(_ name: String) throws -> SiteResponse {
        guard let file = scanner.file(name) else { throw HTTPError(.notFound) }
        return file
    }

    private func card(_ request: Request) async throws -> SiteResponse {
        guard let text = request.queryItem("url"), let url = try? InvocationURL(text) else {
            return .badRequest("url: missing, or not an invocation URL.")
        }
        // The page knows what its reader reads, also where the browser does not send all of it.
        let languages =
            request.queryItem("languages").map { Language.preferred(in: $0) }
            ?? request.preferredLanguages
        let decision = try await visitor.decision(
            about: url,
            from: .appClipCode,
            languages: languages,
            at: .now
        )
        return ScannedCard(decision: decision, language: PageLanguage(for: languages)).response
    }
}
