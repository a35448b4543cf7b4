// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes
import AssociationVerification
import HTTPExchange
import MorselRegistry

/// The first page: the numbers of records, and the problems that need attention.
struct OverviewPage {
    /// The maximum number of problems, and of changes, that are listed.
    private static let mostListed = 8

    /// The maximum number of experiences that are checked for problems.
    private static let mostChecked = 500

    private struct Figure {
        let count: Int
        let name: String
        let path: String
    }

    private struct Problem: Sendable {
        let kind: String
        let mark: String
        let name: String
        let path: String
        let sentence: String
    }

    private struct Content: Sendable {
        var clips = 0
        var published = 0
        var drafts = 0
        var problems: [Problem] = []
        var changes: [LogEntry] = []
    }

    private let shell: Shell
    private let hasClips: Bool
    private let figures: [Figure]
    private let problems: [Problem]
    private let hasProblems: Bool
    private let lines: [Explanation.Line] = []
    private let changes: [ChangeModel]
    private let hasChanges: Bool

    static func response(in context: PageContext) async throws -> Response {
        let hidden = context.hiddenKinds
        let content = try await context.search { store in
            var content = Content()
            content.clips = try store.clips().count
            content.published = try store.count(ExperienceFilter(states: [.published]))
            content.drafts = try store.count(ExperienceFilter(states: [.draft]))
            content.problems = try problems(in: store)
            content.changes = try store.log(
                of: nil,
                without: hidden,
                before: nil,
                limit: mostListed
            )
            return content
        }
        let page = OverviewPage(
            shell: Shell(context, title: "Overview"),
            hasClips: content.clips > 0,
            figures: [
                Figure(
                    count: content.published,
                    name: "published",
                    path: "/console/experiences?state=published"
                ),
                Figure(
                    count: content.drafts,
                    name: content.drafts == 1 ? "draft" : "drafts",
                    path: "/console/experiences?state=draft"
                ),
                Figure(
                    count: content.clips,
                    name: content.clips == 1 ? "clip" : "clips",
                    path: "/console/clips"
                ),
            ],
            problems: content.problems,
            hasProblems: !content.problems.isEmpty,
            changes: content.changes.map { ChangeModel($0, in: context) },
            hasChanges: !content.changes.isEmpty
        )
        return .html(ConsoleTemplates.render("overview", page))
    }

    private static func problems(in store: ReadTransaction) throws -> [Problem] {
        var associations = ExperienceAssociations()
        var problems: [Problem] = []
        let filter = ExperienceFilter(states: [.published])
        for stored in try store.experiences(filter, after: nil, limit: mostChecked) {
            guard problems.count < mostListed else { break }
            let experience = stored.experience
            let findings = try store.findings(about: experience, &associations)
                .map { ExperienceDraft.Problem($0, defaultLanguage: "") }
            guard let first = findings.first(where: { !$0.isAdvice }) else { continue }
            problems.append(
                Problem(
                    kind: first.chip.word,
                    mark: first.chip.mark,
                    name: experience.url.url.text.dropScheme,
                    path: "/console/experiences/\(experience.id.rawValue)",
                    sentence: first.sentence
                )
            )
        }
        return problems
    }
}
