// SPDX-License-Identifier: Apache-2.0

internal import MorselRegistry

/// The server's start page, and how it is.
struct StartRoutes: Sendable {
    let registry: any Registry
    let snapshots: CurrentSnapshot
    /// The port in links to this server, or `nil` for 80.
    let port: Int?
    let hasScanner: Bool

    /// What is registered.
    func page() async throws -> SiteResponse {
        let experiences = try await registry.experiences(after: nil, limit: StartPage.mostListed)
        var associations = ExperienceAssociations(registry)
        var listed: [StartPage.Listed] = []
        for experience in experiences {
            let cause = try await associations.cause(for: experience)
            listed.append(StartPage.Listed(experience: experience, cause: cause))
        }
        return StartPage(
            experiences: listed,
            count: snapshots.value.publishedCount,
            port: port,
            hasScanner: hasScanner
        )
        .response
    }

    /// Whether the server answers, and the latest change that it shows.
    static func health(_ snapshot: RegistrySnapshot) -> SiteResponse {
        let text = #"{"status":"ok","revision":\#(snapshot.revision.rawValue)}"# + "\n"
        return SiteResponse(contentType: "application/json", bytes: Array(text.utf8))
    }
}
