// SPDX-License-Identifier: Apache-2.0

public import AppClipTypes

/// The content that an experience provides for its card (rules C-02 and C-03).
public struct CardMetadata: Sendable, Hashable {
    /// The label of the button.
    public let verb: Verb

    /// The image at the top for each language without one of its own; `nil` until one is uploaded.
    public let image: HeaderImage?

    /// The language for people who prefer none of the other languages (rule C-25).
    public let defaultLanguage: Language

    /// The text in each language.
    public let texts: [Language: CardText]

    /// Creates the metadata of a card.
    public init(
        verb: Verb,
        image: HeaderImage?,
        defaultLanguage: Language = .english,
        texts: [Language: CardText]
    ) {
        self.verb = verb
        self.image = image
        self.defaultLanguage = defaultLanguage
        self.texts = texts
    }

    /// Returns the text in the language that fits a person best, or else in the default language.
    ///
    /// - Parameter languages: The preferred languages, the most preferred first.
    /// - Returns: The text and its language, or `nil` if the default language has no text.
    public func text(for languages: [Language]) -> (text: CardText, language: Language)? {
        let language = Language.best(for: languages, among: texts.keys) ?? defaultLanguage
        return texts[language].map { ($0, language) }
    }

    /// Returns the image for a language.
    ///
    /// - Parameter language: The language of the text that the card shows.
    /// - Returns: The image of its text, or else that of the card; `nil` if there is neither.
    public func image(in language: Language) -> HeaderImage? { texts[language]?.image ?? image }
}

/// The text on a card in one language.
public struct CardText: Sendable, Hashable {
    /// The title of the card.
    ///
    /// Cards of default experiences have none, and show the app's name (question O-12).
    public let title: String?

    /// The line below the title.
    public let subtitle: String

    /// The image that replaces the card's own; only default experiences can have one for a
    /// language.
    public let image: HeaderImage?

    /// Creates the text on a card.
    public init(title: String?, subtitle: String, image: HeaderImage? = nil) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
    }
}
