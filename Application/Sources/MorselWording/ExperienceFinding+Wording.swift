// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
import AppClipTypes

extension ExperienceFinding {
    /// A sentence that describes what the store finds.
    public var sentence: String {
        switch code {
        case .imageMissing: "The card has no image."
        case .imageFormat: "\(field.words) is neither PNG nor JPEG."
        case .imageSize(let width, let height):
            "\(field.words) must be \(Limits.headerImageWidth) × \(Limits.headerImageHeight) "
                + "pixels, or larger at 3:2 up to \(Limits.largestHeaderImageWidth) × "
                + "\(Limits.largestHeaderImageWidth / 3 * 2); got \(width) × \(height)."
        case .imageTransparency: "\(field.words) has transparency; it must be opaque."
        case .imageNotTaken:
            "\(field.words) is not accepted: an advanced experience has one image for all languages."
        case .textMissing: "There is no text in the default language."
        case .verbMissing: "The card has no action: OPEN, VIEW or PLAY."
        case .titleMissing: "\(field.words) is missing."
        case .titleNotTaken: "A default experience has no title: its card shows the app's name."
        case .subtitleMissing: "\(field.words) is missing."
        case .tooLong(let count, let limit):
            "\(field.words) has \(count) characters; the maximum is \(limit)."
        case .maybeCutOff(let count, let limit):
            "\(field.words) has \(count) characters; after \(limit) it may be truncated."
        case .languageNotInStore(let language): language.notInStore
        case .languageRepeated(let language, let other):
            "There are texts in \(other) and \(language), and the store has one for \(language.base) in an "
                + "advanced experience; keep one."
        case .tooMany(let count, let limit):
            "\(field.words) has a list of \(count) entries; the maximum is \(limit)."
        case .urlTaken(let owner): "Experience \(owner.rawValue) already has this URL."
        case .hostNotInEntitlement:
            "The URL's host is not among the associated domains of the clip's latest build."
        case .hostNotAssociated: "The association file of the URL's host does not list the clip."
        @unknown default: rule.sentence
        }
    }
}

extension ExperienceFinding.Field {
    fileprivate var words: String {
        switch self {
        case .image: "The image"
        case .localizedImage(let language): "The image (\(language))"
        case .place: "The place"
        case .texts: "The text"
        case .title(let language): "The title (\(language))"
        case .subtitle(let language): "The subtitle (\(language))"
        case .verb: "The action"
        case .url: "The URL"
        }
    }
}

extension PrefixWarning {
    /// The note, as a sentence.
    public var sentence: String {
        switch kind {
        case .sharesCharactersOnly(let other):
            "\(url) does not cover \(other): only whole path components match."
        case .differsInCaseOnly(let other):
            "\(url) and \(other) differ only in case, but URLs are case-sensitive."
        case .yields(let other):
            "If both \(url) and \(other) cover a URL, the longer one, \(other), is used."
        case .orderOfItemsMatters:
            "The query items of \(url) match only in this order, and only before all others."
        @unknown default: "\(url) may match in an unexpected way."
        }
    }
}
