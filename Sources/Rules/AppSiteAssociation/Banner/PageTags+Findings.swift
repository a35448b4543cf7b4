// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
public import AppClipTypes

extension PageTags {
    /// Returns the problems with the tags of a page, and their unexpected effects.
    ///
    /// - Parameters:
    ///   - clip: The bundle identifier of the clip that the page is for; `nil` for any clip.
    ///   - app: The bundle identifier of the full app, to detect its use in place of the clip's.
    /// - Returns: The findings, those of the banner first.
    public func findings(clip: BundleIdentifier? = nil, app: BundleIdentifier? = nil) -> [Finding] {
        var findings: [Finding] = []
        func find(_ code: Finding.Code, _ line: Int, _ subject: String? = nil) {
            findings.append(Finding(code: code, line: line, subject: subject))
        }
        if let tag = banners.first, let banner {
            let line = tag.line
            if tag.content == nil { find(.contentMissing, line) }
            if !tag.isInHead { find(.bannerOutsideHead, line) }
            if let text = banner.clipBundle {
                if let code = Self.fault(of: text, clip: clip, app: app) { find(code, line, text) }
            } else {
                find(.clipMissing, line)
            }
            if let text = banner.app {
                if text.isEmpty || !text.utf8.allSatisfy(\.isDigit) { find(.appNumber, line, text) }
            } else {
                find(.appMissing, line)
            }
            switch banner.display {
            case nil: find(.displayMissing, line)
            case SmartAppBanner.cardDisplay: break
            case let other: find(.display, line, other)
            }
            if let argument = banner.argument { find(.argument, line, argument) }
            for name in banner.unknown { find(.unknownName, line, name) }
            for name in banner.repeated { find(.repeatedName, line, name) }
            for other in banners.dropFirst() { find(.furtherBanner, other.line) }
        } else {
            find(.bannerMissing, 0)
        }
        findImages(find)
        return findings
    }

    private func findImages(_ find: (Finding.Code, Int, String?) -> Void) {
        guard let image = images.first else {
            // Sharing requires the image only if there is a clip to share.
            return find(.imageMissing, 0, nil)
        }
        let address = image.content ?? ""
        if !address.lowercased().hasPrefix("https://") {
            find(.imageAddress, image.line, address)
        }
    }

    /// Returns the problem with `app-clip-bundle-id` (rule B-33).
    private static func fault(
        of text: String,
        clip: BundleIdentifier?,
        app: BundleIdentifier?
    ) -> Finding.Code? {
        if let identifier = try? AppIdentifier(text),
            clip == nil || identifier.bundle == clip
        {
            return .clipWithPrefix
        }
        guard let bundle = try? BundleIdentifier(text) else { return .clipIdentifier }
        if bundle == app { return .appInClipsStead }
        if let clip, clip != bundle {
            return clip.text.hasPrefix(bundle.text + ".") ? .appInClipsStead : .otherClip
        }
        return nil
    }

    /// A problem with the tags of a page, or an unexpected effect of them.
    public struct Finding: Sendable, Hashable {
        /// The kind of finding.
        public let code: Code

        /// The line of the tag, from 1 on; 0 if there is no tag.
        public let line: Int

        /// The text at fault.
        public let subject: String?

        /// The kinds of findings about the tags of a page.
        @nonexhaustive public enum Code: String, Sendable, Hashable, CaseIterable {
            /// The page has no banner tag (rule D-27).
            case bannerMissing = "banner-missing"
            /// The page has a second banner tag; only the first is used.
            case furtherBanner = "further-banner"
            /// The tag is outside of the page's head.
            case bannerOutsideHead = "banner-outside-head"
            /// The tag has no `content` (rule B-28).
            case contentMissing = "content-missing"
            /// The tag does not name a clip (rule B-28).
            case clipMissing = "clip-missing"
            /// The name of the clip is not a bundle identifier (rule B-33).
            case clipIdentifier = "clip-identifier"
            /// The name of the clip contains the team's prefix, which is not allowed here (rule
            /// B-33).
            case clipWithPrefix = "clip-with-prefix"
            /// The full app's identifier is in the place of the clip's (rule B-33).
            case appInClipsStead = "app-in-clips-stead"
            /// The tag names another clip (rule B-33).
            case otherClip = "other-clip"
            /// There is no `app-id`: systems before 14, and people for whom clips are forbidden,
            /// see no banner (rule B-29).
            case appMissing = "app-missing"
            /// The `app-id` is not a number of the store (rule B-33).
            case appNumber = "app-number"
            /// There is no `app-clip-display`: the page shows the banner, but no card (rule B-30).
            case displayMissing = "display-missing"
            /// The value of `app-clip-display` is not `card` (rule B-30).
            case display
            /// A clip does not receive `app-argument` (rule B-31).
            case argument
            /// The name has no meaning.
            case unknownName = "unknown-name"
            /// The name occurs a second time; only the first value is used.
            case repeatedName = "repeated-name"
            /// There is no image for sharing in Messages (rule B-32).
            case imageMissing = "image-missing"
            /// The image's address is not an absolute `https` URL (rule B-32).
            case imageAddress = "image-address"

            /// The severity of the finding.
            public var severity: SiteAssociation.Severity {
                switch self {
                case .contentMissing, .clipMissing, .clipIdentifier, .clipWithPrefix,
                    .appInClipsStead, .otherClip, .appNumber:
                    .error
                case .bannerMissing, .furtherBanner, .bannerOutsideHead, .appMissing, .display,
                    .repeatedName, .imageMissing, .imageAddress:
                    .warning
                case .displayMissing, .argument, .unknownName: .note
                }
            }

            /// The rule on which the finding is based, if any.
            public var rule: RuleID? {
                switch self {
                case .bannerMissing: "D-27"
                case .contentMissing, .clipMissing: "B-28"
                case .clipIdentifier, .clipWithPrefix, .appInClipsStead, .otherClip, .appNumber:
                    "B-33"
                case .appMissing: "B-29"
                case .displayMissing, .display: "B-30"
                case .argument: "B-31"
                case .imageMissing, .imageAddress: "B-32"
                case .furtherBanner, .bannerOutsideHead, .unknownName, .repeatedName: nil
                }
            }
        }
    }
}
