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
        routes.get("/scan") { _, context in page(context) }
        routes.get("/scan/:file") { _, context in try file(context.parameter("file")) }
    }

    /// The page on every host, and the cards.
    func addFiles(to routes: some RouterMethods<SiteContext>) {
        routes.get("/.morsel/scan") { _, context in page(context) }
        routes.get("/.morsel/scan/**") { _, context in try file(context.rest) }
        routes.get("/.morsel/card") { request, _ in try await card(request) }
    }

    private func page(_ context: SiteContext) -> SiteResponse {
        scanner.page
            ?? MessagePage(
                title: "The scanner is not available",
                host: context.host.name,
                sentence: "Use the Camera app of your phone to scan the code."
            )
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
        let decision = try await visitor.decision(
            about: url,
            from: .appClipCode,
            languages: request.preferredLanguages,
            at: .now
        )
        return ScannedCard(decision: decision).response
    }
}
