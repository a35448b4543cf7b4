// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipExperiences
import AppClipTypes
import HTTPExchange
import MorselRegistry
import MorselWording

/// The list of experiences, with pages and a filter.
struct ExperiencesPage {
    /// The maximum number of experiences on a page.
    static let pageSize = 50

    fileprivate struct Row {
        let id: Int64
        let url: String
        let title: String
        let language: String?
        let languages: Int
        let status: String
        let mark: String
    }

    private let shell: Shell
    private let text: String
    private let clips: [Choice]
    private let states: [Choice]
    private let newQuery: String
    private let count: String
    private let isFiltered: Bool
    private let rows: [Row]
    private let hasRows: Bool
    private let next: String?
    private let first: String?

    /// The records of the registry that the page shows.
    private struct Content: Sendable {
        var clips: [StoredClip]
        var count: Int
        var experiences: [(stored: StoredExperience, chip: (word: String, mark: String))]
        var hasMore: Bool
    }

    static func response(in context: PageContext) async throws -> Response {
        let query = context.query
        let state = PublicationState(rawValue: query.text("state"))
        let text = String(query.text("text").prefix(200))
        var filter = ExperienceFilter(clip: try? AppIdentifier(query.text("clip")))
        if let state { filter.states = [state] }
        if !text.isEmpty { filter.text = text }
        let after = Int64(query.text("after")).flatMap { number in
            (0..<(Int64.max - 1)).contains(number) ? AdvancedExperience.ID(rawValue: number) : nil
        }
        let wanted = filter
        let content = try await context.search { store in
            let page = try store.experiences(wanted, after: after, limit: pageSize + 1)
            var associations = ExperienceAssociations()
            return Content(
                clips: try store.clips(),
                count: try store.count(wanted),
                experiences: try page.prefix(pageSize).map {
                    ($0, try chip(for: $0.experience, &associations, in: store))
                },
                hasMore: page.count > pageSize
            )
        }
        let kept = [("text", text), ("clip", query.text("clip")), ("state", query.text("state"))]
            .filter { !$0.1.isEmpty }.map { "\($0)=\(PercentEncoding.encoded($1))" }
        let last = content.hasMore ? content.experiences.last?.stored.experience.id : nil
        let page = ExperiencesPage(
            shell: Shell(context, title: "Experiences"),
            text: text,
            clips: content.clips.map { $0.choice(query.text("clip")) },
            states: PublicationState.allCases.map {
                Choice($0.rawValue, $0.word, isChosen: $0 == state)
            },
            newQuery: filter.clip.map { "?clip=\(PercentEncoding.encoded($0.text))" } ?? "",
            count: content.count.counted("experience"),
            isFiltered: !kept.isEmpty,
            rows: content.experiences.map { Row($0.stored, $0.chip) },
            hasRows: !content.experiences.isEmpty,
            next: last.map { path(kept + ["after=\($0.rawValue)"]) },
            first: after.map { _ in path(kept) }
        )
        return .html(ConsoleTemplates.render("experiences", page))
    }

    private static func path(_ items: [String]) -> String {
        "/console/experiences" + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
    }

    /// Returns the chip of an experience: its state, or the first fault of a published one.
    static func chip(
        for experience: AdvancedExperience,
        _ associations: inout ExperienceAssociations,
        in store: ReadTransaction
    ) throws -> (word: String, mark: String) {
        let state = (experience.state.word, experience.state.mark)
        guard experience.state == .published else { return state }
        let problems = try store.findings(about: experience, &associations)
            .map { ExperienceDraft.Problem($0, defaultLanguage: "") }
        return problems.first { !$0.isAdvice }?.chip ?? state
    }
}

extension ExperiencesPage.Row {
    fileprivate init(_ stored: StoredExperience, _ chip: (word: String, mark: String)) {
        let experience = stored.experience
        let shown = experience.card.text(for: [])
        id = experience.id.rawValue
        url = experience.url.url.text.dropScheme
        title = shown?.text.title ?? "Without a title"
        language = shown?.language.tag
        languages = experience.card.texts.count
        (status, mark) = (chip.word, chip.mark)
    }
}
