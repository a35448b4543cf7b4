import AppClipTypes
import AppSiteAssociation
public import AssociationVerification

extension Diagnosis.Check {
    /// What is looked at, as a title for people.
    public var title: String {
        switch self {
        case .advancedExperience: "Advanced experience registered"
        case .publication: "App Clip published"
        case .association: "App Clip associated with the URL"
        case .code: "URL fits into an App Clip Code"
        case .banner: "Smart App Banner on the website"
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
            case .banner: "supporting-invocations-from-your-website-and-the-messages-app"
            }
        return "https://developer.apple.com/documentation/appclip/\(page)"
    }
}

extension Diagnosis.Cause {
    /// A stable name, for programs.
    public var name: String { wording.name }

    /// Why, and what mends it, as a sentence for people.
    public var sentence: String { wording.sentence }

    private var wording: (name: String, sentence: String) {
        switch self {
        case .registration(let fact): fact.wording
        case .publication(let fact): fact.wording
        case .association(let fact): fact.wording
        case .code(let fact): fact.wording
        case .banner(let fact): fact.wording
        }
    }
}

extension DiagnosisFacts.Registration {
    fileprivate var wording: (name: String, sentence: String) {
        switch self {
        case .advanced(let url): ("advanced", "\(url) covers it.")
        case .deactivated(let number):
            ("deactivated", "Experience \(number), which covers it, is deactivated. Publish it.")
        case .nothing:
            (
                "not-registered",
                "No advanced experience covers it. Register one whose URL is a prefix of it; "
                    + "without one the clip starts from fewer places."
            )
        case .unknownHere:
            ("registry-unknown", "This registry knows nothing of the host; the store may.")
        }
    }
}

extension DiagnosisFacts.Publication {
    fileprivate var wording: (name: String, sentence: String) {
        switch self {
        case .released(let clip): ("released", "\(clip) is released.")
        case .notReleased(let clip):
            ("not-released", "The latest version of \(clip) is not released. Release it.")
        case .noBuild(let clip): ("no-build", "\(clip) has no build. Publish one.")
        case .noClip:
            ("no-clip", "No clip belongs to the URL. Publish one, and name it in the file.")
        case .unknownHere([]):
            ("registry-unknown", "Which clip belongs to the URL is not known here.")
        case .unknownHere(let clips):
            (
                "registry-unknown",
                "This registry does not know \(clips.listed); the store may."
            )
        }
    }
}

extension DiagnosisFacts.Association {
    fileprivate var wording: (name: String, sentence: String) {
        switch self {
        case .judged(.verified, let clip):
            ("verified", "\(clip) and the host name each other.")
        case .judged(.failed(let cause), _): (cause.name, cause.sentence)
        case .named(let clips):
            (
                "named",
                "The host's file names \(clips.listed). Whether the entitlement names the host is "
                    + "not known here."
            )
        case .namesNone:
            (
                "names-none",
                "The host's file names no clip. Add its identifier to 'appclips.apps'."
            )
        case .noFile(let fault): (fault.name, fault.sentence)
        }
    }
}

extension DiagnosisFacts.CodeFit {
    fileprivate var wording: (name: String, sentence: String) {
        switch self {
        case .fits(let bits): ("fits", "It takes \(bits) bits.")
        case .tooLong(let bits, let limit):
            (
                "too-long",
                "It takes \(bits) bits, and a code has \(limit). Register a shorter URL for codes."
            )
        case .notEncodable(let offset):
            (
                "not-encodable",
                "Byte \(offset + 1) cannot be written in a code. Use lower-case letters, digits "
                    + "and the few signs that codes have."
            )
        }
    }
}

extension DiagnosisFacts.PageBanner {
    fileprivate var wording: (name: String, sentence: String) {
        switch self {
        case .names(let bundle): ("names", "The page's banner names \(bundle).")
        case .namesOther(let bundle, let expected):
            (
                "names-other",
                "The page's banner names \(bundle); \(expected) belongs to the URL."
            )
        case .withoutClip:
            (
                "without-clip",
                "The page's banner names no clip. Add app-clip-bundle-id to its content."
            )
        case .nothing:
            (
                "no-banner",
                "The page has no Smart App Banner. Add the meta tag 'apple-itunes-app' to it."
            )
        case .noPage(let fault): ("no-page", "There is no page to look at. \(fault.sentence)")
        }
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

    /// What is missing, as a sentence for people.
    public var sentence: String {
        switch self {
        case .notRegistered(let url):
            "The URL leads to \(url.text), which no advanced experience covers. Register both."
        case .notAssociated(let host):
            "The URL leads to \(host), whose association file does not name the clip. Both hosts "
                + "need the file and the entitlement."
        case .insecure: "The URL leads to an address without TLS."
        case .unreadable: "The URL leads to something that is no invocation URL."
        case .tooMany: "The URL leads on and on."
        }
    }
}

extension [AppIdentifier] {
    /// The first few, for a sentence.
    fileprivate var listed: String {
        let names = prefix(3).map(\.text).joined(separator: ", ")
        return count > 3 ? "\(names) and \(count - 3) more" : names
    }
}
