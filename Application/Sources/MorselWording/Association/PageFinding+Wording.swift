// SPDX-License-Identifier: Apache-2.0

public import AppSiteAssociation

extension PageTags.Finding {
    /// A sentence that describes the finding.
    public var sentence: String {
        let subject = subject ?? ""
        return switch code {
        case .bannerMissing:
            "The page has no Smart App Banner: there is no meta tag "
                + "'apple-itunes-app'."
        case .furtherBanner: "The page has another banner tag; only the first one is used."
        case .bannerOutsideHead: "The banner tag is outside the page's head."
        case .contentMissing: "The banner tag has no attribute 'content'."
        case .clipMissing:
            "The banner tag has no 'app-clip-bundle-id', so it does not offer the "
                + "App Clip."
        case .clipIdentifier: "'\(subject)' is not a bundle identifier."
        case .clipWithPrefix:
            "'\(subject)' starts with the team's prefix, which must not be in the tag."
        case .appInClipsStead:
            "'\(subject)' is the full app; use the clip's bundle identifier."
        case .otherClip: "The banner tag is for another clip: '\(subject)'."
        case .appMissing:
            "The banner tag has no 'app-id', so devices before iOS 14, or with App Clips "
                + "restricted, show no banner."
        case .appNumber: "The 'app-id' '\(subject)' is not an App Store ID, which is a number."
        case .displayMissing:
            "The banner tag has no 'app-clip-display=card', so the page shows only the banner, not "
                + "the card."
        case .display:
            "The value '\(subject)' of 'app-clip-display' is unknown; the only value is "
                + "'card'."
        case .argument:
            "App Clips do not receive 'app-argument'; their invocation URL is the page's URL."
        case .unknownName: "'\(subject)' is not a known name in the banner tag."
        case .repeatedName: "'\(subject)' is repeated; only the first value is used."
        case .imageMissing:
            "The page has no 'og:image', so a link shared in Messages shows no image."
        case .imageAddress: "The image URL '\(subject)' is not an absolute https URL."
        @unknown default: "No description of this finding is available."
        }
    }
}
