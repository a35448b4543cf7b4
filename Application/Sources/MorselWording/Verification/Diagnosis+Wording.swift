// SPDX-License-Identifier: Apache-2.0

import AppClipTypes
import AppSiteAssociation
public import AssociationVerification

extension Diagnosis.Check {
    /// The title of the check, for people.
    public var title: String {
        switch self {
        case .advancedExperience: "Advanced App Clip experience registered"
        case .publication: "App Clip published"
        case .association: "App Clip associated with the URL"
        case .code: "URL fits in an App Clip Code"
        case .banner: "Smart App Banner on the website"
        case .system: "System new enough"
        }
    }

    /// The page of Apple's documentation that helps (rule D-52).
    public var help: String {
        let page =
            switch self {
            case .advancedExperience: "configuring-the-launch-experience-of-your-app-clip"
            case .publication: "distributing-your-app-clip"
            case .association: "associating-your-app-clip-with-your-website"
            case .code: "encoding-a-url-in-an-app-clip-code"
            case .system: "choosing-the-right-functionality-for-your-app-clip"
            case .banner: "supporting-invocations-from-your-website-and-the-messages-app"
            }
        return "https://developer.apple.com/documentation/appclip/\(page)"
    }
}

extension Diagnosis.Cause {
    /// A stable name, for programs.
    public var name: String { wording.name }

    /// A sentence that describes the cause and how to fix it.
    public var sentence: String { wording.sentence }

    private var wording: (name: String, sentence: String) {
        switch self {
        case .registration(let fact): fact.wording
        case .publication(let fact): fact.wording
        case .association(let fact): fact.wording
        case .code(let fact): fact.wording
        case .banner(let fact): fact.wording
        case .system(let fact): fact.wording
        }
    }
}

extension DiagnosisFacts.Registration {
    fileprivate var wording: (name: String, sentence: String) {
        switch self {
        case .advanced(let url): ("advanced", "The experience \(url) covers the URL.")
        case .deactivated(let number):
            (
                "deactivated",
                "Experience \(number), which covers the URL, is deactivated. "
                    + "Reactivate it."
            )
        case .nothing:
            (
                "not-registered",
                "No advanced experience covers the URL. Register one whose URL is a prefix of it; "
                    + "without one, fewer kinds of invocation launch the clip."
            )
        case .unknownHere:
            (
                "registry-unknown",
                "The database has no experiences for this host; they may be registered in App "
                    + "Store Connect."
            )
        }
    }
}

extension DiagnosisFacts.Publication {
    fileprivate var wording: (name: String, sentence: String) {
        switch self {
        case .released(let clip): ("released", "\(clip) is released.")
        case .notReleased(let clip):
            (
                "not-released",
                "The latest version of \(clip) is not released. Publish a released one with 'morsel publish'."
            )
        case .noBuild(let clip):
            ("no-build", "\(clip) has no published build. Publish one with 'morsel publish'.")
        case .noClip:
            (
                "no-clip",
                "No clip is associated with the URL. Publish one and list it in the host's "
                    + "association file."
            )
        case .unknownHere([]):
            ("registry-unknown", "The clip for the URL is not in the database.")
        case .unknownHere(let clips):
            (
                "registry-unknown",
                "\(clips.listed) is not in the database; it may be in the App Store."
            )
        }
    }
}

extension DiagnosisFacts.Association {
    fileprivate var wording: (name: String, sentence: String) {
        switch self {
        case .judged(.verified, let clip):
            ("verified", "\(clip) and the host are associated.")
        case .judged(.failed(let cause), _): (cause.name, cause.sentence)
        case .named(let clips):
            (
                "named",
                "The host's association file lists \(clips.listed). The clip's entitlement is not "
                    + "in the database."
            )
        case .namedWithoutPrefix(let clips):
            (
                "named-without-prefix",
                "The host's association file lists \(clips.listed) without the team's prefix. Write "
                    + "the ten characters and a dot before the bundle identifier."
            )
        case .namesNone:
            (
                "names-none",
                "The host's association file lists no clip. Add the clip's identifier to "
                    + "'appclips.apps'."
            )
        case .noFile(let fault): (fault.name, fault.sentence)
        }
    }
}

