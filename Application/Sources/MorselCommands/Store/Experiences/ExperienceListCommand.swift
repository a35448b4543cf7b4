// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes
import AppSiteAssociation
import ArgumentParser
import CommandArguments
import MorselRegistry
import MorselWording
import Terminal

/// A command that lists the registered experiences, with their states and URLs.
struct ExperienceListCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the registered experiences.",
        discussion: """
            One line for each experience: number, state, URL, clip and title, with tabs in between. A \
            further column says why a published experience is not shown.
            """
    )

    @Option(help: "Only the experiences of this clip.")
    var clip: String?

    @Option(help: "Only experiences in this state: draft, published or deactivated.")
    var state: String?

    @Option(help: "Only experiences with this text in their URL, title or subtitle.")
    var search: String?

    @OptionGroup var database: DatabaseOption

    @Flag(help: "Print one JSON object per line.")
    var json = false

    private struct Line: Encodable {
        struct Problem: Encodable {
            let code: String
            let message: String
        }

        let id: Int64
        let url: String
        let clip: String
        let state: String
        let title: String?
        let subtitle: String?
        let problem: Problem?

        init(_ experience: AdvancedExperience, _ cause: AssociationStatus.Cause?) {
            let text = experience.card.text(for: [])?.text
            id = experience.id.rawValue
            url = experience.url.url.text
            clip = experience.clip.text
            state = experience.state.rawValue
            title = text?.title
            subtitle = text?.subtitle
            problem = cause.map { Problem(code: $0.name, message: $0.sentence) }
        }

        /// The columns, separated by tabs.
        var text: String {
            var columns = ["\(id)", state, url, clip, title ?? ""]
            if let problem { columns.append("not associated: \(problem.message)") }
            return columns.map { VisibleText.oneLine($0) }.joined(separator: "\t")
        }
    }

    private static func page(
        of registry: Registry,
        _ filter: ExperienceFilter,
        after last: AdvancedExperience.ID?
    ) async throws -> [(AdvancedExperience.ID, Line)] {
        try await registry.read { store in
            var associations = ExperienceAssociations()
            return try store.experiences(filter, after: last, limit: 500).map {
                stored in
                let experience = stored.experience
                let cause = try associations.cause(for: experience, in: store)
                return (experience.id, Line(experience, cause))
            }
        }
    }

    private func readFilter() throws -> ExperienceFilter {
        ExperienceFilter(
            clip: try clip.map { try Parsed.identifier($0) },
            states: try state.map { [try Parsed.word($0, PublicationState.self, "state")] } ?? [],
            text: search
        )
    }

    func run() async throws {
        let filter = try Console.reading(json: json) { try readFilter() }
        try await Console.reporting(json: json) {
            let registry = try database.open()
            var last: AdvancedExperience.ID?
            while true {
                let page = try await Self.page(of: registry, filter, after: last)
                for (_, line) in page {
                    if json {
                        try Console.print(json: line)
                    } else {
                        try Console.print(line.text)
                    }
                }
                guard let (end, _) = page.last else { break }
                last = end
            }
            if last == nil, filter != ExperienceFilter() {
                Console.warn("No experience matches.")
            } else if last == nil {
                Console.warn(
                    "No experiences are registered in '\(database.shown)'; 'morsel experience add' "
                        + "registers one."
                )
            }
        }
    }
}
