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
            var associations = ExperienceAssociations(registry)
            var listed: [StartPage.Listed] = []
            for experience in experiences {
                let cause = try await associations.cause(for: experience)
                listed.append(StartPage.Listed(experience: experience, cause: cause))
            }
            return StartPage(
                experiences: listed,
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
    static func noSuchPage(_ host: RequestedHost, for request: Request) -> SiteResponse {
        let language = PageLanguage(for: request.preferredLanguages)
        let start = MessagePage.Link(text: language.words.links.startPage, target: "/")
        return MessagePage(.pageNotFound, host: host.name, in: language, links: [start])
            .response(.notFound)
    }
}
