// SPDX-License-Identifier: Apache-2.0

internal import AppClipExperiences
internal import Hummingbird
internal import MorselRegistry

/// The server's start page, which lists what is registered, and its health.
struct StartRoutes: Sendable {
    let registry: any Registry
    let snapshots: CurrentSnapshot
    /// The port in links to this server, or `nil` for 80.
    let port: Int?
    let hasScanner: Bool

    func add(to routes: some RouterMethods<SiteContext>) {
        routes.get("/") { _, _ in
            let experiences = try await registry.experiences(
                after: nil,
                limit: StartPage.mostListed
            )
            return StartPage(
                experiences: experiences,
                count: try await snapshots.latest().published.count,
                port: port,
                hasScanner: hasScanner
            )
            .response
        }
        routes.get("/health") { _, _ in
            let revision = try await registry.revision()
            let text = #"{"status":"ok","revision":\#(revision.rawValue)}"# + "\n"
            return SiteResponse(contentType: "application/json", bytes: Array(text.utf8))
        }
    }
}

extension SiteResponse {
    /// The page of a path that the server does not have.
    static func noSuchPage(_ host: RequestedHost) -> SiteResponse {
        MessagePage(
            title: "Page not found",
            host: host.name,
            sentence: "The server has no page at this address.",
            link: MessagePage.Link(text: "Start page", target: "/")
        )
        .response(.notFound)
    }
}
