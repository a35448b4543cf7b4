// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
public import AppClipTypes

/// The text of an experience on its card, in one language.
public struct CardWords: Sendable, Hashable {
    /// The title of the card.
    public let title: String

    /// The line below the title.
    public let subtitle: String

    /// The language of title and subtitle.
    public let language: Language

    /// Creates the text of a card.
    public init(title: String, subtitle: String, language: Language) {
        self.title = title
        self.subtitle = subtitle
        self.language = language
    }

    /// Creates the text in the language that fits a person best.
    ///
    /// - Parameters:
    ///   - metadata: The metadata of the experience's card. A default experience has no title, and
    ///     gets the app's name (O-12).
    ///   - app: The full app.
    ///   - languages: The preferred languages, the most preferred first.
    public init(_ metadata: CardMetadata, of app: App, for languages: [Language]) {
        let localised = metadata.text(for: languages)
        title = localised?.text.title ?? app.name
        subtitle = localised?.text.subtitle ?? ""
        language = localised?.language ?? metadata.defaultLanguage
    }
}
