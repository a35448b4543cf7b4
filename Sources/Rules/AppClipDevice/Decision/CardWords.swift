// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
public import AppClipTypes

/// The words of an experience on its card, in one language.
public struct CardWords: Sendable, Hashable {
    /// The title.
    public let title: String

    /// The line below the title.
    public let subtitle: String

    /// The language of both.
    public let language: Language

    /// The words of a card.
    public init(title: String, subtitle: String, language: Language) {
        self.title = title
        self.subtitle = subtitle
        self.language = language
    }

    /// The words in the language that fits a person best.
    ///
    /// - Parameters:
    ///   - metadata: What the experience puts on its card. A default experience has no title, and
    ///     gets the app's name (O-12).
    ///   - app: The full app.
    ///   - languages: The languages that the person reads, the first preferred most.
    public init(_ metadata: CardMetadata, of app: App, for languages: [Language]) {
        let localised = metadata.text(for: languages)
        title = localised?.text.title ?? app.name
        subtitle = localised?.text.subtitle ?? ""
        language = localised?.language ?? metadata.defaultLanguage
    }
}
