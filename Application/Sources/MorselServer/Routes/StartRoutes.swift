// SPDX-License-Identifier: Apache-2.0

import MorselRegistry

/// The routes of the server's start page and of its health.
struct StartRoutes: Sendable {
    let registry: Registry
    let snapshots: CurrentSnapshot
    /// The port in links to this server, or `nil` for 80.
    let port: Int?
    let hasScanner: Bool

    /// Returns the page with the registered experiences.
    func page() async throws -> SiteResponse {
        let listed = try await registry.read { store in
            var associations = ExperienceAssociations()
            return try store.experiences(
                ExperienceFilter(),
                after: nil,
                limit: StartPage.mostListed
            ).map { stored in
                let experience = stored.experience
                let cause = try associations.cause(for: experience, in: store)
                return StartPage.Listed(experience: experience, cause: cause)
            }
        }
        return StartPage(
            experiences: listed,
            count: snapshots.value.publishedCount,
            port: port,
            hasScanner: hasScanner
        )
        .response
    }

    /// Returns the health of the server as JSON, with the revision of its snapshot.
    static func health(_ snapshot: RegistrySnapshot) -> SiteResponse {
        let text = #"{"status":"ok","revision":\#(snapshot.revision.rawValue)}"# + "\n"
        return SiteResponse(contentType: "application/json", bytes: Array(text.utf8))
    }
}
