// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipExperiences
import AppClipTypes
import HTTPExchange
import MorselRegistry

/// The page of the default experience of a version of an app: its card has a subtitle, an image and
/// a verb, and the app's name as its title (rules C-02 and C-30).
struct DefaultExperiencePage {
    /// Returns the path of the page, below `/console/`.
    static func path(of clip: AppIdentifier, _ version: String) -> String {
        "clips/\(PercentEncoding.encoded(clip.text))/\(PercentEncoding.encoded(version))"
    }

    private struct Model {
        let shell: Shell
        let clipName: String
        let appName: String
        let version: String
        let path: String
        let status: String
        let mark: String
        let findings: [ExperienceDraft.Problem]
        let hasFindings: Bool
        let findingsTitle: String
        let findingsMark: String
        let isRefused: Bool
        let image: String
        let imagePath: String?
        let imageProblem: String?
        let texts: [ExperiencePage.TextModel]
        let defaultLanguage: String
        let languages: [ExperiencePage.LanguageModel]
        let verbs: [Choice]
        let imageWidth = Limits.headerImageWidth
        let imageHeight = Limits.headerImageHeight
        let largestWidth = Limits.largestHeaderImageWidth
        let largestHeight = Limits.largestHeaderImageWidth / 3 * 2
        let defaultLink: String
        let demoLinks: [LinkModel]
        let fingerprint: String
        let changes: [ChangeModel]
        let hasChanges: Bool
    }

    /// The records of the default experience in the registry.
    private struct Found: Sendable {
        let clip: StoredClip
        let record: DefaultExperienceRecord?
        let experience: DefaultExperience?
        let isReleased: Bool
        let changes: [LogEntry]

        /// A text that changes with the content of the experience; empty if there is none.
        var fingerprint: String { record?.fingerprint ?? "" }
    }

    /// The decision that a transaction made.
    private enum Outcome: Sendable {
        case saved
        case refused(Found, [ExperienceDraft.Problem], problem: String?)
    }

    static func response(in context: PageContext) async throws -> Response {
        guard let clip = try? AppIdentifier(context.path[1]) else { throw PageError.missing }
        let version = context.path[2]
        let found = try await context.registry.read { try find(clip, version, in: $0) }
        guard context.isChange else {
            return try page(found, version, Self.draft(found), problems: [], in: context)
        }
        try context.requireEditor()
        var draft = ExperienceDraft(context.form)
        switch try await FormImage.store(from: context) {
        case .none: break
        case .stored(let header, _): draft.image = header.reference
        case .refused(let sentence):
            let problem = ExperienceDraft.Problem(
                field: "file",
                sentence: sentence,
                isAdvice: false
            )
            return try page(found, version, draft, problems: [problem], in: context)
        }
        if draft.edit(context.form.text("action"), adding: context.form.text("add")) {
            return try page(found, version, draft, problems: [], in: context)
        }
        switch try await save(draft, of: clip, version, in: context) {
        case .saved:
            return context.done(.saved, at: Self.path(of: clip, version))
        case .refused(let found, let problems, let problem):
            return try page(
                found,
                version,
                draft,
                problems: problems,
                problem: problem,
                in: context
            )
        }
    }

    private static func save(
        _ draft: ExperienceDraft,
        of clip: AppIdentifier,
        _ version: String,
        in context: PageContext
    ) async throws -> Outcome {
        let seen = context.form.text("fingerprint")
        return try await context.write { store in
            let found = try find(clip, version, in: store)
            guard found.fingerprint == seen else {
                return .refused(
                    found,
                    [],
                    problem:
                        "Somebody else has changed this experience meanwhile. Your words are kept "
                        + "here; save again to replace the other change."
                )
            }
            var problems = draft.languageProblems
            if found.isReleased { problems += draft.emptySubtitles }
            guard problems.isEmpty else { return .refused(found, problems, problem: nil) }
            var record =
                found.record
                ?? DefaultExperienceRecord(id: .newRecordID(), clip: clip, version: version)
            record.take(draft)
            do {
                try store.revise(record)
            } catch let error as RegistrationError {
                return .refused(
                    found,
                    error.findings.map {
                        ExperienceDraft.Problem($0, defaultLanguage: draft.defaultLanguage)
                    },
                    problem: nil
                )
            }
            return .saved
        }
    }