extension DiagnosisFacts.CodeFit {
    fileprivate var wording: (name: String, sentence: String) {
        switch self {
        case .fits(let bits): ("fits", "The URL needs \(bits) bits.")
        case .tooLong(let bits, let limit):
            (
                "too-long",
                "The URL needs \(bits) bits, but a code holds \(limit). Register a shorter URL for "
                    + "codes."
            )
        case .notEncodable(let offset):
            (
                "not-encodable",
                "Byte \(offset + 1) of the URL cannot be encoded in a code. Use a lowercase host, "
                    + "and letters, digits and / # ? = % - . _ , + ; : & after it."
            )
        case .localHost(let host):
            (
                "local-host",
                "\(host) is a name for this machine or its network, which no code contains. Check "
                    + "the URL with the host of the website."
            )
        }
    }
}

extension DiagnosisFacts.PageBanner {
    fileprivate var wording: (name: String, sentence: String) {
        switch self {
        case .names(let bundle): ("names", "The page's Smart App Banner is for \(bundle).")
        case .namesOther(let bundle, let expected):
            (
                "names-other",
                "The page's Smart App Banner is for \(bundle), but the URL's clip is \(expected)."
            )
        case .notListed(let bundle, let listed):
            (
                "not-listed",
                "The page's Smart App Banner is for \(bundle), which the host's association file "
                    + "does not list; it lists \(listed.listed). Safari shows no banner for it."
            )
        case .namesUnknown(let bundle):
            (
                "names-unknown",
                "The page's Smart App Banner is for \(bundle). Whether this is the URL's clip is "
                    + "not known: no association file lists a clip for the host."
            )
        case .withoutClip:
            (
                "without-clip",
                "The page's Smart App Banner names no clip. Add 'app-clip-bundle-id' to its "
                    + "content."
            )
        case .nothing:
            (
                "no-banner",
                "The page has no Smart App Banner. Add the meta tag 'apple-itunes-app' to it."
            )
        case .noCardHere(let status, let rule):
            (
                "no-card-here",
                "This server's page for the URL has no App Clip card and no banner (status "
                    + "\(status)).\(rule.map { " \($0.text): \($0.sentence)" } ?? "") Open "
                    + "/.morsel/why?url=… on the server for the reasons."
            )
        case .noPage(let fault):
            ("no-page", "The page could not be loaded. \(fault.sentenceForPage)")
        }
    }
}

extension DiagnosisFacts.SystemFit {
    fileprivate var wording: (name: String, sentence: String) {
        let kinds = launching.map(\.title).joined(separator: ", ")
        guard !tooOld.isEmpty else {
            return (
                "system-suffices",
                kinds.isEmpty
                    ? "iOS \(system) is new enough; the other checks say what is missing."
                    : "iOS \(system) launches the clip by \(kinds)."
            )
        }
        let needed = Dictionary(grouping: tooOld, by: \.needed).sorted { $0.key < $1.key }
            .map { "iOS \($0.key) for \($0.value.map(\.source.title).joined(separator: ", "))" }
            .joined(separator: "; ")
        return launching.isEmpty
            ? ("system-too-old", "iOS \(system) is too old. The clip needs \(needed).")
            : (
                "system-too-old-for-some",
                "iOS \(system) launches the clip by \(kinds) alone. It needs \(needed)."
            )
    }
}

extension RedirectFinding {
    /// A stable name, for programs.
    public var name: String {
        switch self {
        case .notRegistered: "redirect-not-registered"
        case .notAssociated: "redirect-not-associated"
        case .insecure: "redirect-insecure"
        case .unreadable: "redirect-unreadable"
        case .tooMany: "redirect-endless"
        }
    }

    /// A sentence that says what is missing.
    public var sentence: String {
        switch self {
        case .notRegistered(let url):
            "The URL redirects to \(url.text), which no advanced experience covers. Register both "
                + "URLs."
        case .notAssociated(let host):
            "The URL redirects to \(host), whose association file does not list the clip. "
                + "Associate the clip with both hosts."
        case .insecure: "The URL redirects to a URL without https."
        case .unreadable: "The URL redirects to a URL that cannot be an invocation URL."
        case .tooMany: "The URL redirects too many times."
        }
    }
}

extension Collection where Element: CustomStringConvertible {
    /// The first three identifiers and the number of the others, for a sentence.
    var listed: String {
        let names = prefix(3).map(\.description).joined(separator: ", ")
        return count > 3 ? "\(names) and \(count - 3) more" : names
    }
}
