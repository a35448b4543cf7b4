// SPDX-License-Identifier: Apache-2.0

internal import AppClipExperiences
internal import AppClipTypes
internal import HTMLTemplates
internal import MorselRegistry

/// The default experience of a version of an app: its card has a subtitle, an image and a verb, and the
/// app's name for a title (rules C-02 and C-30).
struct DefaultExperiencePage {
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
        let verbName: String
        let imageWidth = Limits.headerImageWidth
        let imageHeight = Limits.headerImageHeight
        let largestWidth = Limits.largestHeaderImageWidth
        let largestHeight = Limits.largestHeaderImageWidth / 3 * 2
        let defaultLink: String
        let demoLinks: [LinkModel]
    }

    /// What the registry has of it.
    private struct Found: Sendable {
        let clip: StoredClip
        let record: DefaultExperienceRecord?
        let experience: DefaultExperience?
    }

    static func response(in context: PageContext) async throws -> ConsoleResponse {
        guard let clip = try? AppIdentifier(context.path[1]) else { throw PageError.missing }
        let version = context.path[2]
        let found = try await context.registry.read { try find(clip, version, in: $0) }
        guard context.isChange else {
            return try page(found, version, Self.draft(found), problems: [], in: context)
        }
        try context.requireEditor()
        var draft = ExperienceDraft(context.form)
        switch try await SentImage.store(from: context) {
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
        let typed = draft
        try await context.write { store in
            // Somebody else may have made it meanwhile.
            let found = try find(clip, version, in: store)
            var record =
                found.record
                ?? DefaultExperienceRecord(id: .newRecordID(), clip: clip, version: version)
            record.take(typed)
            try store.put(record)
        }
        let path = "clips/\(clip.text.percentEncoded)/\(version.percentEncoded)"
        return context.done(.saved, at: path)
    }

    private static func find(
        _ clip: AppIdentifier,
        _ version: String,
        in store: some StoreReading
    ) throws -> Found {
        guard let stored = try store.clip(clip),
            try store.builds(of: clip).contains(where: { $0.published.build.version == version })
        else { throw PageError.missing }
        let records = try store.records(DefaultExperienceRecord.self, of: clip.text)
        return Found(
            clip: stored,
            record: records.last { $0.version == version },
            experience: try store.defaultExperience(of: clip, version: version)
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
        in context: PageContext
    ) throws -> ConsoleResponse {
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
            shell: Shell(context, title: "Default experience"),
            clipName: identifier.text,
            appName: found.clip.app.name,
            version: version,
            path: "/console/clips/\(identifier.text.percentEncoded)/\(version.percentEncoded)",
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
            texts: draft.words.map { ExperiencePage.TextModel($0, of: draft, all, added: added) },
            defaultLanguage: draft.defaultLanguage,
            languages: LanguageNames.others(than: draft.words.map(\.tag))
                .map { ExperiencePage.LanguageModel(tag: $0.tag, name: $0.name) },
            verbs: Verb.choices(draft.verb),
            verbName: draft.verb.word,
            defaultLink: LinkModel.links(of: identifier, in: context).defaultLink,
            demoLinks: LinkModel.demoLinks(of: identifier, in: context)
        )
        return .html(ConsoleTemplates.render("default", model), status: isRefused ? 422 : 200)
    }
}

extension DefaultExperienceRecord {
    /// Takes over what was typed.
    ///
    /// An image of one language that the form does not show stays, unless another one was sent.
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
