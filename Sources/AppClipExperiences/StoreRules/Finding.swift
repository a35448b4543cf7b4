public import AppClipTypes

/// Something that the store says about an experience.
public struct Finding: Sendable, Hashable {
    /// What was found.
    public let code: Code

    /// Where it was found.
    public let field: Field

    /// What was found in an experience.
    @nonexhaustive public enum Code: Sendable, Hashable {
        /// There is no picture.
        case imageMissing
        /// The picture is neither PNG nor JPEG.
        case imageFormat
        /// The picture has not the one size that is taken.
        case imageSize(width: Int, height: Int)
        /// The picture can be seen through.
        case imageTransparency
        /// The default language has no text.
        case textMissing
        /// There is no title.
        case titleMissing
        /// A default experience was given a title.
        case titleNotTaken
        /// There is no subtitle.
        case subtitleMissing
        /// A text has more characters than are taken.
        case tooLong(characters: Int, limit: Int)
        /// A text has more characters than were taken in 2020, and may be cut off.
        case maybeCutOff(characters: Int, limit: Int)
        /// An experience with the same URL exists.
        case urlTaken(by: AdvancedExperience.ID)
        /// The clip's entitlement does not name the URL's host.
        case hostNotInEntitlement
        /// The host does not name the clip, or cannot be asked.
        case hostNotAssociated
    }

    /// A part of an experience.
    public enum Field: Sendable, Hashable {
        /// The picture.
        case image
        /// All texts together.
        case texts
        /// The title in a language.
        case title(Language)
        /// The subtitle in a language.
        case subtitle(Language)
        /// The registered URL.
        case url
    }

    /// How much it matters.
    public enum Severity: Sendable, Hashable {
        /// The store refuses the experience.
        case error
        /// The store takes the experience, which could be better.
        case advice
    }

    /// How much it matters.
    public var severity: Severity {
        if case .maybeCutOff = code { .advice } else { .error }
    }

    /// The rule that says so.
    public var rule: RuleID {
        switch code {
        case .imageMissing:
            "C-02"
        case .imageFormat, .imageSize, .imageTransparency:
            "C-06"
        case .textMissing, .titleNotTaken, .subtitleMissing:
            "C-02"
        case .titleMissing:
            "C-03"
        case .tooLong, .maybeCutOff:
            "C-05"
        case .urlTaken:
            "C-15"
        case .hostNotInEntitlement, .hostNotAssociated:
            "B-16"
        }
    }
}
