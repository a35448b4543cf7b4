// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes
import HTTPExchange
import MorselRegistry

extension ExperiencePage {
    /// The texts in one language, with the findings of the store about them.
    struct TextModel {
        let tag: String
        let name: String
        let isDefault: Bool
        let isRemovable: Bool
        /// The language of a card's fixed words on a phone with this language.
        let wordsTag: String
        let verbOpen: String
        let verbView: String
        let verbPlay: String
        let verbShown: String
        let poweredByLine: String
        let title: String
        let subtitle: String
        let titleProblem: ExperienceDraft.Problem?
        let subtitleProblem: ExperienceDraft.Problem?
        /// A Boolean value that indicates whether the language was just added; its title then gets the focus.
        let isAdded: Bool
        let titleCount: Int
        let subtitleCount: Int
        let titleLimit = Limits.title.allowed
        let titleAdvised = Limits.title.advised
        let subtitleLimit = Limits.subtitle.allowed
        let subtitleAdvised = Limits.subtitle.advised

        init(
            _ words: ExperienceDraft.Words,
            of draft: ExperienceDraft,
            _ problems: [ExperienceDraft.Problem],
            added: String = "",
            appName: String,
            in context: PageContext
        ) {
            let labels = context.console.configuration.cardWords(Language(words.tag) ?? .english)
            wordsTag = labels.language
            verbOpen = labels.open
            verbView = labels.view
            verbPlay = labels.play
            verbShown = labels.label(of: draft.verb)
            poweredByLine = labels.poweredBy.replacing("%", with: appName)
            tag = words.tag
            name = LanguageNames.name(words.tag)
            isDefault = words.tag == draft.defaultLanguage
            isRemovable = !isDefault
            title = words.title
            subtitle = words.subtitle
            titleProblem = problems.first(about: "title-\(words.tag)")
            subtitleProblem = problems.first(about: "subtitle-\(words.tag)")
            isAdded = words.tag == added
            titleCount = words.title.count
            subtitleCount = words.subtitle.count
        }
    }

    /// A button at the end of the form.
    private struct Action {
        let value: String
        let name: String
        let style: String
    }

    /// A language that can be added.
    struct LanguageModel {
        let tag: String
        let name: String
    }

    /// The values of the page's template.
    private struct Model {
        let shell: Shell
        let heading: String
        let path: String
        let isNew: Bool
        let clip: String
        let clipName: String
        let appName: String
        let clips: [Choice]
        let status: String?
        let mark: String
        let findings: [ExperienceDraft.Problem]
        let hasFindings: Bool
        let findingsTitle: String
        let findingsMark: String
        let isRefused: Bool
        let version: Int
        let image: String
        let imagePath: String?
        let upload: String
        let url: String
        let urlExample: String
        let urlProblem: String?
        let imageProblem: String?
        let placeProblem: String?
        let host: String
        let lines: [Explanation.Line]
        let texts: [TextModel]
        let defaultLanguage: String
        let languages: [LanguageModel]
        let verbs: [Choice]
        let categories: [Choice]
        let isPoweredBy: Bool
        let latitude: String
        let longitude: String
        let hasPlace: Bool
        let imageWidth = Limits.headerImageWidth
        let imageHeight = Limits.headerImageHeight
        let largestWidth = Limits.largestHeaderImageWidth
        let largestHeight = Limits.largestHeaderImageWidth / 3 * 2
        let actions: [Action]
        let primaryAction: String
        let primaryName: String
        let codesPath: String?
        let changes: [ChangeModel]
        let hasChanges: Bool
    }

    /// The records of the registry that the page shows beside the experience.
    private struct Surroundings: Sendable {
        var clips: [StoredClip]
        var hosts: [HostName]
        var changes: [LogEntry]
    }

