// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import HTTPExchange
import MorselRegistry
import MorselWording

/// The page of an experience: its form, with the card on a phone beside it.
struct ExperiencePage {
    /// The state of the page: the experience, its draft and its problems.
    struct Input: Sendable {
        /// The number of the experience; `nil` for a new one.
        var id: AdvancedExperience.ID?
        var state: PublicationState?
        var draft: ExperienceDraft
        var problems: [ExperienceDraft.Problem] = []
        /// A Boolean value that indicates whether the problems have prevented a change.
        var isRefused = false
        /// The language that was just added; empty if there is none.
        var added = ""
        /// A sentence above the form, if something other than a field is at fault.
        var problem: String?
    }

    static func response(in context: PageContext) async throws -> Response {
        guard context.path[1] != "new" else {
            try context.requireEditor()
            var draft = ExperienceDraft(clip: context.query.text("clip"))
            draft.url = context.query.text("url")
            return try await page(Input(draft: draft), in: context)
        }
        let id = try id(in: context)
        let input = try await context.registry.read { store -> Input in
            guard let stored = try store.experience(id) else { throw PageError.missing }
            let draft = ExperienceDraft(stored)
            let state = stored.experience.state
            return Input(
                id: id,
                state: state,
                draft: draft,
                problems: try problems(of: stored.experience, draft, in: store)
            )
        }
        return try await page(input, in: context)
    }

    static func id(in context: PageContext) throws(PageError) -> AdvancedExperience.ID {
        guard let number = Int64(context.path[1]), number >= 0, number < .max - 1 else {
            throw .missing
        }
        return AdvancedExperience.ID(rawValue: number)
    }

    /// Returns the findings of the store about an experience.
    static func problems(
        of experience: AdvancedExperience,
        _ draft: ExperienceDraft,
        in store: ReadTransaction
    ) throws -> [ExperienceDraft.Problem] {
        var associations = ExperienceAssociations()
        return try store.findings(about: experience, &associations).map {
            ExperienceDraft.Problem($0, defaultLanguage: draft.defaultLanguage)
        }
    }

    // MARK: Changing

    /// The decision that a transaction made.
    private enum Outcome: Sendable {
        case saved(AdvancedExperience.ID)
        case refused(Input)
    }

    static func change(in context: PageContext) async throws -> Response {
        try context.requireEditor()
        let isNew = context.path[1] == "new"
        let id = isNew ? nil : try id(in: context)
        var draft = ExperienceDraft(context.form)
        let action = context.form.text("action")
        var input = Input(id: id, draft: draft)
        switch try await FormImage.store(from: context) {
        case .none: break
        case .stored(let header, let upload):
            draft.image = header.reference
            draft.upload = upload
        case .refused(let sentence):
            input.problems = [.init(field: "file", sentence: sentence, isAdvice: false)]
            input.isRefused = true
        }
        let isEditing = draft.edit(action, adding: context.form.text("add"))
        input.draft = draft
        if isEditing || input.isRefused {
            if action == "add-language" { input.added = context.form.text("add") }
            if let id {
                input.state = try await context.registry.read {
                    try $0.experience(id)?.experience.state
                }
            }
            return try await page(input, in: context)
        }
        let outcome = try await save(input, action, in: context)
        switch outcome {
        case .saved(let id):
            let notice: Notice =
                switch action {
                case "publish": .published
                case "deactivate": .deactivated
                default: .saved
                }
            return context.done(notice, at: "experiences/\(id.rawValue)")
        case .refused(let input): return try await page(input, in: context)
        }
    }

    private static func save(
        _ input: Input,
        _ action: String,
        in context: PageContext
    ) async throws -> Outcome {
        do {
            return try await context.write { store in
                var input = input
                let stored = try input.id.map { id in
                    guard let stored = try store.experience(id) else { throw PageError.missing }
                    return stored
                }
                input.state = stored?.experience.state
                let state: PublicationState =
                    switch action {
                    case "publish": .published
                    case "deactivate": .deactivated
                    default: stored?.experience.state ?? .draft
                    }
                if let stored, stored.version != input.draft.version {
                    input.draft.version = stored.version
                    input.problem =
                        "Somebody else has changed this experience meanwhile. Your words are kept here; "
                        + "save again to replace the other change."
                    return .refused(input)
                }
                let (new, problems) = try input.draft.experience(in: state, from: store)
                guard let new else {
                    input.problems = problems
                    input.isRefused = true
                    return .refused(input)
                }
                let upload = input.draft.upload.isEmpty ? nil : input.draft.upload
                var associations = ExperienceAssociations()
                guard let stored else {
                    return .saved(
                        try store.register(new, upload: upload, &associations).id
                    )
                }
                _ = try store.revise(
                    new.replacing(stored.experience),
                    upload: upload,
                    &associations
                )
                return .saved(stored.experience.id)
            }
        } catch let error as RegistrationError {
            var input = input
            input.problems = error.findings.map {
                ExperienceDraft.Problem($0, defaultLanguage: input.draft.defaultLanguage)
            }
            input.isRefused = true
            if let id = input.id {
                input.state = try await context.registry.read {
                    try $0.experience(id)?.experience.state
                }
            }
            return .refused(input)
        } catch RegistryError.unknownClip {
            var input = input
            let sentence = "The clip was never published. Choose another one."
            input.problems = [.init(field: "clip", sentence: sentence, isAdvice: false)]
            input.isRefused = true
            return .refused(input)
        }
    }
}

extension NewExperience {
    /// Returns an experience with the form's fields, and with the stored values of those that the
    /// form does not have.
    fileprivate func replacing(_ stored: AdvancedExperience) -> AdvancedExperience {
        var new = self
        new.placeDetails = stored.placeDetails
        let texts = card.texts.map { language, text in
            let image = stored.card.texts[language]?.image
            return (language, CardText(title: text.title, subtitle: text.subtitle, image: image))
        }
        new.card = CardMetadata(
            verb: card.verb,
            image: card.image,
            defaultLanguage: card.defaultLanguage,
            texts: Dictionary(texts) { $1 }
        )
        return new.withID(stored.id)
    }
}
