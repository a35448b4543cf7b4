// SPDX-License-Identifier: Apache-2.0

public import AppClipTypes

/// A finding of the store about an experience.
public struct ExperienceFinding: Sendable, Hashable {
    /// The kind of finding.
    public let code: Code

    /// The part of the experience that the finding is about.
    public let field: Field

    /// Creates a finding.
    public init(code: Code, field: Field) {
        self.code = code
        self.field = field
    }

    /// The kinds of findings about an experience.
    @nonexhaustive public enum Code: Sendable, Hashable {
        /// There is no image.
        case imageMissing
        /// The image is neither PNG nor JPEG.
        case imageFormat
        /// The image does not have the required size.
        case imageSize(width: Int, height: Int)
        /// The image has transparent pixels.
        case imageTransparency
        /// Only default experiences can have an image for a language.
        case imageNotTaken
        /// The default language has no text.
        case textMissing
        /// There is no verb.
        case verbMissing
        /// There is no title.
        case titleMissing
        /// A default experience cannot have a title.
        case titleNotTaken
        /// There is no subtitle.
        case subtitleMissing
        /// A text has more characters than allowed.
        case tooLong(characters: Int, limit: Int)
        /// A text has more characters than were allowed in 2020, and may be truncated.
        case maybeCutOff(characters: Int, limit: Int)
        /// The store has no texts in the language.
        case languageNotInStore(Language)
        /// Another text has the same language without script and region, and the store keeps only
        /// one.
        case languageRepeated(Language, as: Language)
        /// There are more entries than allowed.
        case tooMany(count: Int, limit: Int)
        /// Another experience has the same URL.
        case urlTaken(by: AdvancedExperience.ID)
        /// The clip's entitlement does not name the URL's host.
        case hostNotInEntitlement
        /// The host's association file does not name the clip, or is not available.
        case hostNotAssociated
    }

    /// A part of an experience.
    public enum Field: Sendable, Hashable {
        /// The image of the card.
        case image
        /// The image for a language.
        case localizedImage(Language)
        /// All texts together.
        case texts
        /// The title in a language.
        case title(Language)
        /// The subtitle in a language.
        case subtitle(Language)
        /// The label of the button.
        case verb
        /// The registered URL.
        case url
        /// The details of the place.
        case place
    }

    /// The severity of a finding.
    public enum Severity: Sendable, Hashable {
        /// The store rejects the experience.
        case error
        /// The store accepts the experience, which could be improved.
        case advice
    }

    /// The severity of a finding.
    public var severity: Severity {
        if case .maybeCutOff = code { .advice } else { .error }
    }

    /// The rule on which the finding is based.
    public var rule: RuleID {
        switch code {
        case .imageMissing:
            "C-02"
        case .imageFormat, .imageSize, .imageTransparency:
            "C-06"
        case .imageNotTaken, .languageNotInStore, .languageRepeated:
            "C-25"
        case .textMissing, .verbMissing, .titleNotTaken, .subtitleMissing:
            "C-02"
        case .titleMissing:
            "C-03"
        case .tooLong, .maybeCutOff, .tooMany:
            field == .place ? "C-26" : "C-05"
        case .urlTaken:
            "C-15"
        case .hostNotInEntitlement, .hostNotAssociated:
            "B-16"
        }
    }
}