    /// Returns the page of an experience.
    static func page(_ input: Input, in context: PageContext) async throws -> Response {
        var draft = input.draft
        let (asked, id) = (draft.clip, input.id)
        let around = try await context.registry.read { store -> Surroundings in
            let clips = try store.clips()
            let clip = clips.first { $0.clip.identifier.text == asked } ?? clips.first
            let subject = id.map {
                LogEntry.Subject(kind: LogEntry.Subject.experience, id: "\($0.rawValue)")
            }
            return Surroundings(
                clips: clips,
                hosts: try clip.flatMap { try store.latestBuild(of: $0.clip.identifier) }?.build
                    .associatedDomains ?? [],
                changes: try subject.map { try store.log(of: $0, before: nil, limit: 10) } ?? []
            )
        }
        let clip =
            around.clips.first { $0.clip.identifier.text == draft.clip } ?? around.clips.first
        if draft.clip.isEmpty { draft.clip = clip?.clip.identifier.text ?? "" }
        let errors = input.problems.filter { !$0.isAdvice }
        let invocation = try? InvocationURL(draft.url)
        let actions = actions(input.state)
        let status = input.status(errors)
        let model = Model(
            shell: Shell(
                context,
                title: id.map { "Experience \($0.rawValue)" } ?? "New experience",
                problem: input.problem
            ),
            heading: draft.words.first { !$0.title.isEmpty }?.title ?? "New experience",
            path: "/console/experiences/\(id.map { "\($0.rawValue)" } ?? "new")",
            isNew: id == nil,
            clip: draft.clip,
            clipName: clip.map { "\($0.app.name) · \($0.clip.identifier.text)" } ?? "",
            appName: clip?.app.name ?? "the app",
            clips: around.clips.map { $0.choice(draft.clip) },
            status: status?.word,
            mark: status?.mark ?? "",
            findings: input.problems,
            hasFindings: input.isRefused || id != nil && !input.problems.isEmpty,
            findingsTitle: input.problems.heading(isRefused: input.isRefused),
            findingsMark: input.isRefused ? "bad" : "warn",
            isRefused: input.isRefused,
            version: draft.version,
            image: draft.image,
            imagePath: draft.image.isEmpty ? nil : "/console/images/\(draft.image)",
            upload: draft.upload,
            url: draft.url,
            urlExample: "https://\(around.hosts.first?.text ?? "fruta.example")/",
            urlProblem: input.problems.sentence(about: "url"),
            imageProblem: input.problems.sentence(about: "file"),
            placeProblem: input.problems.sentence(about: "latitude"),
            host: invocation?.host.text ?? around.hosts.first?.text ?? "",
            lines: try await Explanation.lines(
                about: draft.url,
                of: draft.clip,
                isOwn: true,
                in: context
            ),
            texts: draft.words.map { words in
                TextModel(
                    words,
                    of: draft,
                    input.problems,
                    added: input.added,
                    appName: clip?.app.name ?? "the app",
                    in: context
                )
            },
            defaultLanguage: draft.defaultLanguage,
            languages: LanguageNames.others(than: draft.words.map(\.tag))
                .map { LanguageModel(tag: $0.tag, name: $0.name) },
            verbs: Verb.choices(draft.verb),
            categories: BusinessCategory.choices(draft.category),
            isPoweredBy: draft.isPoweredBy,
            latitude: draft.latitude,
            longitude: draft.longitude,
            hasPlace: !(draft.latitude + draft.longitude).isEmpty,
            actions: actions,
            primaryAction: actions.first?.value ?? "save",
            primaryName: actions.first?.name ?? "Save",
            codesPath: id.map { "/console/codes?experience=\($0.rawValue)" },
            changes: around.changes.map { ChangeModel($0, in: context) },
            hasChanges: !around.changes.isEmpty
        )
        let isFault = input.isRefused || input.problem != nil
        return .html(ConsoleTemplates.render("experience", model), isRefused: isFault)
    }

    private static func actions(_ state: PublicationState?) -> [Action] {
        switch state {
        case nil, .draft:
            [
                Action(value: "publish", name: "Publish", style: "primary"),
                Action(value: "save", name: "Save as draft", style: ""),
            ]
        case .published:
            [
                Action(value: "save", name: "Save", style: "primary"),
                Action(value: "deactivate", name: "Deactivate", style: ""),
            ]
        case .deactivated:
            [
                Action(value: "publish", name: "Activate", style: "primary"),
                Action(value: "save", name: "Save", style: ""),
            ]
        }
    }
}

extension ExperiencePage.Input {
    /// Returns the state as a chip shows it; `nil` for a new experience.
    fileprivate func status(_ errors: [ExperienceDraft.Problem]) -> (word: String, mark: String)? {
        guard let state else { return nil }
        if state == .published, !isRefused, let error = errors.first { return error.chip }
        return (state.word, state.mark)
    }
}

extension ExperienceDraft.Problem {
    /// The word and the colour of a chip for a published experience with the problem.
    var chip: (word: String, mark: String) {
        switch field {
        case "file": ("Image missing", "warn")
        case "url": ("Domain not associated", "bad")
        default: ("Incomplete", "warn")
        }
    }
}

extension [ExperienceDraft.Problem] {
    /// Returns the sentence of the first problem of a field, or `nil` if there is none.
    func sentence(about field: String) -> String? { first(about: field)?.sentence }

    /// Returns the first problem of a field, or `nil`; faults come before advice.
    func first(about field: String) -> ExperienceDraft.Problem? {
        first { $0.field == field && !$0.isAdvice } ?? first { $0.field == field }
    }

    /// Returns the heading above the problems.
    func heading(isRefused: Bool) -> String {
        if isRefused { return "Nothing was saved yet" }
        return allSatisfy(\.isAdvice) ? "Worth a look" : "Before the card is complete"
    }
}

extension StoredClip {
    /// Returns the clip as a choice of a menu.
    func choice(_ chosen: String) -> Choice {
        let text = clip.identifier.text
        return Choice(text, "\(app.name) · \(text)", isChosen: text == chosen)
    }
}
