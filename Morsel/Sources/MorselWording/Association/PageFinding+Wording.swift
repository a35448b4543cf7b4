public import AppSiteAssociation

extension PageTags.Finding {
    /// What was found in a page, as a sentence for people.
    public var sentence: String {
        let subject = subject ?? ""
        return switch code {
        case .bannerMissing: "The page has no Smart App Banner: no meta tag 'apple-itunes-app'."
        case .furtherBanner: "The page has a further banner tag; the first one counts."
        case .bannerOutsideHead: "The banner tag stands outside of the page's head."
        case .contentMissing: "The banner tag has no 'content'."
        case .clipMissing: "The banner tag has no 'app-clip-bundle-id', and shows no clip."
        case .clipIdentifier: "'\(subject)' is no bundle identifier."
        case .clipWithPrefix:
            "'\(subject)' begins with the team's prefix, which does not belong into the tag."
        case .appInClipsStead:
            "'\(subject)' is the full app; the clip's bundle identifier is wanted."
        case .otherClip: "The banner tag names another clip: '\(subject)'."
        case .appMissing:
            "The banner tag has no 'app-id': systems before 14, and people whose clips are forbidden, see no banner."
        case .appNumber: "The 'app-id' '\(subject)' is no number of the App Store."
        case .displayMissing:
            "There is no 'app-clip-display=card': the page shows the banner, and not the card."
        case .display: "The value '\(subject)' of 'app-clip-display' is unknown; 'card' is known."
        case .argument:
            "A clip sees nothing of 'app-argument'; the page's URL is its invocation URL."
        case .unknownName: "'\(subject)' means nothing in the banner tag."
        case .repeatedName: "'\(subject)' occurs a second time; the first value counts."
        case .pictureMissing:
            "The page has no 'og:image': a link shared in Messages shows no picture."
        case .pictureAddress: "The address of the picture, '\(subject)', is no whole https address."
        @unknown default: "There is a finding without words."
        }
    }
}
