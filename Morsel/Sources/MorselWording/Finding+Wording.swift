public import AppClipExperiences
import AppClipTypes

extension Finding {
    /// What the store says, as a sentence for people.
    public var sentence: String {
        switch code {
        case .imageMissing: "The card has no image."
        case .imageFormat: "The image is neither PNG nor JPEG."
        case .imageSize(let width, let height):
            "The image is \(width) × \(height) pixels. It has to be "
                + "\(Limits.headerImageWidth) × \(Limits.headerImageHeight)."
        case .imageTransparency: "The image has transparency. It has to be opaque."
        case .textMissing: "There is no text in the default language."
        case .titleMissing: "\(field.words) is missing."
        case .titleNotTaken: "A default experience takes no title: its card shows the app's name."
        case .subtitleMissing: "\(field.words) is missing."
        case .tooLong(let count, let limit):
            "\(field.words) has \(count) characters. At most \(limit) are taken."
        case .maybeCutOff(let count, let limit):
            "\(field.words) has \(count) characters. Beyond \(limit) it may be cut off."
        case .urlTaken(let owner): "Experience \(owner.rawValue) has this URL already."
        case .hostNotInEntitlement:
            "The URL is not contained in the associated domains of the clip's latest build."
        case .hostNotAssociated: "The URL's host does not name the clip in its association file."
        @unknown default: "Rule \(rule) has spoken."
        }
    }
}

extension Finding.Field {
    fileprivate var words: String {
        switch self {
        case .image: "The image"
        case .texts: "The text"
        case .title(let language): "The title (\(language))"
        case .subtitle(let language): "The subtitle (\(language))"
        case .url: "The URL"
        }
    }
}

extension PrefixWarning {
    /// What may surprise, as a sentence for people.
    public var sentence: String {
        switch kind {
        case .sharesCharactersOnly(let other):
            "\(url) does not cover \(other): path components count as a whole."
        case .differsInCaseOnly(let other):
            "\(url) and \(other) differ only in capital letters, and are different."
        case .yields(let other):
            "Invocations that \(url) and \(other) both cover go to the longer path, \(other)."
        case .orderOfItemsMatters:
            "The query items of \(url) are only found in this order, before all others."
        @unknown default: "\(url) may surprise."
        }
    }
}