    private static func find(
        _ clip: AppIdentifier,
        _ version: String,
        in store: ReadTransaction
    ) throws -> Found {
        guard let stored = try store.clip(clip),
            try store.builds(of: clip).contains(where: { $0.published.build.version == version })
        else { throw PageError.missing }
        let records = try store.records(DefaultExperienceRecord.self, of: clip.text)
        let record = records.last { $0.version == version }
        return Found(
            clip: stored,
            record: record,
            experience: try store.defaultExperience(of: clip, version: version),
            isReleased: try store.isReleased(version, of: clip),
            changes: try record.map { record in
                let kind = DefaultExperienceRecord.kind
                return try store.log(
                    of: LogEntry.Subject(kind: kind, id: record.id),
                    before: nil,
                    limit: 10
                )
            } ?? []
        )
    }

    private static func draft(_ found: Found) -> ExperienceDraft {
        var draft = ExperienceDraft(clip: found.clip.clip.identifier.text)
        guard let record = found.record else { return draft }
        draft.verb = record.verb ?? .open
        let words = record.localizations.map { localization in
            ExperienceDraft.Words(
                tag: localization.language.tag,
                title: "",
                subtitle: localization.subtitle ?? ""
            )
        }
        if let first = words.first {
            draft.words = words
            draft.defaultLanguage = record.defaultLanguage?.tag ?? first.tag
        }
        draft.image = record.localizations.compactMap(\.image).first?.text ?? ""
        return draft
    }

    private static func page(
        _ found: Found,
        _ version: String,
        _ draft: ExperienceDraft,
        problems: [ExperienceDraft.Problem],
        problem: String? = nil,
        in context: PageContext
    ) throws -> Response {
        let identifier = found.clip.clip.identifier
        let isRefused = !problems.isEmpty
        let isAdding = context.form.text("action") == "add-language"
        let added = isAdding ? context.form.text("add") : ""
        let stored = (found.experience?.findings ?? []).map {
            ExperienceDraft.Problem($0, defaultLanguage: draft.defaultLanguage)
        }
        let all = problems + (context.isChange ? [] : stored)
        let isComplete = found.experience?.state == .published && stored.allSatisfy(\.isAdvice)
        let model = Model(
            shell: Shell(context, title: "Default experience", problem: problem),
            clipName: identifier.text,
            appName: found.clip.app.name,
            version: version,
            path: "/console/" + Self.path(of: identifier, version),
            status: isComplete ? "Complete" : "Incomplete",
            mark: isComplete ? "good" : "warn",
            findings: all,
            hasFindings: !all.isEmpty,
            findingsTitle: all.heading(isRefused: isRefused),
            findingsMark: isRefused ? "bad" : "warn",
            isRefused: isRefused,
            image: draft.image,
            imagePath: draft.image.isEmpty ? nil : "/console/images/\(draft.image)",
            imageProblem: all.sentence(about: "file"),
            texts: draft.words.map { words in
                ExperiencePage.TextModel(
                    words,
                    of: draft,
                    all,
                    added: added,
                    appName: found.clip.app.name,
                    in: context
                )
            },
            defaultLanguage: draft.defaultLanguage,
            languages: LanguageNames.others(than: draft.words.map(\.tag))
                .map { ExperiencePage.LanguageModel(tag: $0.tag, name: $0.name) },
            verbs: Verb.choices(draft.verb),
            defaultLink: LinkModel.links(of: identifier, in: context).defaultLink,
            demoLinks: LinkModel.demoLinks(of: identifier, in: context),
            fingerprint: found.fingerprint,
            changes: found.changes.map { ChangeModel($0, in: context) },
            hasChanges: !found.changes.isEmpty
        )
        let isFault = isRefused || problem != nil
        return .html(ConsoleTemplates.render("default", model), isRefused: isFault)
    }
}

extension ExperienceDraft {
    /// The languages without a subtitle, for which the card would silently show another language.
    fileprivate var emptySubtitles: [Problem] {
        words.filter { $0.subtitle.isEmpty }.map { words in
            Problem(
                field: "subtitle-\(words.tag)",
                sentence: "The subtitle (\(words.tag)) is missing.",
                isAdvice: false
            )
        }
    }
}

extension DefaultExperienceRecord {
    /// Replaces the verb, languages, texts and image with those of a form.
    ///
    /// The image of a language that the form does not show is kept, unless another one was sent.
    fileprivate mutating func take(_ draft: ExperienceDraft) {
        verb = draft.verb
        defaultLanguage = Language(draft.defaultLanguage)
        let shown = localizations.compactMap(\.image).first
        let sent = Digest(draft.image)
        let old = localizations
        localizations = draft.words.compactMap { words in
            guard let language = Language(words.tag) else { return nil }
            var new =
                old.first { $0.language == language }
                ?? Localization(language: language, image: shown)
            new.subtitle = words.subtitle.isEmpty ? nil : words.subtitle
            if sent != shown {
                new.image = sent
                new.upload = nil
            }
            return new
        }
    }
}
