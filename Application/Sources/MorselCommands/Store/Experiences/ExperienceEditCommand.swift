// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes
import ArgumentParser
import ClipPublishing
import CommandArguments
import MorselRegistry
import Terminal

/// A command that changes an experience (C2).
struct ExperienceEditCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit",
        abstract: "Change an experience; what no option names stays as it is."
    )

    @OptionGroup var choice: ExperienceChoice

    @Option(help: "Another URL for the experience.")
    var url: String?

    @Option(help: "The title in the card's default language.")
    var title: String?

    @Option(help: "The subtitle in the card's default language.")
    var subtitle: String?

    @Option(help: "The action on the card's button: open, view or play.")
    var verb: String?

    @Option(
        help:
            "The default language, for people who read none of the others; the card has a text in it."
    )
    var language: String?

    @Flag(
        inversion: .prefixedNo,
        help: "Show \"Powered by\" and the app's name on the card, or not."
    )
    var poweredBy: Bool?

    @OptionGroup var business: BusinessOptions

    @Flag(help: "Take away place and address.")
    var noPlace = false

    @Flag(help: "Take away the category.")
    var noCategory = false

    /// The parsed values of the options.
    private struct Changes: Sendable {
        let url: RegisteredURL?
        let verb: Verb?
        let language: Language?
        let business: BusinessOptions.Values
    }

    private func readChanges() throws -> Changes {
        Changes(
            url: try url.map { try Parsed.registeredURL($0) },
            verb: try verb.map { try Parsed.verb($0) },
            language: try language.map { try Parsed.language($0) },
            business: try business.values()
        )
    }

    func run() async throws {
        let changes = try Console.reading(json: choice.json) { try readChanges() }
        let (title, subtitle, poweredBy) = (title, subtitle, poweredBy)
        let (noPlace, noCategory) = (noPlace, noCategory)
        try await choice.report { experience, _ in
            if let url = changes.url { experience.url = url }
            let card = experience.card
            let standard = changes.language ?? card.defaultLanguage
            var texts = card.texts
            if title != nil || subtitle != nil {
                texts[standard] = CardText(
                    title: title ?? texts[standard]?.title,
                    subtitle: subtitle ?? texts[standard]?.subtitle ?? ""
                )
            }
            experience.card = CardMetadata(
                verb: changes.verb ?? card.verb,
                image: card.image,
                defaultLanguage: standard,
                texts: texts
            )
            if let poweredBy { experience.isPoweredBy = poweredBy }
            if noPlace { (experience.place, experience.placeDetails) = (nil, nil) }
            if noCategory { experience.category = nil }
            changes.business.apply(to: &experience)
        }
    }
}

/// A command that adds or changes the texts of a card in a language (C-25).
struct ExperienceLocalizeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "localize",
        abstract: "Add, change or remove the texts of a card in a language."
    )

    @OptionGroup var choice: ExperienceChoice

    @Option(help: "The language, such as de or zh-Hans.")
    var language: String

    @Option(help: "The title in this language.")
    var title: String?

    @Option(help: "The subtitle in this language.")
    var subtitle: String?

    @Flag(help: "Remove the texts in this language.")
    var remove = false

    func validate() throws {
        guard remove == (title == nil && subtitle == nil) else {
            throw ValidationError("Specify --title or --subtitle, or --remove alone.")
        }
    }

    func run() async throws {
        let tag = language
        let language = try Console.reading(json: choice.json) { try Parsed.language(tag) }
        let (title, subtitle, remove) = (title, subtitle, remove)
        try await choice.report { experience, _ in
            let before = experience.card.texts[language]
            if remove, before == nil {
                throw CommandError("language", "language: The card has no texts in \(language).")
            }
            var texts = experience.card.texts
            texts[language] =
                remove
                ? nil
                : CardText(
                    title: title ?? before?.title,
                    subtitle: subtitle ?? before?.subtitle ?? "",
                    image: before?.image
                )
            experience.card = CardMetadata(
                verb: experience.card.verb,
                image: experience.card.image,
                defaultLanguage: experience.card.defaultLanguage,
                texts: texts
            )
        }
    }
}

/// A command that changes the image of a card (C-06).
struct ExperienceImageCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "image",
        abstract: "Change the header image of an experience."
    )

    @OptionGroup var choice: ExperienceChoice

    @Argument(
        help: "A PNG or JPEG file of 1800 × 1200 to 3000 × 2000 pixels.",
        completion: .file()
    )
    var file: String

    func run() async throws {
        _ = try choice.name()
        try await Console.reporting(json: choice.json) {
            let image = try ImageFile.reading(file)
            try await choice.report { experience, store in
                experience.card = experience.card.with(image: try store.add(image))
            }
        }
    }
}

extension CardMetadata {
    /// Returns the card with another image.
    func with(image: HeaderImage?) -> CardMetadata {
        CardMetadata(verb: verb, image: image, defaultLanguage: defaultLanguage, texts: texts)
    }
}
