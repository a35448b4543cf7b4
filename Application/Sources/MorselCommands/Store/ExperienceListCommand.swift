// SPDX-License-Identifier: Apache-2.0

internal import AppClipExperiences
internal import AppClipTypes
internal import AppSiteAssociation
internal import ArgumentParser
internal import MorselRegistry
internal import MorselRegistrySQLite
internal import MorselWording

/// Lists experiences.
struct ExperienceListCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the registered experiences.",
        discussion: """
            One line for each experience: number, state, URL, clip and title, with tabs in between. A \
            further column says why a published experience is not shown.
            """
    )

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

        /// The columns, with tabs in between.
        var text: String {
            var columns = ["\(id)", state, url, clip, title ?? ""]
            if let problem { columns.append("not associated: \(problem.message)") }
            return columns.map { Wording.oneLine($0) }.joined(separator: "\t")
        }
    }

    func run() async throws {
        try await Console.reporting(json: json) {
            let registry = try database.open()
            var associations = ExperienceAssociations(registry)
            var count = 0
            try await registry.forEachExperience { experience in
                let line = Line(experience, try await associations.cause(for: experience))
                if json {
                    try Console.print(json: line)
                } else {
                    try Console.print(line.text)
                }
                count += 1
            }
            if count == 0 {
                Console.warn(
                    "No experiences are registered in '\(database.path)'; 'morsel experience add' "
                        + "registers one."
                )
            }
        }
    }
}
